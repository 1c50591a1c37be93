import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Deck } from '../contract.ts';
import type { SlidePainter } from '../slide-painter.ts';
import { orderIn } from '../testing/quick-artist.ts';
import { newDrawnDeck, readDecks } from '../testing/slide-project.ts';
import { slideImages } from './tables.ts';

let app: TestApp;
let ada: Caller;
afterEach(() => app.stop());

async function appWith(painter?: SlidePainter): Promise<void> {
  app = await startTestApp(painter ? { painter } : {});
  ada = await app.signUpPro();
}
async function drawnFrom(url: string | undefined) {
  const headers = { host: 'localhost:5000', cookie: ada.cookie };
  const response = await app.app.inject({ url: url ?? '', headers });
  expect(response.statusCode).toBe(200);
  return orderIn(response.rawPayload);
}
const files = (deck: Deck) => app.files.list(`slides/${deck.projectId}`);
const options = (deck: Deck) => deck.slides.flatMap((slide) => slide.options);

test('with an image model each option is painted once, and its painting stays when the words change', async () => {
  const painted: string[] = [];
  await appWith({
    paint: async ({ text, choice }) => {
      painted.push(`${text.title} ${choice.layout} ${choice.art}`);
      return new Uint8Array([painted.length]);
    },
  });
  const deck = await newDrawnDeck(ada);
  expect(new Set(painted).size).toBe(9);
  expect(await files(deck)).toHaveLength(18);
  const slide = deck.slides[1];
  const pictures = async (of: Deck | undefined) =>
    Promise.all((of?.slides[1]?.imageOptions ?? []).map(async (url) => (await drawnFrom(url)).picture));
  const before = await pictures(deck);
  expect(new Set(before).size).toBe(3);
  const url = `/api/slide-decks/${deck.id}/slides/${slide?.id}`;
  await ada.call('PATCH', url, { title: 'New words' });
  const [changed] = await readDecks(ada, deck.projectId);
  expect(await pictures(changed)).toEqual(before);
  expect(painted).toHaveLength(9);

  const drawn = (await ada.call('PATCH', url, { art: 'rings' })).body as Deck;
  expect((await drawnFrom(drawn.slides[1]?.imageOptions[0])).picture).toBeNull();
  expect(await files(deck)).toHaveLength(17);
  await ada.call('PATCH', `${url}/image`, { selectedImageUrl: drawn.slides[1]?.imageOptions[1] });
  expect(await files(deck)).toHaveLength(14);
});

test('a slide written anew keeps its former paintings until it is taken back or an image is chosen', async () => {
  let painted = 0;
  await appWith({
    paint: async () => {
      painted += 1;
      return new Uint8Array([painted]);
    },
  });
  const deck = await newDrawnDeck(ada);
  const url = `/api/slide-decks/${deck.id}/slides/${deck.slides[1]?.id}`;
  const pictures = async (of: Deck) =>
    Promise.all((of.slides[1]?.imageOptions ?? []).map(async (each) => (await drawnFrom(each)).picture));
  const before = await pictures(deck);
  const rewritten = (await ada.call('POST', `${url}/regenerate`)).body as Deck;
  expect(await files(deck)).toHaveLength(15);
  await pictures(rewritten);
  expect(painted).toBe(12);
  const back = (await ada.call('POST', `${url}/restore`)).body as Deck;
  expect(await pictures(back)).toEqual(before);
  expect(painted).toBe(12);
  expect(await files(deck)).toHaveLength(18);

  const again = (await ada.call('POST', `${url}/regenerate`)).body as Deck;
  await pictures(again);
  expect(await files(deck)).toHaveLength(21);
  await ada.call('PATCH', `${url}/image`, { selectedImageUrl: again.slides[1]?.imageOptions[0] });
  expect(await files(deck)).toHaveLength(14);
});

test('an option that the image model failed at is drawn by the artist and says so', async () => {
  let asked = 0;
  await appWith({
    paint: async ({ text }) => {
      asked += 1;
      if (text.title === 'Claim 1') throw new AppError('image_declined', 'The image model refused this picture.', 422);
      return new Uint8Array([1]);
    },
  });
  const deck = await newDrawnDeck(ada);
  expect(deck.slides[1]?.options.map((option) => option.notice)).toEqual(
    Array(3).fill('The image model refused this picture. This design is drawn instead.'),
  );
  expect(options(deck).filter((option) => option.notice === null)).toHaveLength(6);
  expect((await drawnFrom(deck.slides[1]?.imageOptions[0])).picture).toBeNull();
  expect((await drawnFrom(deck.slides[0]?.imageOptions[0])).picture).toBe('01');
  await ada.call('PATCH', `/api/slide-decks/${deck.id}`, { theme: 'paper' });
  const [changed] = await readDecks(ada, deck.projectId);
  await drawnFrom(changed?.slides[1]?.imageOptions[0]);
  expect(asked).toBe(9);
});

test('a picture whose file was lost or cut short is drawn again', async () => {
  await appWith();
  const deck = await newDrawnDeck(ada);
  const [lost, short] = await files(deck);
  await app.files.remove(lost ?? '');
  await app.files.put(short ?? '', new Uint8Array([0xff, 0xd8, 0xff]));
  for (const { url } of options(deck)) expect((await drawnFrom(url)).place.footer).toBe('Acme');
  expect(await files(deck)).toHaveLength(9);
});

test('a picture that many ask for at once is drawn once', async () => {
  await appWith();
  const deck = await newDrawnDeck(ada);
  await ada.call('PATCH', `/api/slide-decks/${deck.id}`, { title: 'Together' });
  const [changed] = await readDecks(ada, deck.projectId);
  const url = changed?.slides[0]?.imageOptions[0];
  const answers = await Promise.all(Array.from({ length: 8 }, () => drawnFrom(url)));
  expect(answers.map(({ place }) => place.footer)).toEqual(Array(8).fill('Together'));
  expect(await files(deck)).toHaveLength(9);
});

test('a start clears away files that no option names', async () => {
  await appWith();
  const deck = await newDrawnDeck(ada);
  const stray = ['slides/999/1/99999-0123456789abcdef.jpg', `slides/${deck.projectId}/${deck.id}/stray.jpg`];
  const [image] = await app.database.queries.select().from(slideImages).where(eq(slideImages.position, 0)).limit(1);
  const stale = `slides/${deck.projectId}/${deck.id}/${image?.id}-0123456789abcdef.jpg`;
  for (const key of [...stray, stale]) await app.files.put(key, new Uint8Array([1]));
  const { createPictures } = await import('./pictures.ts');
  const { createQuickArtist } = await import('../testing/quick-artist.ts');
  const { files: store, database } = app;
  const parts = { queries: database.queries, files: store, artist: createQuickArtist(), painter: undefined };
  const pictures = createPictures(parts);
  await pictures.sweep('slides', { isAlone: false });
  expect(await store.list('slides')).toHaveLength(10);
  await pictures.sweep('slides', { isAlone: true });
  expect(await store.list('slides')).toHaveLength(9);
});
