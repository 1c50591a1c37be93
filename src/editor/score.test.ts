import { expect, test } from 'vitest';
import { litWhileWriting, scoreOf, secondsToGo, timesOf } from './score.ts';

const words = (count: number) => 'word '.repeat(count);

test('sections follow each other by the time of what is written', () => {
  const score = scoreOf([
    { sectionNumber: 2, content: words(280) },
    { sectionNumber: 1, content: words(140) },
  ]);
  expect(score.map(({ sectionNumber }) => sectionNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(score.slice(0, 3).map(({ startsAt }) => startsAt)).toEqual([0, 60, 180]);
  expect(score[1]).toMatchObject({ words: 280, spoken: 120, share: 120 });
});

test('a section without text is as wide as its plan', () => {
  const [first] = scoreOf([]);
  expect(first).toMatchObject({ words: 0, spoken: 0, planned: 180, share: 180 });
});

test('the whole is what is written and what is still planned', () => {
  expect(timesOf(scoreOf([{ sectionNumber: 1, content: words(140) }]))).toEqual({
    written: 60,
    toWrite: 1020,
    whole: 1080,
  });
});

test('a lamp fills while words appear and is full only when the section is done', () => {
  expect(litWhileWriting(210, 1)).toBeCloseTo(0.5);
  expect(litWhileWriting(900, 1)).toBe(0.95);
});

test('the time to go follows the pace once it is known', () => {
  expect(secondsToGo({ words: 10, sectionNumber: 1, elapsed: 5 })).toBeNull();
  expect(secondsToGo({ words: 105, sectionNumber: 1, elapsed: 5 })).toBe(15);
  expect(secondsToGo({ words: 419, sectionNumber: 1, elapsed: 20 })).toBeNull();
});
