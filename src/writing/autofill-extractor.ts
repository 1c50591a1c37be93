import { Worker } from 'node:worker_threads';
import type { AnswerExtractor, Extraction } from './answer-extractor.ts';

export type ExtractorCall = { content: string; contentType: string };
export type ExtractorAnswer = { extraction: Extraction } | { failure: string };

export type AutofillExtractor = AnswerExtractor & {
  /** Stops the worker; the call under way fails. A later call starts a new one. */
  close(): Promise<void>;
};

type ExtractorOptions = {
  /** How long one text may take, in milliseconds. */
  timeout?: number;
  worker?: URL;
};

const embeddedWorker = new URL('./autofill-extractor.worker.ts', import.meta.url);

/**
 * The extractor that needs no model. It works in a thread of its own, one text after the other. A text that takes too long
 * (rejected with a `TimeoutError`), or that nobody waits for any more, takes its thread with it; the next one gets a new one.
 */
export function createAutofillExtractor({
  timeout = 20_000,
  worker: file = embeddedWorker,
}: ExtractorOptions = {}): AutofillExtractor {
  let worker: Worker | null = null;
  let line: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(file);
    const forget = () => {
      if (worker === started) worker = null;
    };
    started.on('error', forget);
    started.on('exit', forget);
    return started;
  }

  async function ask(call: ExtractorCall, signal: AbortSignal): Promise<Extraction> {
    signal.throwIfAborted();
    worker ??= start();
    const running = worker;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    running.ref();
    try {
      return await answerOf(running, call, patience);
    } finally {
      running.unref();
      // A thread in the middle of a text cannot be told to stop, and what it says later would be taken for the next answer.
      if (patience.aborted) {
        worker = null;
        void running.terminate();
      }
    }
  }

  return {
    extract(content, contentType, signal) {
      const answer = line.then(() => ask({ content, contentType }, signal));
      line = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      const running = worker;
      worker = null;
      await running?.terminate();
    },
  };
}

function answerOf(worker: Worker, call: ExtractorCall, patience: AbortSignal): Promise<Extraction> {
  return new Promise<Extraction>((resolve, reject) => {
    const onMessage = (answer: ExtractorAnswer) =>
      settle(() => ('extraction' in answer ? resolve(answer.extraction) : reject(new Error(answer.failure))));
    const onError = (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = () => settle(() => reject(new Error('The extractor stopped.')));
    const onAbort = () => settle(() => reject(patience.reason));
    function settle(end: () => void) {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      patience.removeEventListener('abort', onAbort);
      end();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    patience.addEventListener('abort', onAbort);
    worker.postMessage(call);
  });
}
