import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { type Deck, deckSchema } from '../contract.ts';
import { newDrawnDeck } from '../testing/slide-project.ts';

const sections = (deck: Deck) => deck.slides.filter((slide) => slide.imageOptions.length > 0);

describe.each(bothDatabases)('choosing images on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUpPro();
  });
  afterAll(() => app.stop());

  const newDeck = () => newDrawnDeck(ada);
  const filesOf = (deck: Deck) => app.files.list(`slides/${deck.projectId}`);
  const read = async (deck: Deck) => deckSchema.parse((await ada.call('GET', `/api/slide-decks/${deck.id}`)).body);

  test('choosing one stores it, removes the slide’s other options and really frees their files [API-34]', async () => {
    const deck = await newDeck();
    const [slide] = sections(deck);
    const chosen = slide?.imageOptions[1];
    expect(await filesOf(deck)).toHaveLength(9);
    const answer = await ada.call('PATCH', `/api/slide-decks/${deck.id}/slides/${slide?.id}/image`, {
      selectedImageUrl: chosen,
    });
    expect(answer.status).toBe(200);
    const [after, ...others] = sections(await read(deck));
    expect(after).toMatchObject({ imageOptions: [chosen], selectedImageUrl: chosen });
    expect(others.map((other) => [other.imageOptions.length, other.selectedImageUrl])).toEqual([
      [3, null],
      [3, null],
    ]);
    expect(await filesOf(deck)).toHaveLength(7);
    expect((await ada.call('GET', chosen ?? '')).status).toBe(200);
    expect((await ada.call('GET', slide?.imageOptions[0] ?? '')).status).toBe(404);
  });

  test('saving a selection of all slides stores each and leaves only the selected image of the saved slides [API-36, IMGSEL-09]', async () => {
    const deck = await newDeck();
    const [first, second] = sections(deck);
    const selectedImages = {
      [String(first?.id)]: first?.imageOptions[2],
      [String(second?.id)]: second?.imageOptions[0],
    };
    const answer = await ada.call('POST', `/api/slide-decks/${deck.id}/select-images`, { selectedImages });
    expect(answer.status).toBe(200);
    const after = sections(await read(deck));
    expect(after.map((slide) => slide.selectedImageUrl)).toEqual([
      first?.imageOptions[2],
      second?.imageOptions[0],
      null,
    ]);
    expect(after.map((slide) => slide.imageOptions.length)).toEqual([1, 1, 3]);
    expect(await filesOf(deck)).toHaveLength(5);
  });

  test('an empty selection is saved without changing anything', async () => {
    const deck = await newDeck();
    const answer = await ada.call('POST', `/api/slide-decks/${deck.id}/select-images`, { selectedImages: {} });
    expect(answer.status).toBe(200);
    expect((await read(deck)).slides).toEqual(deck.slides);
  });

  test('an address that is not one of the slide’s options is not found, and no slide of the call is changed', async () => {
    const deck = await newDeck();
    const other = await newDeck();
    const [first, second] = sections(deck);
    const foreign = sections(other)[0]?.imageOptions[0];
    const wrong = [
      'https://elsewhere.example/a.jpg',
      '/api/slide-decks/1/images/1-0.jpg',
      second?.imageOptions[0],
      foreign,
    ];
    for (const selectedImageUrl of wrong) {
      const url = `/api/slide-decks/${deck.id}/slides/${first?.id}/image`;
      expect((await ada.call('PATCH', url, { selectedImageUrl })).status).toBe(404);
      const selectedImages = { [String(second?.id)]: second?.imageOptions[0], [String(first?.id)]: selectedImageUrl };
      expect((await ada.call('POST', `/api/slide-decks/${deck.id}/select-images`, { selectedImages })).status).toBe(
        404,
      );
    }
    const stranger = { selectedImages: { [String(sections(other)[0]?.id)]: foreign } };
    expect((await ada.call('POST', `/api/slide-decks/${deck.id}/select-images`, stranger)).status).toBe(404);
    expect((await read(deck)).slides).toEqual(deck.slides);
    expect(await filesOf(deck)).toHaveLength(9);
  });

  test('the made-up deck “cached” takes no selections [OPEN-31]', async () => {
    const answer = await ada.call('POST', '/api/slide-decks/cached/select-images', { selectedImages: {} });
    expect(answer.status).toBe(404);
  });

  test('cleaning up keeps every option of a slide without a choice and tells the true number left [API-35, OPEN-29]', async () => {
    const deck = await newDeck();
    const untouched = await ada.call('POST', `/api/slide-decks/${deck.id}/cleanup-images`);
    expect(untouched.body).toEqual({ message: 'Nothing to remove, 9 images kept.', remainingImages: 9 });
    const [slide] = sections(deck);
    await ada.call('PATCH', `/api/slide-decks/${deck.id}/slides/${slide?.id}/image`, {
      selectedImageUrl: slide?.imageOptions[0],
    });
    // Further designs beside a choice are what there is to clean up.
    await ada.call('POST', `/api/slide-decks/${deck.id}/slides/${slide?.id}/more-options`);
    const [more] = sections(await read(deck));
    for (const url of more?.imageOptions ?? []) await ada.call('GET', url);
    expect(await filesOf(deck)).toHaveLength(10);
    const { body } = await ada.call('POST', `/api/slide-decks/${deck.id}/cleanup-images`);
    expect(body).toEqual({ message: '3 images removed, 7 images kept.', remainingImages: 7 });
    expect(sections(await read(deck)).map((each) => each.imageOptions.length)).toEqual([1, 3, 3]);
    expect(await filesOf(deck)).toHaveLength(7);
  });
});
