import { expect, test } from 'vitest';
import { chooseDeck, pictureOf, readDeck, shownOption } from './deck-reading.ts';

const bare = { id: 7, title: 'A claim', content: 'One\nTwo', imageOptions: ['/a', '/b'], selectedImageUrl: null };

test('a deck is read whichever form its slides have, and what they lack is filled in [VIEWER-09]', () => {
  for (const slides of [[bare], { slides: [bare] }, { 'slide-1': bare }]) {
    const deck = readDeck({ id: 3, title: 'Deck', slides });
    expect(deck.slides).toHaveLength(1);
    expect(deck.slides[0]).toMatchObject({
      ...bare,
      subtitle: '',
      speakerNotes: '',
      sectionReference: 0,
      hidden: false,
    });
  }
});

test('slides keyed without ids of their own are told apart [VIEWER-09]', () => {
  const { slides } = readDeck({ id: 1, slides: { one: { title: 'One' }, two: { title: 'Two' } } });
  expect(slides.map(({ id, title }) => [id, title])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ]);
});

test('entries without a title and content are not slides, so that counts follow what is left [VIEWER-10, OPEN-28]', () => {
  const { slides } = readDeck({ id: 1, slides: [bare, { id: 8, imageOptions: ['/x'] }, { id: 9, title: 'Alone' }] });
  expect(slides.map(({ id }) => id)).toEqual([7, 9]);
});

test('the first real deck is shown, else the pictures alone, else nothing [VIEWER-11]', () => {
  const pictures = { id: null, slides: [bare] };
  expect(
    chooseDeck(
      [
        { id: 5, slides: [bare] },
        { id: 4, slides: [] },
      ],
      pictures,
    )?.id,
  ).toBe(5);
  expect(chooseDeck([], pictures)).toMatchObject({ id: 'cached', slides: [{ id: 7 }] });
  expect(chooseDeck([], { ...pictures, id: 5 })?.id).toBe('cached');
  expect(chooseDeck([], { id: null, slides: [] })).toBeNull();
});

test('a slide without pictures shows its drawing, and a slide without either shows none [VIEWER-04]', () => {
  const [slide] = readDeck({ id: 1, slides: [{ ...bare, imageOptions: [], drawingUrl: '/drawn.svg' }] }).slides;
  expect(slide && pictureOf(slide)).toBe('/drawn.svg');
  expect(slide && pictureOf({ ...slide, drawingUrl: '' })).toBeNull();
  expect(slide && pictureOf({ ...slide, imageOptions: ['/a', '/b'] }, 1)).toBe('/b');
});

test('the option that a slide shows is known by its place', () => {
  const [slide] = readDeck({ id: 1, slides: [{ ...bare, selectedImageUrl: '/b' }] }).slides;
  expect(slide && shownOption(slide)).toBe(1);
  expect(slide && shownOption(slide, 0)).toBe(0);
  expect(slide && shownOption({ ...slide, imageOptions: [] })).toBeUndefined();
});
