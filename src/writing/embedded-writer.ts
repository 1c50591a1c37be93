import { Worker } from 'node:worker_threads';
import { embeddedWriterName } from './embedded/writer-name.ts';
import type { ScriptWriter, SectionRequest, Source, WrittenSection, WrittenSentence } from './script-writer.ts';

/** Asks for a section, or only that answers be read, of which no section comes. */
export type WriterCall = { id: number; write: SectionRequest } | { id: number; read: Source };
export type WriterAnswer = { id: number; section: WrittenSection | null } | { id: number; failure: string };

export type EmbeddedWriter = ScriptWriter & {
  readAhead: NonNullable<ScriptWriter['readAhead']>;
  /** Starts the worker before the first call, so that the first words do not wait for the language model to load. */
  warmUp(): void;
  /** Stops the worker; calls under way fail. A later call starts a new one. */
  close(): Promise<void>;
};

type Waiting = { resolve: (section: WrittenSection) => void; reject: (error: Error) => void };

const startWorker = (): Worker => new Worker(new URL('./embedded-writer.worker.ts', import.meta.url));

/** The writer that needs no model. It works in its own thread, started by the first call and again after a crash. */
export function createEmbeddedWriter(startThread = startWorker): EmbeddedWriter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  /** The call with which answers are being read. */
  let reading: number | null = null;

  function start(): Worker {
    const started = startThread();
    started.unref();
    started.on('message', (answer: WriterAnswer) => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.id === reading) reading = null;
      if (waiting.size === 0) started.unref();
      if ('failure' in answer) call?.reject(new Error(answer.failure));
      else if (answer.section) call?.resolve(answer.section);
    });
    started.on('error', (error) => stopped(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => stopped(started, new Error('The embedded writer stopped.')));
    return started;
  }

  function stopped(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = null;
    reading = null;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  }

  function call(request: SectionRequest): Promise<WrittenSection> {
    worker ??= start();
    const running = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      running.ref();
      running.postMessage({ id, write: request } satisfies WriterCall);
    });
  }

  async function* write(request: SectionRequest, signal: AbortSignal): AsyncGenerator<WrittenSentence, WrittenSection> {
    signal.throwIfAborted();
    const section = await call(request);
    for (const sentence of section.sentences) {
      signal.throwIfAborted();
      yield sentence;
    }
    return section;
  }

  return {
    name: embeddedWriterName,
    write,
    readAhead: (source) => {
      // A thread at work has others to serve, and would read this no sooner than when its section is asked for.
      if (!worker || waiting.size > 0 || reading !== null) return;
      lastId += 1;
      reading = lastId;
      worker.postMessage({ id: reading, read: source } satisfies WriterCall);
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
