import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { type ProgressMessage, progressMessageSchema } from '../contract.ts';
import { firstWordsOutliner } from '../testing/first-words-outliner.ts';
import { createQuickArtist } from '../testing/quick-artist.ts';
import { newWrittenProject, readDecks } from '../testing/slide-project.ts';

type Opened = {
  messages: ProgressMessage[];
  closed: { code: number } | undefined;
  send: (message: unknown) => void;
  close: () => void;
};

/** Opens the progress socket as a page does, with the session's cookie. */
function open(port: number, projectId: number, headers: Record<string, string>): Opened {
  // Node's client takes headers where a browser sends them by itself.
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/progress/${projectId}`, { headers } as never);
  const opened: Opened = {
    messages: [],
    closed: undefined,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.close(),
  };
  socket.onmessage = ({ data }) => opened.messages.push(progressMessageSchema.parse(JSON.parse(String(data))));
  socket.onclose = ({ code }) => {
    opened.closed = { code };
  };
  socket.onopen = () => socket.send(JSON.stringify({ type: 'subscribe', projectId }));
  return opened;
}

const types = ({ messages }: Opened) => messages.map((message) => message.type);
const lastProgress = ({ messages }: Opened) => messages.findLast((message) => message.type === 'progress');

const listen = async ({ app }: TestApp): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

let app: TestApp;
let port: number;
let ada: Caller;
let hold: Promise<void> = Promise.resolve();
let fail: Error | undefined;
const outliner = { ...firstWordsOutliner };

beforeAll(async () => {
  const artist = createQuickArtist(async () => {
    await hold;
    if (fail) throw fail;
  });
  app = await startTestApp({ artist, outliner });
  port = await listen(app);
  ada = await app.signUpPro();
});
afterAll(() => app.stop());

const start = (projectId: number, caller = ada) => caller.call('POST', `/api/projects/${projectId}/generate-slides`);

test('a page that subscribes is told so, then each step until the slides are completed [WS-01, WS-02, WS-03]', async () => {
  const projectId = await newWrittenProject(ada);
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => types(page)).toEqual(['subscribed']);
  await start(projectId);
  await expect.poll(() => lastProgress(page)?.status).toBe('completed');
  const steps = page.messages.filter((message) => message.type === 'progress');
  expect(steps.length).toBeGreaterThan(4);
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) continue;
    expect(step.step).toBeGreaterThan(before.step);
    expect(step.overallProgress).toBeGreaterThanOrEqual(before.overallProgress);
  }
  expect(steps.at(-1)).toMatchObject({ overallProgress: 100, totalSections: 3, totalImages: 9 });
  for (const image of steps.at(-1)?.completedImages ?? []) {
    expect(image).toEqual({
      imageUrl: expect.any(String),
      sectionNumber: expect.any(Number),
      imageIndex: expect.any(Number),
    });
    expect((await ada.call('GET', image.imageUrl)).status).toBe(200);
  }
  page.close();
});

test('a second window gets the state at once, in the middle of a run', async () => {
  const projectId = await newWrittenProject(ada);
  let goOn: () => void = () => undefined;
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  await start(projectId);
  const url = `/api/projects/${projectId}/slide-generation`;
  await expect.poll(async () => (await ada.call('GET', url)).body.progress.status).toBe('drawing');
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => lastProgress(page)).toMatchObject({ status: 'drawing', totalImages: 9, currentImage: 1 });
  expect(types(page)).toEqual(['subscribed', 'progress']);
  goOn();
  await expect.poll(() => lastProgress(page)?.status).toBe('completed');
  page.close();
});

test('where there are images to choose, the deck is handed over only after the page had time to go there [OPEN-21]', async () => {
  const projectId = await newWrittenProject(ada, 1);
  await ada.call('POST', `/api/projects/${projectId}/generate-visual-slides`);
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => lastProgress(page)?.status).toBe('completed');
  const completed = performance.now();
  expect(types(page)).not.toContain('complete');
  await expect.poll(() => types(page).at(-1)).toBe('complete');
  expect(performance.now() - completed).toBeGreaterThan(2_500);
  const [deck] = await readDecks(ada, projectId);
  expect(page.messages.at(-1)).toEqual({ type: 'complete', slideDeck: deck });
  page.close();
});

test('without images to choose the deck is handed over at once [OPEN-21, WS-02]', async () => {
  const projectId = await newWrittenProject(ada, 1);
  const withKeys = outliner.outline;
  outliner.outline = async (...order) => {
    const { slides } = await withKeys(...order);
    return { slides: slides.map((slide) => ({ ...slide, isKey: false })) };
  };
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => types(page)).toEqual(['subscribed']);
  await start(projectId);
  await expect.poll(() => types(page).at(-1), { timeout: 2_500 }).toBe('complete');
  outliner.outline = withKeys;
  const [deck] = await readDecks(ada, projectId);
  expect(page.messages.at(-1)).toEqual({ type: 'complete', slideDeck: deck });
  expect(lastProgress(page)).toMatchObject({ status: 'completed', overallProgress: 100, totalImages: 0 });
  page.close();
});

test('a run that fails tells its sentence as an error [WS-02]', async () => {
  const projectId = await newWrittenProject(ada, 1);
  fail = new Error('No paint.');
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => types(page)).toEqual(['subscribed']);
  await start(projectId);
  await expect.poll(() => types(page).at(-1)).toBe('error');
  fail = undefined;
  expect(page.messages.at(-1)).toEqual({ type: 'error', message: expect.stringMatching(/could not be drawn/) });
  page.close();
});

test('a free user is told that slides need Pro [WS-04]', async () => {
  const free = await app.signUp();
  const projectId = await newWrittenProject(free, 1);
  const page = open(port, projectId, { cookie: free.cookie });
  await expect.poll(() => page.closed?.code).toBe(1000);
  expect(page.messages).toEqual([{ type: 'error', message: 'Premium subscription required for slide generation' }]);
});

test('another’s project and one that is not there are not found, whatever is subscribed to', async () => {
  const stranger = await app.signUpPro();
  const projectId = await newWrittenProject(stranger, 1);
  for (const id of [projectId, 2_000_000_000]) {
    const page = open(port, id, { cookie: ada.cookie });
    await expect.poll(() => page.closed?.code).toBe(1000);
    expect(page.messages).toEqual([{ type: 'error', message: 'Project not found' }]);
  }
});

test('a visitor and a foreign page are refused at the upgrade', async () => {
  const projectId = await newWrittenProject(ada, 1);
  for (const headers of [{}, { cookie: ada.cookie, origin: 'https://elsewhere.example' }]) {
    const page = open(port, projectId, headers as Record<string, string>);
    await expect.poll(() => page.closed?.code).toBe(1006);
    expect(page.messages).toEqual([]);
  }
});

test('a message that is none is answered by an error, and the line stays open; an oversized one ends it', async () => {
  const projectId = await newWrittenProject(ada, 1);
  const page = open(port, projectId, { cookie: ada.cookie });
  await expect.poll(() => types(page)).toEqual(['subscribed']);
  for (const malformed of ['{', '[]', { type: 'shout' }]) page.send(malformed);
  await expect.poll(() => types(page)).toEqual(['subscribed', 'error', 'error', 'error']);
  page.send('x'.repeat(20_000));
  await expect.poll(() => page.closed?.code).toBe(1009);
});

test('a server that stops closes its lines as going away', async () => {
  const own = await startTestApp();
  const ownPort = await listen(own);
  const eve = await own.signUpPro();
  const projectId = await newWrittenProject(eve, 1);
  const page = open(ownPort, projectId, { cookie: eve.cookie });
  await expect.poll(() => types(page)).toEqual(['subscribed']);
  await own.stop();
  await expect.poll(() => page.closed?.code).toBe(1001);
});
