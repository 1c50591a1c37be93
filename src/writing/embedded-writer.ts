import { Worker } from 'node:worker_threads';
import { embeddedWriterName } from './embedded/writer-name.ts';
import type { ScriptWriter, SectionRequest, WrittenSection, WrittenSentence } from './script-writer.ts';

/** Asks for a section, or only that its answers be read, which is answered by no section. */
export type WriterCall = { id: number; request: SectionRequest; reads: boolean };
export type WriterAnswer = { id: number; section: WrittenSection | null } | { id: number; failure: string };

export type EmbeddedWriter = ScriptWriter & {
  readAhead: NonNullable<ScriptWriter['readAhead']>;
  /** Starts the worker before the first call, so that the first words do not wait for the language model to load. */
  warmUp(): void;
  /** Stops the worker; calls under way fail. A later call starts a new one. */
  close(): Promise<void>;
};

type Waiting = { resolve: (section: WrittenSection | null) => void; reject: (error: Error) => void };

/** The writer that needs no model. It works in its own thread, started by the first call and again after a crash. */
export function createEmbeddedWriter(): EmbeddedWriter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./embedded-writer.worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: WriterAnswer) => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('section' in answer) call?.resolve(answer.section);
      else call?.reject(new Error(answer.failure));
    });
    started.on('error', (error) => stopped(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => stopped(started, new Error('The embedded writer stopped.')));
    return started;
  }

  function stopped(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = null;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  }

  function call(request: SectionRequest, reads = false): Promise<WrittenSection | null> {
    worker ??= start();
    const running = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      running.ref();
      running.postMessage({ id, request, reads } satisfies WriterCall);
    });
  }

  async function* write(request: SectionRequest, signal: AbortSignal): AsyncGenerator<WrittenSentence, WrittenSection> {
    signal.throwIfAborted();
    const section = await call(request);
    if (!section) throw new Error('The embedded writer wrote nothing.');
    for (const sentence of section.sentences) {
      signal.throwIfAborted();
      yield sentence;
    }
    return section;
  }

  return {
    name: embeddedWriterName,
    write,
    // Whoever types saves again and again: a writer at work lets it pass.
    readAhead: (source) => {
      if (worker && waiting.size === 0) call({ ...source, sectionNumber: 1, seed: 1 }, true).catch(() => undefined);
    },
    warmUp: () => {
      worker ??= start();
    },
    close: async () => {
      const running = worker;
      if (!running) return;
      stopped(running, new Error('The embedded writer was closed.'));
      await running.terminate();
    },
  };
}
