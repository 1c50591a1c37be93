import type { SectionNumber } from '#framework/framework.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { endRun, findRunUnderWay, listRunsUnderWay, type ScriptRun, takeOffSection } from './script-runs.store.ts';
import { type WritingNotice, type WritingParts, writeSection, writingTopic } from './write-section.ts';

const queue = 'write-script';

/** The job that writes a complete script, section after section; what is written stays written when it is interrupted. */
export function defineWriteScript(parts: WritingParts & { jobs: Jobs; logError: (error: unknown) => void }) {
  const { queries, jobs, events, logError } = parts;

  const end = async (run: ScriptRun, state: 'done' | 'stopped' | 'failed', failure: string | null) => {
    await endRun(queries, run.id, state, failure);
    events.publish(writingTopic(run.projectId), { type: 'run-ended', runId: run.id } satisfies WritingNotice);
  };

  jobs.define<{ runId: number }>(queue, async ({ runId }, signal) => {
    const found = await findRunUnderWay(queries, runId);
    if (!found) return;
    const { run, ownerId } = found;
    // A model that writes for a run nobody wants any more is told to stop.
    const over = new AbortController();
    const unsubscribe = events.subscribe(writingTopic(run.projectId), (message) => {
      const notice = message as WritingNotice;
      if (notice.type === 'run-ended' && notice.runId === run.id) over.abort(new Error('The run is over.'));
    });
    try {
      for (const sectionNumber of run.remaining) {
        signal.throwIfAborted();
        const section = await writeSection(parts, {
          ownerId,
          projectId: run.projectId,
          sectionNumber: sectionNumber as SectionNumber,
          seeds: run.seeds,
          signal: AbortSignal.any([signal, over.signal]),
          isStillWanted: (transaction) => takeOffSection(transaction, run.id, sectionNumber),
        });
        if (!section) return;
      }
      await end(run, 'done', null);
    } catch (error) {
      // Handed back: the run stays under way and goes on at the next start.
      if (signal.aborted) throw error;
      if (over.signal.aborted) return;
      const isTold = error instanceof AppError;
      if (!isTold) logError(error);
      await end(
        run,
        'failed',
        isTold ? error.message : 'The script could not be written to its end. What is written is kept.',
      );
    } finally {
      unsubscribe();
    }
  });

  return {
    begin: (run: ScriptRun) => jobs.send(queue, { runId: run.id }, `run-${run.id}`),
    stop: (run: ScriptRun) => end(run, 'stopped', null),
    /** At the start of the only server: its predecessor's runs go on, whatever became of their jobs. */
    resumeAll: async () => {
      for (const run of await listRunsUnderWay(queries))
        await jobs.send(queue, { runId: run.id }, `run-${run.id}-${Date.now()}`);
    },
  };
}

export type WriteScript = ReturnType<typeof defineWriteScript>;
