import { expect, test } from 'vitest';
import { speakingMinutes } from './speaking-minutes.ts';

test('while nothing is written all sections are equally long', () => {
  expect(
    speakingMinutes([
      { sectionNumber: 1, words: 0 },
      { sectionNumber: 2, words: 0 },
    ]),
  ).toEqual([1, 1]);
});

test('a written section is as long as its words take to say, an unwritten one as planned', () => {
  expect(
    speakingMinutes([
      { sectionNumber: 1, words: 280 },
      { sectionNumber: 3, words: 0 },
    ]),
  ).toEqual([2, 3.5]);
});
