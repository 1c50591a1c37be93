import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { cachedImagesSchema, deckSchema } from '../contract.ts';
import { orderIn } from '../testing/quick-artist.ts';
import { newDrawnDeck, newWrittenProject, readDecks } from '../testing/slide-project.ts';

describe.each(bothDatabases)('slides on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUpPro();
  });
  afterAll(() => app.stop());

  const generate = (projectId: number, body: unknown = {}) =>
    ada.call('POST', `/api/projects/${projectId}/generate-visual-slides`, body);
  const newDeck = () => newDrawnDeck(ada);
  const picture = async (url: string) => {
    const response = await app.app.inject({ url, headers: { host: 'localhost:5000', cookie: ada.cookie } });
    return { status: response.statusCode, headers: response.headers, order: () => orderIn(response.rawPayload) };
  };

  test('without decks the list is empty, and so are the cached images [API-31, API-32]', async () => {
    const id = await newWrittenProject(ada);
    expect((await ada.call('GET', `/api/projects/${id}/slides`)).body).toEqual([]);
    const cached = await ada.call('GET', `/api/projects/${id}/cached-images`);
    expect([cached.status, cached.body]).toEqual([200, { id: null, projectId: id, title: 'Acme', slides: [] }]);
  });

  test('an empty body generates the slides of the written sections, three different designs for each key slide [API-09]', async () => {
    const id = await newWrittenProject(ada);
    const answer = await app.request({
      method: 'POST',
      url: `/api/projects/${id}/generate-visual-slides`,
      headers: { host: 'localhost:5000', cookie: ada.cookie, 'content-type': 'application/json' },
      payload: '',
    });
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'The slides are drawn.' }]);
    const [deck] = await readDecks(ada, id);
    expect(deck?.slides.map((slide) => [slide.sectionReference, slide.title, slide.imageOptions.length])).toEqual([
      [0, 'Acme', 3],
      [1, 'Claim 1', 3],
      [1, 'In short', 0],
      [2, 'Claim 2', 3],
      [2, 'In short', 0],
    ]);
    for (const { options } of deck?.slides ?? [])
      expect(new Set(options.map(({ layout, art }) => `${layout} ${art}`)).size).toBe(options.length);
    expect(await app.files.list(`slides/${id}`)).toHaveLength(9);
  });

  test('starting answers at once, and how far it is can be read until it is done [API-19]', async () => {
    const id = await newWrittenProject(ada);
    expect((await ada.call('GET', `/api/projects/${id}/slide-generation`)).body).toEqual({ progress: null });
    const answer = await ada.call('POST', `/api/projects/${id}/generate-slides`);
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const read = async () => (await ada.call('GET', `/api/projects/${id}/slide-generation`)).body.progress;
    await expect.poll(async () => (await read()).status).toBe('completed');
    expect(await read()).toMatchObject({ overallProgress: 100, totalImages: 9, totalSections: 3, currentImage: 9 });
    expect((await read()).completedImages).toHaveLength(9);
    const [deck] = await readDecks(ada, id);
    const shown = (await read()).completedImages.map((image: { imageUrl: string }) => image.imageUrl);
    expect(shown.sort()).toEqual(deck?.slides.flatMap((slide) => slide.imageOptions).sort());
  });

  test('a full deck carries all that a page needs, and the cached images the same slides [API-33, API-32]', async () => {
    const deck = await newDeck();
    const { status, body } = await ada.call('GET', `/api/slide-decks/${deck.id}`);
    expect(status).toBe(200);
    expect(deckSchema.parse(body)).toEqual(body);
    expect(body).toEqual(deck);
    expect(body).toMatchObject({
      projectId: deck.projectId,
      title: 'Acme',
      metadata: { theme: expect.stringMatching(/^[a-z]+$/) },
    });
    for (const moment of [body.createdAt, body.updatedAt]) expect(new Date(moment).toISOString()).toBe(moment);
    expect(body.slides[2]).toMatchObject({ content: 'Claim 1', imageOptions: [], selectedImageUrl: null });
    const cached = cachedImagesSchema.parse(
      (await ada.call('GET', `/api/projects/${deck.projectId}/cached-images`)).body,
    );
    expect(cached).toEqual({ id: deck.id, projectId: deck.projectId, title: 'Acme', slides: deck.slides });
  });

  test('a free user, a project without a script and an unknown project are refused in clear words', async () => {
    const free = await app.signUp();
    const own = await newWrittenProject(free);
    for (const call of ['generate-slides', 'generate-visual-slides']) {
      const refused = await free.call('POST', `/api/projects/${own}/${call}`);
      expect([refused.status, refused.body.code]).toEqual([403, 'premium_required']);
      expect(refused.body.message).toContain('Premium subscription required for slide generation');
      const { id } = (await ada.call('POST', '/api/projects', { name: 'Empty' })).body;
      const empty = await ada.call('POST', `/api/projects/${id}/${call}`);
      expect([empty.status, empty.body.code]).toEqual([422, 'nothing_to_draw']);
      expect((await ada.call('POST', `/api/projects/${own}/${call}`)).status).toBe(404);
    }
    expect((await free.call('GET', `/api/projects/${own}/slides`)).body).toEqual([]);
  });

  test('a new deck takes the place and the look of the former one, whose files are freed', async () => {
    const id = await newWrittenProject(ada);
    await generate(id, { theme: 'forest' });
    const [former] = await readDecks(ada, id);
    expect(former?.metadata.theme).toBe('forest');
    await ada.call('PATCH', `/api/slide-decks/${former?.id}`, { brand: { color: '#1a7f5a' } });
    await generate(id);
    const decks = await readDecks(ada, id);
    expect(decks).toHaveLength(1);
    expect(decks[0]?.id).not.toBe(former?.id);
    expect(decks[0]?.metadata).toEqual({ theme: 'forest', brand: { color: '#1a7f5a', fonts: null, logo: null } });
    await expect.poll(() => app.files.list(`slides/${id}`)).toHaveLength(9);
    expect((await ada.call('GET', `/api/slide-decks/${former?.id}`)).status).toBe(404);
  });

  test('a picture is its owner’s alone, is kept for ever, and a former address leads to the present one', async () => {
    const deck = await newDeck();
    const [cover] = deck.slides;
    const url = cover?.imageOptions[0] ?? '';
    const found = await picture(url);
    expect(found.status).toBe(200);
    expect(found.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
    expect(found.order()).toMatchObject({ text: { title: 'Acme' }, place: { number: 1, total: 5, footer: 'Acme' } });
    const stranger = await app.signUpPro();
    expect((await stranger.call('GET', url)).status).toBe(404);
    expect((await app.visitor.call('GET', url)).status).toBe(401);

    const changed = await ada.call('PATCH', `/api/slide-decks/${deck.id}/slides/${cover?.id}`, { title: 'New words' });
    const [next] = deckSchema.parse(changed.body).slides;
    expect(next?.imageOptions[0]).not.toBe(url);
    expect((await picture(next?.imageOptions[0] ?? '')).order().text.title).toBe('New words');
    const former = await picture(url);
    expect([former.status, former.headers.location]).toEqual([302, next?.imageOptions[0]]);
    expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(9);
  });

  test('a drawing is an inert SVG of the slide as it stands now', async () => {
    const deck = await newDeck();
    const slide = deck.slides[2];
    const { status, headers, body } = await ada.call('GET', slide?.drawingUrl ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(body).toContain('<title>In short</title>');
    await ada.call('PATCH', `/api/slide-decks/${deck.id}/slides/${slide?.id}`, { title: 'Other' });
    const bare = await ada.call('GET', slide?.drawingUrl.split('?')[0] ?? '');
    expect(bare.body).toContain('<title>Other</title>');
    expect(bare.headers['cache-control']).toContain('no-store');
  });

  test('a deleted project leaves no files behind', async () => {
    const deck = await newDeck();
    expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(9);
    await ada.call('DELETE', `/api/projects/${deck.projectId}`);
    expect(await app.files.list(`slides/${deck.projectId}`)).toEqual([]);
  });
});
