import { z } from 'zod';
import { type SlideProgress, slideProgressSchema } from '../contract.ts';
import { readDeck, type ShownDeck } from './deck-reading.ts';

/** Where the socket listens when the page's address names no port. */
const defaultPort = '5000';
const normalCloses = [1000, 1001];

export function progressAddress(projectId: number, page: Pick<Location, 'protocol' | 'hostname' | 'port'>): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.hostname}:${page.port || defaultPort}/ws/progress/${projectId}`;
}

const count = z.number().catch(0);
/** A report of any server: what it leaves out counts as not known. */
const progressReport = slideProgressSchema.extend({
  step: count,
  currentSection: count,
  totalSections: count,
  currentImage: count,
  totalImages: count,
  overallProgress: count,
  sectionProgress: count,
  status: slideProgressSchema.shape.status.catch('drawing'),
  message: z.string().catch(''),
  completedImages: slideProgressSchema.shape.completedImages.catch([]),
  sections: slideProgressSchema.shape.sections.catch([]),
});

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed') }),
  progressReport.extend({ type: z.literal('progress') }),
  z.object({ type: z.literal('complete'), slideDeck: z.unknown() }),
  z.object({ type: z.literal('error'), message: z.string().catch('') }),
]);

type LineEvents = {
  onProgress: (progress: SlideProgress) => void;
  onComplete: (deck: ShownDeck) => void;
  onError: (message: string) => void;
  /** The line is closed from the other side; it is not opened again. */
  onClosed: () => void;
};

/** Listens to the slides of a project being made. Answers how to hang up. */
export function openProgressLine(projectId: number, events: LineEvents): () => void {
  const socket = new WebSocket(progressAddress(projectId, window.location));
  let isHungUp = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'subscribe', projectId })));
  socket.addEventListener('message', ({ data }) => {
    if (!isHungUp) hear(data, events);
  });
  socket.addEventListener('close', ({ code }) => {
    if (isHungUp) return;
    if (!normalCloses.includes(code)) console.warn(`The progress socket closed with code ${code}.`);
    events.onClosed();
  });
  return () => {
    isHungUp = true;
    socket.close(1000);
  };
}

function hear(data: unknown, { onProgress, onComplete, onError }: LineEvents): void {
  const message = messageSchema.safeParse(parse(data)).data;
  if (message?.type === 'progress') onProgress(message);
  if (message?.type === 'complete') onComplete(readDeck(message.slideDeck));
  if (message?.type === 'error') onError(message.message);
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
