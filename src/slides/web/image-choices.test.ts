import { expect, test } from 'vitest';
import { readDeck } from './deck-reading.ts';
import { choicesFor } from './image-choices.ts';

const { slides } = readDeck({
  id: 1,
  slides: [
    { id: 1, title: 'One', imageOptions: ['/a', '/b'], selectedImageUrl: null },
    { id: 2, title: 'Two', imageOptions: ['/c', '/d'], selectedImageUrl: '/d' },
    { id: 3, title: 'Three', imageOptions: [] },
  ],
});

test('the first option is chosen beforehand, unless one is stored; slides without options have no choice [IMGSEL-03, OPEN-30]', () => {
  expect(choicesFor(slides, {})).toEqual({ 1: '/a', 2: '/d' });
});

test('a choice made on this device goes first as long as its picture is there [IMGSEL-03]', () => {
  expect(choicesFor(slides, { 1: '/b', 2: '/gone' })).toEqual({ 1: '/b', 2: '/d' });
});
