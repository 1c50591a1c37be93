import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { createEvents } from '#platform/server/events.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import type { SlideProgress } from '../contract.ts';
import type { DrawingOrder } from '../slide-artist.ts';
import { firstWordsOutliner } from '../testing/first-words-outliner.ts';
import { createQuickArtist } from '../testing/quick-artist.ts';
import { newDrawnDeck, newWrittenProject, readDecks } from '../testing/slide-project.ts';
import { defineDrawSlides } from './draw-slides.job.ts';
import { startedProgress } from './generation-progress.ts';
import { createPictures } from './pictures.ts';
import { insertGeneration } from './slide-generations.store.ts';
import { slideGenerations, slideImages } from './tables.ts';

/** An artist that draws one picture for each `go`. */
function artistOnCue() {
  const drawn: DrawingOrder[] = [];
  const cues: (() => void)[] = [];
  let isFree = false;
  const artist = createQuickArtist(async (order, signal) => {
    if (!isFree)
      await new Promise<void>((resolve, reject) => {
        cues.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    drawn.push(order);
  });
  const go = async (pictures: number) => {
    for (let count = 0; count < pictures; count++) {
      await expect.poll(() => cues.length).toBeGreaterThan(0);
      cues.shift()?.();
    }
  };
  const goOn = () => {
    isFree = true;
    for (const cue of cues.splice(0)) cue();
  };
  return { artist, drawn, cues, go, goOn };
}

const progressOf = async (caller: Caller, projectId: number): Promise<SlideProgress> =>
  (await caller.call('GET', `/api/projects/${projectId}/slide-generation`)).body.progress;
const untilDrawn = (caller: Caller, projectId: number, pictures: number) =>
  expect.poll(async () => (await progressOf(caller, projectId)).completedImages.length).toBe(pictures);
const untilStatus = (caller: Caller, projectId: number, status: SlideProgress['status']) =>
  expect.poll(async () => (await progressOf(caller, projectId)).status).toBe(status);
const files = (app: TestApp, projectId: number) => app.files.list(`slides/${projectId}`);

describe.each(bothDatabases)('drawing a deck on %s', (database) => {
  test('the former deck stays until the new one is whole, and a second call joins the run under way', async () => {
    const cue = artistOnCue();
    const app = await startTestApp({ database, artist: cue.artist });
    const ada = await app.signUpPro();
    const projectId = await newWrittenProject(ada);
    const start = () => ada.call('POST', `/api/projects/${projectId}/generate-slides`);
    await start();
    await cue.go(4);
    await untilDrawn(ada, projectId, 4);
    expect(await readDecks(ada, projectId)).toEqual([]);
    expect((await ada.call('GET', `/api/projects/${projectId}/cached-images`)).body.slides).toEqual([]);
    const { completedImages } = await progressOf(ada, projectId);
    for (const { imageUrl } of completedImages) expect((await ada.call('GET', imageUrl)).status).toBe(200);
    await start();
    cue.goOn();
    await untilStatus(ada, projectId, 'completed');
    expect(await app.database.queries.select().from(slideGenerations)).toHaveLength(1);
    expect(cue.drawn).toHaveLength(9);
    const [deck] = await readDecks(ada, projectId);
    expect(deck?.slides).toHaveLength(5);
    await app.stop();
  });

  test('cancelling takes the half deck and its files away and keeps the former one', async () => {
    const cue = artistOnCue();
    const app = await startTestApp({ database, artist: cue.artist });
    const ada = await app.signUpPro();
    cue.goOn();
    const former = await newDrawnDeck(ada);
    const held = artistOnCue();
    Object.assign(cue.artist, { drawJpeg: held.artist.drawJpeg });
    const { projectId } = former;
    await ada.call('POST', `/api/projects/${projectId}/generate-slides`);
    await held.go(3);
    await untilDrawn(ada, projectId, 3);
    expect((await ada.call('DELETE', `/api/projects/${projectId}/slide-generation`)).status).toBe(200);
    expect(await progressOf(ada, projectId)).toMatchObject({ status: 'cancelled', overallProgress: 39 });
    expect(await readDecks(ada, projectId)).toEqual([former]);
    await expect.poll(() => files(app, projectId)).toHaveLength(9);
    await app.stop();
  });

  test('a picture that cannot be drawn fails the run in words and leaves nothing of it', async () => {
    let pictures = 0;
    const artist = createQuickArtist(() => {
      if (++pictures > 5) throw new Error('No more paint.');
    });
    const app = await startTestApp({ database, artist });
    const ada = await app.signUpPro();
    const projectId = await newWrittenProject(ada);
    const answer = await ada.call('POST', `/api/projects/${projectId}/generate-visual-slides`);
    expect([answer.status, answer.body.success, answer.body.code]).toEqual([422, false, 'slides_failed']);
    expect(answer.body.message).toMatch(/could not be drawn to the end/);
    expect(await progressOf(ada, projectId)).toMatchObject({ status: 'failed', message: answer.body.message });
    expect(await readDecks(ada, projectId)).toEqual([]);
    await expect.poll(() => files(app, projectId)).toEqual([]);
    await app.stop();
  });

  test('a project deleted while its slides are drawn leaves no file behind', async () => {
    const cue = artistOnCue();
    const app = await startTestApp({ database, artist: cue.artist });
    const ada = await app.signUpPro();
    const projectId = await newWrittenProject(ada);
    await ada.call('POST', `/api/projects/${projectId}/generate-slides`);
    await cue.go(2);
    await untilDrawn(ada, projectId, 2);
    await ada.call('DELETE', `/api/projects/${projectId}`);
    cue.goOn();
    await expect.poll(() => files(app, projectId)).toEqual([]);
    await app.stop();
  });

  test('a generation left behind goes on with what is not drawn yet, and sweeps files that no picture names', async () => {
    const cue = artistOnCue();
    cue.goOn();
    const app = await startTestApp({ database, artist: cue.artist });
    const ada = await app.signUpPro();
    const { projectId, id: deckId } = await newDrawnDeck(ada);
    const { queries } = app.database;
    const { slideDecks } = await import('./tables.ts');
    // As a killed process leaves it: five pictures stored, one file written whose row was not, one option undrawn without a file.
    await queries.update(slideDecks).set({ isWhole: false }).where(eq(slideDecks.id, deckId));
    const images = await queries.select().from(slideImages).orderBy(asc(slideImages.id));
    for (const image of images.slice(5)) {
      await queries.update(slideImages).set({ drawn: null }).where(eq(slideImages.id, image.id));
      if (image !== images[5]) await app.files.remove(`slides/${projectId}/${deckId}/${image.id}-${image.drawn}.jpg`);
    }
    await app.files.put(`slides/${projectId}/${deckId}/${images[8]?.id}-0000000000000000.jpg`, new Uint8Array([1]));
    const progress = { ...startedProgress, step: 8, status: 'drawing' as const, overallProgress: 59 };
    await queries.delete(slideGenerations);
    await queries.insert(slideGenerations).values({ projectId, deckId, progress });

    cue.drawn.length = 0;
    await ada.call('POST', `/api/projects/${projectId}/generate-visual-slides`);
    expect(cue.drawn).toHaveLength(4);
    const [deck] = await readDecks(ada, projectId);
    expect(deck?.id).toBe(deckId);
    const names = deck?.slides.flatMap((slide) => slide.imageOptions.map((url) => url.split('/').at(-1))).sort();
    expect((await files(app, projectId)).map((key) => key.split('/').at(-1)).sort()).toEqual(names);
    await app.stop();
  });
});

test('a server that stops in the middle hands the run back instead of failing it', async () => {
  const cue = artistOnCue();
  const app = await startTestApp({ artist: cue.artist });
  const ada = await app.signUpPro();
  const projectId = await newWrittenProject(ada);
  await ada.call('POST', `/api/projects/${projectId}/generate-slides`);
  await cue.go(2);
  await untilDrawn(ada, projectId, 2);
  let left: unknown;
  const close = app.database.close;
  app.database.close = async () => {
    [left] = await app.database.queries.select().from(slideGenerations);
    await close();
  };
  await app.stop();
  expect(left).toMatchObject({ state: 'drawing', progress: { status: 'drawing', totalImages: 9 } });
});

test('a deck that takes longer than a job may run goes on in the next one', async () => {
  const app = await startTestApp();
  const ada = await app.signUpPro();
  const projectId = await newWrittenProject(ada);
  const { queries } = app.database;
  const artist = createQuickArtist();
  const waiting: { generationId: number }[] = [];
  let handler: ((data: { generationId: number }, signal: AbortSignal) => Promise<void>) | undefined;
  const jobs: Jobs = {
    define: (_queue, given) => {
      handler = given as never;
    },
    send: async (_queue, data) => void waiting.push(data as { generationId: number }),
    start: async () => undefined,
    stop: async () => undefined,
  };
  const painter = undefined;
  const drawSlides = defineDrawSlides({
    ...{ queries, artist, painter, jobs, outliner: firstWordsOutliner, turnMs: 0 },
    pictures: createPictures({ queries, artist, painter, files: app.files }),
    events: await createEvents(app.database, () => undefined),
    logError: () => undefined,
  });
  const generation = await insertGeneration(queries, { projectId, theme: null, progress: startedProgress });
  if (!generation) throw new Error('The generation was not stored.');
  await drawSlides.begin(generation);
  let turns = 0;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    turns += 1;
    await handler?.(job, new AbortController().signal);
  }
  expect(turns).toBe(5);
  expect(await progressOf(ada, projectId)).toMatchObject({ status: 'completed', totalImages: 9 });
  expect(await files(app, projectId)).toHaveLength(9);
  await app.stop();
});
