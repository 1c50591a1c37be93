import { expect, test } from 'vitest';
import { piecesOf } from './clean.ts';
import { spokenTo } from './quoted-by.ts';

test.each([
  ['He says to his wife: the roof can wait.', 'He says to his wife: "The roof can wait."'],
  ['She tells herself: it is only dust. It was always so.', 'She tells herself: "It is only dust. It was always so."'],
  ['They say to everybody: come in autumn.', 'They say to everybody: "Come in autumn."'],
  ['The roof can wait.', null],
  ['He says to his wife: "The roof can wait."', null],
])('who speaks, and to whom, stands outside of the quote: %s', (typed, said) =>
  expect(spokenTo(piecesOf(typed))).toBe(said),
);
