import { expect, test } from 'vitest';
import { plainVerbs } from './plain-verbs.ts';

test.each([
  [
    'teaching the ear before the hand: humming each line once, clapping it on the table, and never opening the piano first',
    'teach the ear before the hand: humming each line once, clapping it on the table, and never opening the piano first',
  ],
  [
    'starting with the roof: checking the flashing, lifting two slates, and leaving the walls alone',
    'start with the roof: checking the flashing, lifting two slates, and leaving the walls alone',
  ],
  [
    'running the shop from one page: writing the orders on top, crossing them off, and reading it out at noon',
    'run the shop from one page: writing the orders on top, crossing them off, and reading it out at noon',
  ],
])('what a way of working consists of stays one row: %s', (typed, said) => {
  expect(plainVerbs(typed)).toBe(said);
});
