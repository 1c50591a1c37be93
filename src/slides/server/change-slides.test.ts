import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { type Deck, deckSchema, type Slide, slideAddedSchema } from '../contract.ts';
import { orderIn } from '../testing/quick-artist.ts';
import { newDrawnDeck, readDecks } from '../testing/slide-project.ts';
import { slideImages, slides as tables } from './tables.ts';

describe.each(bothDatabases)('editing slides on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUpPro();
  });
  afterAll(() => app.stop());

  const newDeck = () => newDrawnDeck(ada);
  const slideUrl = (deck: Deck, index: number, rest = '') =>
    `/api/slide-decks/${deck.id}/slides/${deck.slides[index]?.id}${rest}`;
  const titles = (deck: Deck) => deck.slides.map((slide) => slide.title);
  const drawnFrom = async (url: string | null | undefined) => {
    const headers = { host: 'localhost:5000', cookie: ada.cookie };
    const response = await app.app.inject({ url: url ?? '', headers });
    expect(response.statusCode).toBe(200);
    return orderIn(response.rawPayload);
  };
  async function change(method: 'PATCH' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Deck> {
    const answer = await ada.call(method, url, body);
    expect(answer.status).toBe(200);
    return deckSchema.parse(answer.body);
  }

  test('every word of a slide can be changed, and each of its pictures shows the new words within a second', async () => {
    const deck = await newDeck();
    const words = {
      label: 'The problem',
      title: 'A new claim',
      subtitle: 'Under it',
      figure: { value: '€ 90', label: 'a month' },
      quote: { text: 'Yes.', by: 'Ada' },
      speakerNotes: 'Slowly.',
    };
    const begun = performance.now();
    const sent = { ...words, title: 'A new\u0000 claim', bullets: ['One\u0000', 'Two'] };
    const { slides } = await change('PATCH', slideUrl(deck, 1), sent);
    expect(slides[1]).toMatchObject({ ...words, content: 'One\nTwo', sectionReference: 1 });
    for (const url of slides[1]?.imageOptions ?? [])
      expect((await drawnFrom(url)).text).toMatchObject({ title: 'A new claim', bullets: ['One', 'Two'] });
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(slides[3]).toEqual(deck.slides[3]);
    expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(9);
  });

  test('layout and art change the design that is shown, and no other option', async () => {
    const deck = await newDeck();
    const second = deck.slides[1]?.imageOptions[1];
    await change('POST', slideUrl(deck, 1, '/more-options'));
    const before = await change('PATCH', slideUrl(deck, 3), { layout: 'quote' });
    expect(before.slides[3]?.options.map((option) => option.layout)[0]).toBe('quote');
    expect(before.slides[3]?.options.slice(1)).toEqual(deck.slides[3]?.options.slice(1));
    await change('PATCH', slideUrl(deck, 1, '/image'), { selectedImageUrl: second });
    const { slides } = await change('PATCH', slideUrl(deck, 1), { layout: 'timeline', art: 'rings' });
    expect(slides[1]).toMatchObject({ layout: 'timeline', art: 'rings', options: [{ layout: 'timeline' }] });
    expect((await drawnFrom(slides[1]?.selectedImageUrl)).choice).toMatchObject({ layout: 'timeline', art: 'rings' });
    const other = deck.slides[0]?.imageOptions[2];
    const { slides: looked } = await change('PATCH', slideUrl(deck, 0), { layout: 'quote', imageUrl: other });
    expect(looked[0]?.options.map((option) => option.layout)[2]).toBe('quote');
    expect(looked[0]?.options.slice(0, 2)).toEqual(deck.slides[0]?.options.slice(0, 2));
    const foreign = await ada.call('PATCH', slideUrl(deck, 1), { layout: 'quote', imageUrl: other });
    expect(foreign.status).toBe(404);
    const bare = await change('PATCH', slideUrl(deck, 2), { art: 'scene' });
    expect(bare.slides[2]).toMatchObject({ art: 'scene', imageOptions: [] });
    expect(bare.slides[2]?.drawingUrl).not.toBe(deck.slides[2]?.drawingUrl);
  });

  test('a hidden slide stays in the deck, and the pages of the others close up', async () => {
    const deck = await newDeck();
    const { slides } = await change('PATCH', slideUrl(deck, 1), { hidden: true });
    expect(slides.map((slide) => slide.hidden)).toEqual([false, true, false, false, false]);
    expect((await drawnFrom(slides[3]?.imageOptions[0])).place).toEqual({ number: 3, total: 4, footer: 'Acme' });
  });

  test('a slide is added after another or first, taken out, and put back where it was', async () => {
    const deck = await newDeck();
    const url = `/api/slide-decks/${deck.id}/slides`;
    const added = await ada.call('POST', url, { after: deck.slides[1]?.id, title: 'Between' });
    expect(added.status).toBe(201);
    const { slideId, deck: longer } = slideAddedSchema.parse(added.body);
    expect(titles(longer)).toEqual(['Acme', 'Claim 1', 'Between', 'In short', 'Claim 2', 'In short']);
    expect(longer.slides[2]).toMatchObject({ id: slideId, sectionReference: 1, imageOptions: [] });
    expect((await drawnFrom(longer.slides[4]?.imageOptions[0])).place).toMatchObject({ number: 5, total: 6 });
    const first = await ada.call('POST', url, { after: null, title: 'First of all', purpose: 'cover' });
    expect(titles(first.body.deck)[0]).toBe('First of all');

    const shorter = await change('DELETE', slideUrl(deck, 1));
    expect(titles(shorter)).toEqual(['First of all', 'Acme', 'Between', 'In short', 'Claim 2', 'In short']);
    expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(6);
    expect((await ada.call('PATCH', slideUrl(deck, 1), { title: 'Gone' })).status).toBe(404);
    const whole = await change('POST', slideUrl(deck, 1, '/restore'));
    expect(titles(whole)).toEqual(['First of all', 'Acme', 'Claim 1', 'Between', 'In short', 'Claim 2', 'In short']);
    for (const picture of whole.slides[2]?.imageOptions ?? [])
      expect((await drawnFrom(picture)).place).toMatchObject({ number: 3, total: 7 });
  });

  test('the last slide of a deck stays', async () => {
    const deck = await newDeck();
    for (const index of [0, 1, 2, 3]) await change('DELETE', slideUrl(deck, index));
    const refused = await ada.call('DELETE', slideUrl(deck, 4));
    expect([refused.status, refused.body.code]).toEqual([422, 'last_slide']);
  });

  test('slides are put in a new order, and another set of slides is refused', async () => {
    const deck = await newDeck();
    const ids = deck.slides.map((slide) => slide.id);
    const url = `/api/slide-decks/${deck.id}/order`;
    const { slides } = await change('PUT', url, { slideIds: ids.toReversed() });
    expect(slides.map((slide) => slide.id)).toEqual(ids.toReversed());
    expect((await drawnFrom(slides[4]?.imageOptions[0])).place.number).toBe(5);
    for (const slideIds of [ids.slice(1), [...ids, 1], [ids[0], ...ids.slice(0, 4)]])
      expect((await ada.call('PUT', url, { slideIds })).status).toBe(409);
  });

  test('a theme and a brand change the whole deck at once, and an unreadable logo changes nothing', async () => {
    const deck = await newDeck();
    const url = `/api/slide-decks/${deck.id}`;
    const png = createCanvas(40, 20).toBuffer('image/png');
    const logoOf = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
    const logo = logoOf(png);
    const changed = await change('PATCH', url, { theme: 'poster', brand: { color: '#00aa55', logo }, title: 'Live' });
    expect(changed).toMatchObject({ title: 'Live', metadata: { theme: 'poster', brand: { color: '#00aa55', logo } } });
    for (const { imageOptions } of changed.slides.filter((slide) => slide.imageOptions.length > 0))
      expect(await drawnFrom(imageOptions[0])).toMatchObject({ look: { theme: 'poster' }, place: { footer: 'Live' } });
    for (const bytes of [Buffer.from('A text named logo.png'), Buffer.from('<svg/>'), png.subarray(0, 40)]) {
      const refused = await ada.call('PATCH', url, { brand: { logo: logoOf(bytes) } });
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
    }
    const without = await change('PATCH', url, { brand: { logo: null } });
    expect(without.metadata.brand).toEqual({ color: '#00aa55', fonts: null, logo: null });
  });

  test('more options adds three new designs until a slide offers enough', async () => {
    const deck = await newDeck();
    const more = await change('POST', slideUrl(deck, 1, '/more-options'));
    const designs = more.slides[1]?.options.map(({ layout, art }) => `${layout} ${art}`) ?? [];
    expect(new Set(designs).size).toBe(6);
    expect(more.slides[1]?.imageOptions.slice(0, 3)).toEqual(deck.slides[1]?.imageOptions);
    const plain = await change('POST', slideUrl(deck, 2, '/more-options'));
    const { layout, art } = deck.slides[2] ?? {};
    expect(plain.slides[2]?.options).toHaveLength(4);
    expect(plain.slides[2]).toMatchObject({ layout, art, options: [{ layout, art }, {}, {}, {}] });
    await change('POST', slideUrl(deck, 1, '/more-options'));
    await change('POST', slideUrl(deck, 1, '/more-options'));
    const enough = await ada.call('POST', slideUrl(deck, 1, '/more-options'));
    expect([enough.status, enough.body.code]).toEqual([422, 'too_many_options']);
  });

  test('regenerating a slide takes its words from the script of today and offers three new designs', async () => {
    const deck = await newDeck();
    const project = (await ada.call('GET', `/api/projects/${deck.projectId}`)).body;
    await ada.call('PATCH', `/api/sections/${project.sections[0].id}`, { content: 'Today’s claim. More.' });
    const { slides } = await change('POST', slideUrl(deck, 1, '/regenerate'));
    expect(slides[1]).toMatchObject({ title: 'Today’s claim', speakerNotes: 'Today’s claim. More.' });
    const designs = (index: number, of: Deck['slides']) =>
      of[index]?.options.map((each) => `${each.layout} ${each.art}`);
    expect(designs(1, slides)).toHaveLength(3);
    expect(designs(1, slides)?.some((design) => designs(1, deck.slides)?.includes(design))).toBe(false);
    expect(slides[3]).toEqual(deck.slides[3]);
    await ada.call('PATCH', `/api/sections/${project.sections[0].id}`, { content: '' });
    const refused = await ada.call('POST', slideUrl(deck, 1, '/regenerate'));
    expect([refused.status, refused.body.code]).toEqual([422, 'nothing_to_draw']);
  });

  describe('writing a slide anew', () => {
    const designs = (slide: Slide | undefined) =>
      slide?.options.map(({ layout, art, seed }) => ({ layout, art, seed }));
    const rewrite = (deck: Deck, index: number) => change('POST', slideUrl(deck, index, '/regenerate'));

    test('keeps to the passage it was made of, whatever was added, moved, removed or offered since', async () => {
      const deck = await newDeck();
      await change('POST', slideUrl(deck, 4, '/more-options'));
      const offered = await rewrite(deck, 4);
      expect(titles(offered)).toEqual(titles(deck));
      await change('PATCH', slideUrl(deck, 3), { title: 'My own words', sectionReference: 1 });
      await change('DELETE', slideUrl(deck, 4));
      const ids = (await change('PATCH', slideUrl(deck, 1), {})).slides.map((slide) => slide.id);
      await change('PUT', `/api/slide-decks/${deck.id}/order`, { slideIds: ids.toReversed() });
      const moved = await rewrite(deck, 3);
      expect(titles(moved)).toEqual(['Claim 2', 'In short', 'Claim 1', 'Acme']);
      expect(moved.slides[0]?.sectionReference).toBe(1);
    });

    test('is refused in words for a slide that was added by hand', async () => {
      const deck = await newDeck();
      const url = `/api/slide-decks/${deck.id}/slides`;
      const { slideId } = (await ada.call('POST', url, { after: deck.slides[1]?.id, title: 'Between' })).body;
      const refused = await ada.call('POST', `${url}/${slideId}/regenerate`);
      expect([refused.status, refused.body.code]).toEqual([422, 'not_from_script']);
      const [after] = await readDecks(ada, deck.projectId);
      expect(after?.slides.map(({ title, isFromScript }) => [title, isFromScript])).toEqual([
        ['Acme', true],
        ['Claim 1', true],
        ['Between', false],
        ['In short', true],
        ['Claim 2', true],
        ['In short', true],
      ]);
    });

    test('is taken back with its words and its former designs, the latest first', async () => {
      const deck = await newDeck();
      const changed = await change('PATCH', slideUrl(deck, 1), { title: 'My own words', art: 'rings' });
      const once = await rewrite(deck, 1);
      const twice = await rewrite(deck, 1);
      expect(designs(twice.slides[1])).not.toEqual(designs(once.slides[1]));
      const back = () => change('POST', slideUrl(deck, 1, '/restore'));
      expect((await back()).slides).toEqual(once.slides);
      expect((await back()).slides).toEqual(changed.slides);
      for (const url of changed.slides[1]?.imageOptions ?? [])
        expect((await drawnFrom(url)).text.title).toBe('My own words');
      expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(9);
      const spent = await ada.call('POST', slideUrl(deck, 1, '/restore'));
      expect([spent.status, spent.body.code]).toEqual([409, 'nothing_to_restore']);
    });

    test('can be taken back until an image is chosen; then the former designs are gone', async () => {
      const deck = await newDeck();
      for (const url of deck.slides[1]?.imageOptions ?? []) await drawnFrom(url);
      const { slides } = await rewrite(deck, 1);
      expect(await app.files.list(`slides/${deck.projectId}`)).toHaveLength(6);
      const imagesOf = async () =>
        (
          await app.database.queries.select().from(slideImages).innerJoin(tables, eq(tables.id, slideImages.slideId))
        ).filter((row) => row.slides.deckId === deck.id).length;
      expect(await imagesOf()).toBe(12);
      await change('PATCH', slideUrl(deck, 1, '/image'), { selectedImageUrl: slides[1]?.imageOptions[0] });
      expect(await imagesOf()).toBe(7);
      expect((await ada.call('POST', slideUrl(deck, 1, '/restore'))).status).toBe(409);
    });
  });

  test('a deck tells whether a person changed it', async () => {
    const deck = await newDeck();
    expect(deck.isEdited).toBe(false);
    expect((await change('PATCH', slideUrl(deck, 1), { title: 'Mine' })).isEdited).toBe(true);
  });
});
