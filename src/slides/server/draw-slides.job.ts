import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { deleteDeck, findDeck, keepFirstDrawing, listWholeDecks, updateDeck } from './decks.store.ts';
import { type DrawnDeck, type DrawnImage, deckFolder, drawingsOf, imageUrl } from './drawings.ts';
import { completedProgress, drawnProgress, endedProgress, outliningProgress } from './generation-progress.ts';
import { type OutlineParts, outlineDeck } from './outline-deck.ts';
import type { Pictures } from './pictures.ts';
import {
  findGenerationUnderWay,
  listGenerationsUnderWay,
  lockGeneration,
  type SlideGeneration,
  updateGeneration,
} from './slide-generations.store.ts';
import { type SlideNotice, slidesTopic } from './slide-notices.ts';

const queue = 'draw-slides';
/** As many as the embedded artist has threads. */
const drawnAtOnce = 2;

/** A job may run for fifteen minutes; an image model may take longer over a deck, so its work goes on in another job. */
const longestTurnMs = 10 * 60_000;

class OverError extends Error {}

export type DrawSlidesParts = OutlineParts & {
  pictures: Pictures;
  jobs: Jobs;
  events: Events;
  logError: (error: unknown) => void;
  /** After so long a job hands its deck on to the next one. */
  turnMs?: number;
};

