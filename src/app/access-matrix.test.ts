import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#accounts/server/tables.ts';
import { findDeck, insertDeck, updateDeck } from '#slides/server/decks.store.ts';
import { presentDeck } from '#slides/server/present-deck.ts';
import { type Caller, startTestApp, type TestApp } from './testing/test-app.ts';

type Owned = {
  project: number;
  section: number;
  text: number;
  folder: number;
  checkout: string;
  deck: number;
  slide: number;
  image: string;
};
type Row = {
  expected: [anonymous: number, expired: number, freeOwner: number, proOwner: number, proStranger: number];
  path?: (owned: Owned) => string;
  body?: object | ((owned: Owned) => object);
};

const personas = ['anonymous', 'expired session', 'free owner', 'Pro owner', 'Pro stranger'] as const;
const anybody = (status: number): Row['expected'] => [status, status, status, status, status];
const signedIn = (status: number): Row['expected'] => [401, 401, status, status, status];
const ownerOnly = (status: number): Row['expected'] => [401, 401, status, status, 404];

const project =
  (rest = '') =>
  (owned: Owned) =>
    `/api/projects/${owned.project}${rest}`;
const section =
  (rest = '') =>
  (owned: Owned) =>
    `/api/sections/${owned.section}${rest}`;
const folder = (owned: Owned) => `/api/folders/${owned.folder}`;
const checkout =
  (rest = '') =>
  (owned: Owned) =>
    `/api/sandbox-checkout/${owned.checkout}${rest}`;
const deck =
  (rest = '') =>
  (owned: Owned) =>
    `/api/slide-decks/${owned.deck}${rest}`;
const slide =
  (rest = '') =>
  (owned: Owned) =>
    `/api/slide-decks/${owned.deck}/slides/${owned.slide}${rest}`;
const proOwnerOnly: Row['expected'] = [401, 401, 403, 200, 404];
const newSlide = { after: null, title: 'New' };
const answers = { projectName: 'Matrix', audiencePain: 'You wake at three.' };

