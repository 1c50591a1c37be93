import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deck } from '#slides/contract.ts';
import { type Caller, startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let ada: Caller;
let projectId: number;
let sectionId: number;
let folderId: number;
let checkoutId: string;
let deck: Deck;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signUpPro();
  const project = (
    await ada.call('POST', '/api/projects', { name: 'Kept', originalFormData: { audiencePain: 'kept' } })
  ).body;
  projectId = project.id;
  sectionId = project.sections[0].id;
  await ada.call('PATCH', `/api/sections/${sectionId}`, { content: 'Kept text.' });
  await ada.call('POST', `/api/projects/${projectId}/generate-visual-slides`);
  deck = (await ada.call('GET', `/api/projects/${projectId}/slides`)).body[0];
  folderId = (await ada.call('POST', '/api/folders', { name: 'Kept folder' })).body.id;
  checkoutId =
    String((await ada.call('POST', '/api/create-subscription')).body.url)
      .split('/')
      .at(-1) ?? '';
});
afterAll(() => app.stop());

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; takesBody: boolean };

/** Every call under /api by its own description; ids are filled in with what Ada owns. */
function routes(fill: (name: string, url: string) => string): Route[] {
  const { paths = {} } = app.app.swagger();
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods ?? {})
      .filter(() => url.startsWith('/api/') && !/log(in|out)$|sign-out$/.test(url))
      .map(([method, operation]) => ({
        method: method.toUpperCase() as Route['method'],
        url: url.replace(/\{(\w+)\}/g, (_, name: string) => fill(name, url)),
        takesBody: Boolean((operation as { requestBody?: unknown }).requestBody),
      })),
  );
}

const owned = (name: string, url: string): string => {
  if (name === 'n') return '1';
  if (name === 'checkoutId') return checkoutId;
  if (name === 'deckId') return String(deck.id);
  if (name === 'slideId') return String(deck.slides[0]?.id);
  if (name === 'image') return String(deck.slides[0]?.imageOptions[0]).split('/').at(-1) ?? '';
  return String(url.startsWith('/api/sections') ? sectionId : url.startsWith('/api/folders') ? folderId : projectId);
};

const send = (route: Route, payload: string, contentType = 'application/json') =>
  app.request({
    method: route.method,
    url: route.url,
    headers: { host: 'localhost:5000', cookie: ada.cookie, 'content-type': contentType },
    payload,
  });

const state = async () => [
  (await ada.call('GET', `/api/projects/${projectId}`)).body,
  (await ada.call('GET', `/api/sections/${sectionId}/history`)).body,
  (await ada.call('GET', '/api/folders')).body,
  (await ada.call('GET', `/api/slide-decks/${deck.id}`)).body,
  (await ada.call('GET', '/api/projects')).body.length,
];

const inTheOneForm = {
  code: expect.any(String),
  message: expect.any(String),
  error: expect.any(String),
  requestId: expect.any(String),
};

test('a malformed, mistyped or oversized body is refused by every route that takes one, and nothing changes', async () => {
  const before = await state();
  const takers = routes(owned).filter((route) => route.takesBody);
  expect(takers.length).toBeGreaterThan(10);
  const oversized = JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024 + 1) });
  for (const route of takers) {
    for (const [payload, status] of [
      ['{"name": ', 400],
      ['[1, 2]', 400],
      ['"text"', 400],
      [oversized, 413],
    ] as const) {
      const answer = await send(route, payload);
      expect({ route: route.url, payload: payload.slice(0, 20), status: answer.status }).toEqual({
        route: route.url,
        payload: payload.slice(0, 20),
        status,
      });
      expect(answer.body).toMatchObject(inTheOneForm);
      expect(answer.body.message).not.toMatch(/undefined|ZodError|at \w+ \(/);
    }
    expect((await send(route, '<name>x</name>', 'application/xml')).status).toBe(415);
  }
  expect(await state()).toEqual(before);
});

