import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chooseDesigns } from './artist/choose-designs.ts';
import type { DrawingOrder, SlideArtist } from './slide-artist.ts';

type Form = 'svg' | 'jpeg';
export type ArtistCall = { id: number; order: DrawingOrder; form: Form };
export type ArtistAnswer =
  | { id: number; svg: string }
  | { id: number; jpeg: Uint8Array }
  | { id: number; failure: string };

type Waiting = {
  call: ArtistCall;
  resolve: (answer: ArtistAnswer) => void;
  reject: (error: unknown) => void;
};
/** A thread and the one call it works on. */
type Hand = { worker: Worker; busy: Waiting | null };

const handsAtMost = Math.min(2, availableParallelism());
/** Drawings are long strings that live for a moment: a small nursery and an early clean-up keep a thread some 50 MB smaller and cost no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 144 };
/** A thread holds some hundred megabytes of fonts and canvas, so it goes when nothing was asked for so long. */
const idleMs = 60_000;

/**
 * The artist that needs no image key. It draws in at most two threads, started by the first order and again after a crash;
 * an order whose thread ended fails, the others go on. `close` fails what is under way.
 */
export function createEmbeddedArtist(
  workerFile: URL = new URL('./embedded-artist.worker.ts', import.meta.url),
): SlideArtist {
  const hands = new Set<Hand>();
  let queue: Waiting[] = [];
  let lastId = 0;
  let idle: NodeJS.Timeout | null = null;

  function hire(): Hand {
    const hand: Hand = { worker: new Worker(workerFile, { resourceLimits }), busy: null };
    hand.worker.unref();
    hand.worker.on('message', (answer: ArtistAnswer) => {
      const done = hand.busy;
      hand.busy = null;
      hand.worker.unref();
      done?.resolve(answer);
      work();
    });
    hand.worker.on('error', (error) => left(hand, new Error('The artist stopped while drawing.', { cause: error })));
    hand.worker.on('exit', () => left(hand, new Error('The artist stopped while drawing.')));
    hands.add(hand);
    return hand;
  }

  function left(hand: Hand, error: Error): void {
    if (!hands.delete(hand)) return;
    hand.busy?.reject(error);
    work();
  }

  function work(): void {
    if (idle) clearTimeout(idle);
    while (queue.length > 0) {
      const hand = [...hands].find(({ busy }) => !busy) ?? (hands.size < handsAtMost ? hire() : null);
      const next = hand ? queue.shift() : undefined;
      if (!hand || !next) return;
      hand.busy = next;
      hand.worker.ref();
      hand.worker.postMessage(next.call);
    }
    idle = setTimeout(dismiss, idleMs).unref();
  }

  function dismiss(): void {
    for (const hand of hands) {
      if (hand.busy) continue;
      hands.delete(hand);
      void hand.worker.terminate();
    }
  }

  function call(order: DrawingOrder, form: Form, signal?: AbortSignal): Promise<ArtistAnswer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      lastId += 1;
      const waiting: Waiting = { call: { id: lastId, order, form }, resolve, reject };
      const stop = (): void => {
        queue = queue.filter((other) => other !== waiting);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop, { once: true });
      const free = (): void => signal?.removeEventListener('abort', stop);
      waiting.resolve = (answer) => {
        free();
        resolve(answer);
      };
      waiting.reject = (error) => {
        free();
        reject(error);
      };
      queue.push(waiting);
      work();
    });
  }

  return {
    choose: chooseDesigns,
    drawSvg: async (order, signal) => {
      const answer = await call(order, 'svg', signal);
      if ('svg' in answer) return answer.svg;
      throw new Error(
        'failure' in answer ? answer.failure : 'The artist sent a picture where a drawing was asked for.',
      );
    },
    drawJpeg: async (order, signal) => {
      const answer = await call(order, 'jpeg', signal);
      if ('jpeg' in answer) return answer.jpeg;
      throw new Error(
        'failure' in answer ? answer.failure : 'The artist sent a drawing where a picture was asked for.',
      );
    },
    close: async () => {
      if (idle) clearTimeout(idle);
      const closed = new Error('The artist was closed.');
      const waiting = queue;
      queue = [];
      for (const one of waiting) one.reject(closed);
      const leaving = [...hands];
      hands.clear();
      for (const { busy } of leaving) busy?.reject(closed);
      await Promise.all(leaving.map(({ worker }) => worker.terminate()));
    },
  };
}
