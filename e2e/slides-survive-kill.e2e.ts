import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { answerSets } from './answer-sets.data.ts';
import { newDataFolder, removeDataFolder, startServer } from './pitchwright-server.ts';
import { type Call, callerOf, signUpPro } from './server-calls.ts';

type Progress = {
  step: number;
  status: string;
  overallProgress: number;
  totalImages: number;
  completedImages: { imageUrl: string; sectionNumber: number; imageIndex: number }[];
};
type Deck = { id: number; slides: { title: string; imageOptions: string[] }[] };

const kills = 20;

const readProgress = async (call: Call, projectId: number) =>
  ((await call('GET', `/api/projects/${projectId}/slide-generation`)).body as { progress: Progress | null }).progress;
const readDecks = async (call: Call, projectId: number) =>
  (await call('GET', `/api/projects/${projectId}/slides`)).body as Deck[];

/** The names of all picture files on the disk. */
const filesOn = (dataFolder: string): string[] =>
  readdirSync(path.join(dataFolder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
const nameOf = (url: string): string => url.split('/').at(-1) ?? '';

test('killed twenty times while a deck is drawn, the deck completes, no picture twice and no orphan file', async () => {
  test.setTimeout(600_000);
  const dataFolder = newDataFolder();
  let server = await startServer({ dataFolder });
  const cookie = await signUpPro(server, 'kill-slides@example.com');
  const [set] = answerSets;
  const order = { ...set?.answers, projectName: 'Survivor', targetAudience: set?.targetAudience };
  const { id } = (await callerOf(server, cookie)('POST', '/api/projects/generate-complete', order)).body as {
    id: number;
  };
  const drawnPerRun: number[] = [];
  let before: Progress | null = null;

  for (let round = 1; round <= kills; round++) {
    const call = callerOf(server, cookie);
    const state = await readProgress(call, id);
    if (!state || state.status === 'completed') {
      if (state) drawnPerRun.push(state.completedImages.length);
      await call('POST', `/api/projects/${id}/generate-slides`);
      before = null;
    }
    const reached: number = before?.completedImages.length ?? 0;
    // Some kills fall into the outline, others between any two pictures.
    const wanted = reached + (round % 5);
    await expect
      .poll(async () => (await readProgress(call, id))?.completedImages.length, {
        intervals: [10 + 3 * round],
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(Math.min(wanted, 26));
    const known = await readProgress(call, id);
    await server.kill('SIGKILL');

    server = await startServer({ dataFolder });
    const again = callerOf(server, cookie);
    before = await readProgress(again, id);
    expect(before?.step).toBeGreaterThanOrEqual(known?.step ?? 0);
    expect(before?.overallProgress).toBeGreaterThanOrEqual(known?.overallProgress ?? 0);
    const urls = before?.completedImages.map((image) => image.imageUrl) ?? [];
    expect(urls.slice(0, known?.completedImages.length)).toEqual(known?.completedImages.map((image) => image.imageUrl));
    expect(new Set(urls).size).toBe(urls.length);
    // A deck is seen whole or not at all.
    for (const deck of await readDecks(again, id))
      for (const slide of deck.slides.filter((each) => each.imageOptions.length > 0))
        expect(slide.imageOptions).toHaveLength(3);
  }

  const call = callerOf(server, cookie);
  await expect.poll(async () => (await readProgress(call, id))?.status, { timeout: 60_000 }).toBe('completed');
  const last = await readProgress(call, id);
  const [deck, ...others] = await readDecks(call, id);
  expect(others).toEqual([]);
  const options = deck?.slides.flatMap((slide) => slide.imageOptions.map(nameOf)).sort() ?? [];
  expect(options).toHaveLength(27);
  expect(last?.completedImages.map((image) => nameOf(image.imageUrl)).sort()).toEqual(options);
  await expect.poll(() => filesOn(dataFolder)).toEqual(options);
  for (const url of deck?.slides.flatMap((slide) => slide.imageOptions) ?? [])
    expect((await fetch(server.url + url, { headers: { cookie } })).headers.get('content-type')).toBe('image/jpeg');
  expect(drawnPerRun.every((pictures) => pictures === 27)).toBe(true);
  process.stdout.write(`${kills} kills over ${drawnPerRun.length + 1} decks, each complete, no picture twice\n`);
  await server.kill();
  removeDataFolder(dataFolder);
});
