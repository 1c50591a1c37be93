import { trimAnswers } from '#framework/answers.ts';
import { type Answers, fieldsOfSection, frameworkSections } from '#framework/framework.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Project } from '#projects/contract.ts';
import { changeProject } from '#projects/server/change-project.ts';
import { readProject } from '#projects/server/read-project.ts';
import type { ScriptWriter } from '../script-writer.ts';
import { findLatestRun, findRunUnderWay, insertRun, type ScriptRun } from './script-runs.store.ts';
import { sourceOf } from './source-of.ts';
import type { WriteScript } from './write-script.job.ts';
import { type WritingNotice, writingTopic } from './write-section.ts';

type Parts = { queries: Queries; events: Events; writer: ScriptWriter; writeScript: WriteScript };
type Order = {
  ownerId: string;
  projectId: number;
  /** Undefined keeps the stored answers. */
  answers: Answers | undefined;
  targetAudience?: string | undefined;
  /** `all` rewrites everything with new words, `changed` what stands on changed answers, `empty` only what is missing. */
  scope: 'all' | 'changed' | 'empty';
};

const everySection = frameworkSections.map((section) => section.number);

/** Saves the answers, then starts a run over the sections in scope, or joins the one under way. Undefined: nothing to write. */
export async function startScript(parts: Parts, order: Order): Promise<ScriptRun | undefined> {
  const { queries, writer, writeScript } = parts;
  const before = await readProject(queries, order.ownerId, order.projectId);
  // While the order is stored and its job begins, the writer's thread would have nothing to do.
  writer.readAhead?.(
    sourceOf({
      ...before,
      targetAudience: order.targetAudience ?? before.targetAudience,
      originalFormData: { ...before.originalFormData, ...order.answers },
    }),
  );
  if (order.answers || order.targetAudience !== undefined) {
    const { answers: originalFormData, targetAudience } = order;
    await changeProject(queries, order.ownerId, order.projectId, { originalFormData, targetAudience });
  }
  const remaining = everySection.filter((number) => isInScope(order, before, number));
  if (remaining.length === 0) return undefined;
  const seeds = order.scope === 'all' ? 'next' : 'same';
  const run =
    (await insertRun(queries, { projectId: order.projectId, remaining, seeds })) ??
    (await findLatestRun(queries, order.ownerId, order.projectId));
  if (run) await writeScript.begin(run);
  return run;
}

function isInScope(order: Order, before: Project, number: number): boolean {
  if (order.scope === 'all') return true;
  const isEmpty = before.sections.find((section) => section.sectionNumber === number)?.content.trim() === '';
  if (isEmpty || order.scope === 'empty') return isEmpty;
  const earlier = trimAnswers(before.originalFormData);
  const later = trimAnswers({ ...before.originalFormData, ...order.answers });
  return fieldsOfSection(number).some(({ field }) => earlier[field] !== later[field]);
}

/** How often a waiting call looks at the run itself, should the notice of its end have been lost with another process. */
const lookEveryMs = 1_000;

/** Waits until the run is over; rejects with the run's own sentence when it failed. The run goes on if nobody waits. */
export async function untilWritten(
  parts: Parts,
  order: { ownerId: string; run: ScriptRun; signal: AbortSignal },
): Promise<void> {
  const { queries, events } = parts;
  const { run, ownerId, signal } = order;
  await new Promise<void>((resolve, reject) => {
    const look = async () => {
      if (!(await findRunUnderWay(queries, run.id))) finish();
    };
    const finish = (reason?: unknown) => {
      clearInterval(timer);
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
      if (reason) reject(reason);
      else resolve();
    };
    const onAbort = () =>
      finish(
        new AppError(
          'stopping',
          'The server is restarting. The writing goes on by itself; please look again in a moment.',
          503,
        ),
      );
    const timer = setInterval(() => void look().catch(finish), lookEveryMs);
    const unsubscribe = events.subscribe(writingTopic(run.projectId), (message) => {
      const notice = message as WritingNotice;
      if (notice.type === 'run-ended' && notice.runId === run.id) finish();
    });
    signal.addEventListener('abort', onAbort);
    void look().catch(finish);
  });
  const ended = await findLatestRun(queries, ownerId, run.projectId);
  if (ended?.id === run.id && ended.state === 'failed') {
    throw new AppError('writing_failed', ended.failure ?? 'The script could not be written.', 422);
  }
}