/** The job that makes a deck: outline, rows, picture after picture. What is drawn stays drawn when it is interrupted. */
export function defineDrawSlides(parts: DrawSlidesParts) {
  const { queries, pictures, jobs, events, logError, turnMs = longestTurnMs } = parts;
  const publish = ({ id: generationId, projectId }: SlideGeneration, type: SlideNotice['type']) =>
    events.publish(slidesTopic(projectId), { type, generationId } satisfies SlideNotice);

  /** Ends a generation early and takes its half deck away; nothing happens when it is over already. */
  async function giveUp({ id }: SlideGeneration, state: 'cancelled' | 'failed', failure: string): Promise<void> {
    const ended = await queries.transaction(async (transaction) => {
      const generation = await lockGeneration(transaction, id);
      if (!generation) return undefined;
      const progress = endedProgress(generation.progress, state, failure);
      await updateGeneration(transaction, id, { state, progress, failure });
      if (generation.deckId) await deleteDeck(transaction, generation.deckId);
      return generation;
    });
    if (!ended) return;
    publish(ended, 'ended');
    if (ended.deckId) await pictures.freeFolder(deckFolder({ projectId: ended.projectId, id: ended.deckId }));
  }

  /** Shows the deck, now that it is whole, in the place of the former one. */
  async function complete(generation: SlideGeneration, ownerId: string, deck: DrawnDeck): Promise<void> {
    const { id, projectId } = generation;
    const former = await queries.transaction(async (transaction) => {
      const current = await lockGeneration(transaction, id);
      if (!current) throw new OverError();
      const replaced = await listWholeDecks(transaction, ownerId, projectId);
      for (const each of replaced) await deleteDeck(transaction, each.deck.id);
      await updateDeck(transaction, deck.id, { isWhole: true });
      const progress = completedProgress(current.progress);
      await updateGeneration(transaction, id, { state: 'completed', progress });
      return replaced;
    });
    publish(generation, 'ended');
    for (const each of former) await pictures.freeFolder(deckFolder(each.deck));
  }

  async function drawImage(
    { id }: SlideGeneration,
    deck: DrawnDeck,
    drawing: DrawnImage & { sectionNumber: number; imageIndex: number },
    signal: AbortSignal,
  ): Promise<void> {
    const { image, mark, sectionNumber, imageIndex } = drawing;
    await pictures.drawFile(deck, drawing, signal);
    const generation = await queries.transaction(async (transaction) => {
      const current = await lockGeneration(transaction, id);
      if (!current) return undefined;
      if (!(await keepFirstDrawing(transaction, image.id, mark))) return current;
      const completed = { imageUrl: imageUrl(deck.id, image.id, mark), sectionNumber, imageIndex };
      await updateGeneration(transaction, id, { progress: drawnProgress(current.progress, completed) });
      return current;
    });
    if (!generation) {
      await pictures.free(deck, [{ ...image, drawn: mark }]);
      throw new OverError();
    }
    publish(generation, 'progress');
  }

  /** False when the turn was over before the last picture. */
  async function drawAll(generation: SlideGeneration, deck: DrawnDeck, signal: AbortSignal): Promise<boolean> {
    const turnEnds = Date.now() + turnMs;
    const waiting = deck.slides
      .flatMap(({ slide, images }) =>
        images.map((image, imageIndex) => ({ ...image, imageIndex, sectionNumber: slide.words.sectionReference })),
      )
      .filter(({ image }) => image.drawn === null)
      .values();
    const failing = new AbortController();
    const either = AbortSignal.any([signal, failing.signal]);
    const drawNext = async () => {
      for (const drawing of waiting) {
        either.throwIfAborted();
        await drawImage(generation, deck, drawing, either);
        if (Date.now() >= turnEnds) return waiting.next().done === true;
      }
      return true;
    };
    const hands = Array.from({ length: drawnAtOnce }, () =>
      drawNext().catch((error: unknown) => {
        failing.abort(error);
        throw error;
      }),
    );
    const results = await Promise.allSettled(hands);
    if (results.some((result) => result.status === 'rejected')) throw failing.signal.reason;
    return results.every((result) => result.status === 'fulfilled' && result.value);
  }

  async function tellOutlining(generation: SlideGeneration): Promise<void> {
    await queries.transaction(async (transaction) => {
      const current = await lockGeneration(transaction, generation.id);
      if (!current) throw new OverError();
      await updateGeneration(transaction, current.id, { progress: outliningProgress(current.progress) });
    });
    publish(generation, 'progress');
  }

  /** False when another turn is needed. */
  async function run(found: { generation: SlideGeneration; ownerId: string }, signal: AbortSignal): Promise<boolean> {
    let { generation } = found;
    const { ownerId } = found;
    if (!generation.deckId) {
      await tellOutlining(generation);
      if (!(await outlineDeck(parts, { generation, ownerId, signal }))) return true;
      generation = (await findGenerationUnderWay(queries, generation.id))?.generation ?? generation;
      publish(generation, 'progress');
    }
    const stored = generation.deckId ? await findDeck(queries, ownerId, generation.deckId) : undefined;
    if (!stored) return true;
    const deck = drawingsOf(stored);
    // Nobody sees the deck before it is whole, so nobody else draws for it.
    await pictures.sweep(deckFolder(deck), { isAlone: true });
    if (!(await drawAll(generation, deck, signal))) return false;
    await complete(generation, ownerId, deck);
    return true;
  }

  const underWay = new Set<number>();
  jobs.define<{ generationId: number }>(queue, async ({ generationId }, signal) => {
    // The job of a killed predecessor comes back a while after the start, when its generation goes on already.
    if (underWay.has(generationId)) return;
    underWay.add(generationId);
    const isOver = await work(generationId, signal).finally(() => underWay.delete(generationId));
    if (!isOver) await sendAgain(generationId);
  });
  const sendAgain = (generationId: number) =>
    jobs.send(queue, { generationId }, `generation-${generationId}-${Date.now()}`);

  async function work(generationId: number, signal: AbortSignal): Promise<boolean> {
    const found = await findGenerationUnderWay(queries, generationId);
    if (!found) return true;
    // An artist or a model at work for a generation that somebody ended is told to stop.
    const over = new AbortController();
    const unsubscribe = events.subscribe(slidesTopic(found.generation.projectId), (message) => {
      const notice = message as SlideNotice;
      if (notice.type === 'ended' && notice.generationId === generationId) over.abort(new OverError());
    });
    try {
      return await run(found, AbortSignal.any([signal, over.signal]));
    } catch (error) {
      // Handed back: the generation stays under way and goes on at the next start.
      if (signal.aborted) throw error;
      if (over.signal.aborted || error instanceof OverError) return true;
      const isTold = error instanceof AppError;
      if (!isTold) logError(error);
      await giveUp(
        found.generation,
        'failed',
        isTold
          ? error.message
          : 'The slides could not be drawn to the end. Your script and your former slides are kept.',
      );
      return true;
    } finally {
      unsubscribe();
    }
  }

  return {
    begin: (generation: SlideGeneration) =>
      jobs.send(queue, { generationId: generation.id }, `generation-${generation.id}`),
    cancel: (generation: SlideGeneration) => giveUp(generation, 'cancelled', 'The slides were cancelled.'),
    /** At the start of the only server: its predecessor's generations go on, whatever became of their jobs. */
    resumeAll: async () => {
      for (const { id } of await listGenerationsUnderWay(queries)) await sendAgain(id);
    },
  };
}

export type DrawSlides = ReturnType<typeof defineDrawSlides>;
