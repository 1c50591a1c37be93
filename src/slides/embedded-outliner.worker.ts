import { parentPort, workerData } from 'node:worker_threads';
import type { OutlineOrder } from './embedded-outliner.ts';
import { outlineDeck } from './outline/outline-deck.ts';

/** One deck for one thread: the order in, its slides out, and the thread is over. */
const { script, wish }: OutlineOrder = workerData;
parentPort?.postMessage(outlineDeck(script, wish));