/** Every route with what each kind of caller gets. A new route needs a row here. */
const matrix: Record<string, Row> = {
  'GET /healthz': { expected: anybody(200) },
  'GET /readyz': { expected: anybody(200) },
  'GET /api/login': { expected: anybody(302) },
  'GET /api/logout': { expected: anybody(302) },
  'GET /api/auth/user': { expected: signedIn(200) },
  'GET /api/auth/options': { expected: anybody(200) },
  'POST /api/auth/demo': { expected: anybody(200), body: { plan: 'free' } },
  'POST /api/auth/sign-in/email': {
    expected: anybody(401),
    body: { email: 'nobody@example.com', password: 'not the one' },
  },
  'POST /api/auth/sign-up/email': {
    expected: anybody(400),
    body: { email: 'new@example.com', password: 'short', name: 'N' },
  },
  'POST /api/auth/sign-out': { expected: anybody(200), body: {} },
  'POST /api/auth/request-password-reset': { expected: anybody(200), body: { email: 'nobody@example.com' } },
  'POST /api/auth/reset-password': {
    expected: anybody(400),
    body: { token: 'no such token', newPassword: 'long enough' },
  },
  'GET /api/framework-sections': { expected: anybody(200) },
  'GET /api/templates': { expected: signedIn(200) },
  'GET /api/projects': { expected: signedIn(200) },
  'POST /api/projects': { expected: signedIn(201), body: { name: 'Matrix' } },
  'GET /api/projects/{id}': { expected: ownerOnly(200), path: project() },
  'PATCH /api/projects/{id}': { expected: ownerOnly(200), path: project(), body: { description: 'New' } },
  'DELETE /api/projects/{id}': { expected: ownerOnly(200), path: project() },
  'POST /api/projects/{id}/duplicate': {
    expected: ownerOnly(201),
    path: project('/duplicate'),
    body: { name: 'Copy' },
  },
  'GET /api/projects/{id}/sections': { expected: ownerOnly(200), path: project('/sections') },
  'PATCH /api/sections/{id}': { expected: ownerOnly(200), path: section(), body: { content: 'New' } },
  'GET /api/sections/{id}/history': { expected: ownerOnly(200), path: section('/history') },
  'POST /api/sections/{id}/restore': {
    expected: ownerOnly(404),
    path: section('/restore'),
    body: { textId: 2_000_000_000 },
  },
  'GET /api/folders': { expected: signedIn(200) },
  'POST /api/folders': { expected: signedIn(201), body: { name: 'Matrix' } },
  'PATCH /api/folders/{id}': { expected: ownerOnly(200), path: folder, body: { name: 'New' } },
  'DELETE /api/folders/{id}': { expected: ownerOnly(200), path: folder },
  'POST /api/projects/generate-complete': { expected: [401, 401, 403, 200, 200], body: answers },
  'POST /api/projects/{id}/generate-complete': {
    expected: ownerOnly(200),
    path: project('/generate-complete'),
    body: {},
  },
  'PUT /api/projects/{id}/generate-complete': {
    expected: ownerOnly(200),
    path: project('/generate-complete'),
    body: answers,
  },
  'POST /api/projects/{id}/generate-section/{n}': { expected: ownerOnly(200), path: project('/generate-section/1') },
  'GET /api/writer': { expected: signedIn(200) },
  'GET /api/projects/{id}/generation': { expected: ownerOnly(200), path: project('/generation') },
  'POST /api/projects/{id}/stop-generation': { expected: ownerOnly(200), path: project('/stop-generation') },
  'POST /api/analyze-content': {
    expected: signedIn(200),
    body: { content: 'Audience: bakers who get up at three.', contentType: 'text' },
  },
  'POST /api/projects/{id}/generate-slides': { expected: proOwnerOnly, path: project('/generate-slides') },
  'POST /api/projects/{id}/generate-visual-slides': {
    expected: proOwnerOnly,
    path: project('/generate-visual-slides'),
  },
  'GET /api/projects/{id}/slide-generation': { expected: ownerOnly(200), path: project('/slide-generation') },
  'DELETE /api/projects/{id}/slide-generation': { expected: ownerOnly(200), path: project('/slide-generation') },
  'GET /api/projects/{id}/slides': { expected: ownerOnly(200), path: project('/slides') },
  'GET /api/projects/{id}/cached-images': { expected: ownerOnly(200), path: project('/cached-images') },
  'GET /api/slide-decks/{deckId}': { expected: ownerOnly(200), path: deck() },
  'PATCH /api/slide-decks/{deckId}': { expected: ownerOnly(200), path: deck(), body: { theme: 'ember' } },
  'POST /api/slide-decks/{deckId}/slides': { expected: ownerOnly(201), path: deck('/slides'), body: newSlide },
  'PATCH /api/slide-decks/{deckId}/slides/{slideId}': {
    expected: ownerOnly(200),
    path: slide(),
    body: { title: 'New' },
  },
  'DELETE /api/slide-decks/{deckId}/slides/{slideId}': { expected: ownerOnly(200), path: slide() },
  // Nothing was taken away from it.
  'POST /api/slide-decks/{deckId}/slides/{slideId}/restore': { expected: ownerOnly(409), path: slide('/restore') },
  'POST /api/slide-decks/{deckId}/slides/{slideId}/more-options': {
    expected: proOwnerOnly,
    path: slide('/more-options'),
  },
  'POST /api/slide-decks/{deckId}/slides/{slideId}/regenerate': { expected: proOwnerOnly, path: slide('/regenerate') },
  'PATCH /api/slide-decks/{deckId}/slides/{slideId}/image': {
    expected: ownerOnly(200),
    path: slide('/image'),
    body: ({ image: selectedImageUrl }) => ({ selectedImageUrl }),
  },
  'GET /api/slide-decks/{deckId}/slides/{slideId}/drawing.svg': {
    expected: ownerOnly(200),
    path: slide('/drawing.svg'),
  },
  'GET /api/slide-decks/{deckId}/images/{image}': { expected: ownerOnly(200), path: ({ image }) => image },
  'PUT /api/slide-decks/{deckId}/order': {
    expected: ownerOnly(200),
    path: deck('/order'),
    body: (owned) => ({ slideIds: [owned.slide, owned.slide + 1] }),
  },
  'POST /api/slide-decks/{deckId}/select-images': {
    expected: ownerOnly(200),
    path: deck('/select-images'),
    body: (owned) => ({ selectedImages: { [owned.slide]: owned.image } }),
  },
  'POST /api/slide-decks/{deckId}/cleanup-images': { expected: ownerOnly(200), path: deck('/cleanup-images') },
  'POST /api/create-subscription': { expected: signedIn(200) },
  'GET /api/sandbox-checkout/{checkoutId}': { expected: ownerOnly(200), path: checkout() },
  'POST /api/sandbox-checkout/{checkoutId}/pay': { expected: ownerOnly(200), path: checkout('/pay') },
  'POST /api/sandbox-checkout/{checkoutId}/cancel': { expected: ownerOnly(200), path: checkout('/cancel') },
};

