import { parentPort } from 'node:worker_threads';
import { warmUpWriter } from './embedded/warm-up.ts';
import { writeSection } from './embedded/write-section.ts';
import { readSource } from './embedded/writing.ts';
import type { WriterAnswer, WriterCall } from './embedded-writer.ts';

/** Runs the writer's core beside the main thread: one call in, one answer out, matched by id. */
parentPort?.on('message', (call: WriterCall) => {
  parentPort?.postMessage(answerTo(call));
});

function answerTo(call: WriterCall): WriterAnswer {
  const { id } = call;
  try {
    if ('write' in call) return { id, section: writeSection(call.write) };
    readSource(call.read);
    return { id, section: null };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'The embedded writer failed.' };
  }
}

warmUpWriter();
