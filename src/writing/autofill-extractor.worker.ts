import { parentPort } from 'node:worker_threads';
import { extractAnswers } from './autofill/extract-answers.ts';
import type { ExtractorAnswer, ExtractorCall } from './autofill-extractor.ts';

/** Runs the extractor beside the main thread: one text in, its suggestions out. */
parentPort?.on('message', (call: ExtractorCall) => {
  parentPort?.postMessage(answerTo(call));
});

function answerTo({ content, contentType }: ExtractorCall): ExtractorAnswer {
  try {
    return { extraction: extractAnswers(content, contentType) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'The extractor failed.' };
  }
}