const endsSession = new Set(['GET /api/logout', 'POST /api/auth/sign-out', 'POST /api/auth/demo']);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function routeList(): string[] {
  const { paths = {} } = app.app.swagger();
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${url}`),
  );
}

async function ownSomething(caller: Caller): Promise<Owned> {
  const created = (await caller.call('POST', '/api/projects', { name: 'Owned', originalFormData: answers })).body;
  const folderId = (await caller.call('POST', '/api/folders', { name: 'Owned' })).body.id;
  const { url } = (await caller.call('POST', '/api/create-subscription')).body;
  const sectionId = created.sections[0].id;
  await caller.call('PATCH', `/api/sections/${sectionId}`, { content: 'Owned text.' });
  const [text] = (await caller.call('GET', `/api/sections/${sectionId}/history`)).body;
  return {
    project: created.id,
    section: sectionId,
    text: text.id,
    folder: folderId,
    checkout: String(url).split('/').at(-1) ?? '',
    ...(await ownSlides(caller, created.id)),
  };
}

/** A deck of two slides with an image option each, which a free user may own too: once he was Pro. */
async function ownSlides(caller: Caller, projectId: number): Promise<Pick<Owned, 'deck' | 'slide' | 'image'>> {
  const { queries } = app.database;
  const choice = { layout: 'statement', art: 'waves', seed: 1 } as const;
  const words = { sectionReference: 1, label: '', title: 'A', subtitle: '', bullets: [], figure: null, quote: null };
  const outlined = { sectionReference: 1, isKey: true, passage: 'A' };
  const wish = { slide: { words, purpose: 'statement' as const, outlined, ...choice }, images: [choice] };
  const brand = { color: null, fonts: null, logo: null };
  const { id } = await insertDeck(queries, { projectId, title: 'Owned', theme: 'paper', brand }, [wish, wish]);
  await updateDeck(queries, id, { isWhole: true });
  const stored = await findDeck(queries, (await caller.call('GET', '/api/auth/user')).body.id, id);
  const [first] = stored ? presentDeck(stored).slides : [];
  return { deck: id, slide: first?.id ?? 0, image: first?.imageOptions[0] ?? '' };
}

async function expiredCaller(): Promise<Caller> {
  const caller = await app.signUp();
  const { id } = (await caller.call('GET', '/api/auth/user')).body;
  await app.database.queries
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sessions.userId, id));
  return caller;
}

test('every route has a row in the access matrix, and every row a route', () => {
  expect(Object.keys(matrix).sort()).toEqual(routeList().sort());
});

test('each kind of caller gets from each route what the matrix says', async () => {
  const table: string[] = [`${'route'.padEnd(48)} ${personas.map((name) => name.padStart(15)).join(' ')}`];
  const wrong: string[] = [];
  const owners = { free: await app.signUp(), pro: await app.signUpPro(), stranger: await app.signUpPro() };
  const expired = await expiredCaller();
  for (const [route, { expected, path, body }] of Object.entries(matrix)) {
    const [method = 'GET', url = ''] = route.split(' ');
    const statuses: number[] = [];
    for (const [index, persona] of personas.entries()) {
      const owner = persona === 'Pro owner' ? owners.pro : owners.free;
      const owned = path || typeof body === 'function' ? await ownSomething(owner) : undefined;
      const target = path && owned ? path(owned) : url;
      const payload = typeof body === 'function' ? owned && body(owned) : body;
      const callers = [app.visitor, expired, owners.free, owners.pro, owners.stranger];
      // Calls that end the session get one of their own.
      const caller = endsSession.has(route) && index > 1 ? await app.signUp() : (callers[index] ?? app.visitor);
      const answer = await caller.call(method as 'GET', target, payload);
      statuses.push(answer.status);
      if (answer.status !== expected[index])
        wrong.push(`${route} for ${persona}: ${answer.status} instead of ${expected[index]}`);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
          requestId: expect.any(String),
        });
    }
    table.push(`${route.padEnd(48)} ${statuses.map((status) => String(status).padStart(15)).join(' ')}`);
  }
  process.stdout.write(`\n${table.join('\n')}\n`);
  expect(wrong).toEqual([]);
});
