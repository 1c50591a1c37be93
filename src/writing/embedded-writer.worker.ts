import { parentPort } from 'node:worker_threads';
import { warmUpWriter } from './embedded/warm-up.ts';
import { writeSection } from './embedded/write-section.ts';
import type { WriterAnswer, WriterCall } from './embedded-writer.ts';

/** Runs the writer's core beside the main thread: one call in, one answer out, matched by id. */
parentPort?.on('message', ({ id, request }: WriterCall) => {
  parentPort?.postMessage(answerTo(id, request));
});

function answerTo(id: number, request: WriterCall['request']): WriterAnswer {
  try {
    return { id, section: writeSection(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'The embedded writer failed.' };
  }
}

warmUpWriter();
