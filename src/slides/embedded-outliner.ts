import { Worker } from 'node:worker_threads';
import type { DeckOutliner, OutlinedSlide, OutlineScript, OutlineWish } from './deck-outliner.ts';

export type OutlineOrder = { script: OutlineScript; wish: OutlineWish };

/**
 * The outliner that needs no model. Decks are made seldom and reading a language takes a hundred megabytes, so each outline has a
 * thread of its own that ends with it.
 */
export function createEmbeddedOutliner(): DeckOutliner {
  return {
    outline: async (script, wish, signal) => ({ slides: await outlineInThread({ script, wish }, signal) }),
  };
}

function outlineInThread({ script, wish }: OutlineOrder, signal: AbortSignal): Promise<OutlinedSlide[]> {
  signal.throwIfAborted();
  // Only what the outline reads crosses over: the caller's rows may hold more.
  const { projectName, targetAudience, answers } = script;
  const sections = script.sections.map(({ sectionNumber, content, sentences }) => ({
    sectionNumber,
    content,
    sentences,
  }));
  const order: OutlineOrder = { script: { projectName, targetAudience, answers, sections }, wish };
  const worker = new Worker(new URL('./embedded-outliner.worker.ts', import.meta.url), { workerData: order });
  return new Promise<OutlinedSlide[]>((resolve, reject) => {
    const giveUp = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', giveUp);
      reject(new Error('The embedded outliner stopped.'));
    });
  });
}