test('every field of the wrong type is refused by name', async () => {
  const before = await state();
  const wrong: [Route['method'], string, unknown, RegExp][] = [
    ['POST', '/api/projects', { name: 5 }, /name/],
    ['POST', '/api/projects', { name: 'ok', folderId: 'one' }, /folder/i],
    ['POST', '/api/projects', { name: 'ok', originalFormData: 'text' }, /answers/],
    ['PATCH', `/api/projects/${projectId}`, { originalFormData: { audiencePain: { $ne: 1 } } }, /answer/],
    ['POST', `/api/projects/${projectId}/duplicate`, { name: ['x'] }, /name/],
    ['PATCH', `/api/sections/${sectionId}`, { content: 1 }, /section|content/],
    ['PATCH', `/api/sections/${sectionId}`, { content: 'ok', isCompleted: 'yes' }, /isCompleted/],
    ['PATCH', `/api/sections/${sectionId}`, { content: 'x'.repeat(200_001) }, /200,000/],
    ['POST', `/api/sections/${sectionId}/restore`, { textId: 'last' }, /textId/],
    ['POST', '/api/folders', { name: '' }, /folder needs a name/],
    ['POST', '/api/projects/generate-complete', { projectName: '  ' }, /needs a name/],
    ['PUT', `/api/projects/${projectId}/generate-complete`, { audiencePain: false }, /answer/],
    ['POST', `/api/projects/${projectId}/generate-slides`, { theme: 'neon' }, /theme/],
    ['PATCH', `/api/slide-decks/${deck.id}`, { brand: { color: 'red' } }, /colour is written like/],
    ['PATCH', `/api/slide-decks/${deck.id}`, { brand: { logo: 'https://elsewhere.example/a.png' } }, /PNG or JPEG/],
    ['PATCH', `/api/slide-decks/${deck.id}/slides/${deck.slides[0]?.id}`, { layout: 'sideways' }, /layout/],
    ['PATCH', `/api/slide-decks/${deck.id}/slides/${deck.slides[0]?.id}`, { title: ' ' }, /title or at least one/],
    ['PATCH', `/api/slide-decks/${deck.id}/slides/${deck.slides[0]?.id}/image`, {}, /selectedImageUrl/],
    ['POST', `/api/slide-decks/${deck.id}/select-images`, { selectedImages: { one: 'x' } }, /selectedImages/],
    ['POST', `/api/slide-decks/${deck.id}/slides`, { after: null, title: '' }, /slide needs a title/],
    ['PUT', `/api/slide-decks/${deck.id}/order`, { slideIds: 'all' }, /slideIds/],
  ];
  for (const [method, url, body, sentence] of wrong) {
    const answer = await ada.call(method, url, body);
    expect({ url, status: answer.status }).toEqual({ url, status: 400 });
    expect(answer.body).toMatchObject({ ...inTheOneForm, code: 'invalid', message: expect.stringMatching(sentence) });
    expect(Object.keys(answer.body.fields)).toHaveLength(1);
  }
  expect(await state()).toEqual(before);
});

test('an id that is foreign, missing or no id at all is not found on every route that takes one', async () => {
  const stranger = await app.signUpPro();
  const withIds = routes(owned).filter((route) =>
    new RegExp(`/(${projectId}|${sectionId}|${folderId}|${checkoutId}|${deck.id})(/|$)`).test(route.url),
  );
  const bodies: Record<string, unknown> = {
    duplicate: { name: 'x' },
    sections: { content: 'x' },
    restore: { textId: 1 },
    folders: { name: 'x' },
    'generate-slides': {},
    'generate-visual-slides': {},
    image: { selectedImageUrl: deck.slides[0]?.imageOptions[0] },
    'select-images': { selectedImages: {} },
    slides: { after: null, title: 'x' },
    order: { slideIds: [1] },
  };
  expect(withIds.length).toBeGreaterThan(12);
  const before = await state();
  for (const route of withIds) {
    const body = Object.entries(bodies).find(
      ([part]) => route.url.endsWith(`/${part}`) || route.url.split('/')[2] === part,
    )?.[1];
    const payload = route.takesBody ? (route.url.endsWith('/restore') ? bodies.restore : (body ?? {})) : undefined;
    const answer = await stranger.call(route.method, route.url, payload);
    expect({ route: `${route.method} ${route.url}`, status: answer.status }).toEqual({
      route: `${route.method} ${route.url}`,
      status: 404,
    });
    expect(answer.body).toMatchObject({ ...inTheOneForm, code: 'not_found' });
  }
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1%20or%201=1']) {
    for (const route of routes((name) => (name === 'n' ? '1' : id)).filter(
      (found) => found.url.includes(`/${id}`) && !found.url.includes('sandbox'),
    )) {
      const answer = await send(route, JSON.stringify({ name: 'x', content: 'x', textId: 1 }));
      expect({ url: `${route.method} ${route.url}`, status: answer.status }).toEqual({
        url: `${route.method} ${route.url}`,
        status: 404,
      });
    }
  }
  expect(await state()).toEqual(before);
});

test('an empty body with a JSON header is no body, where none is needed', async () => {
  const answer = await app.request({
    method: 'POST',
    url: `/api/projects/${projectId}/stop-generation`,
    headers: { host: 'localhost:5000', cookie: ada.cookie, 'content-type': 'application/json' },
    payload: '',
  });
  expect(answer.status).toBe(200);
});

test('a call that does not exist is a clear 404 in the one form', async () => {
  const answer = await ada.call('GET', '/api/no-such-call');
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ ...inTheOneForm, code: 'not_found' });
});

test('a changing call from another site is refused', async () => {
  const answer = await app.request({
    method: 'POST',
    url: '/api/projects',
    headers: {
      host: 'localhost:5000',
      cookie: ada.cookie,
      'content-type': 'application/json',
      origin: 'https://elsewhere.example',
    },
    payload: JSON.stringify({ name: 'Forged' }),
  });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ ...inTheOneForm, code: 'foreign_origin' });
});
