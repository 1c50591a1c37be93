import { expect, test } from 'vitest';
import { measuredFolder, readLabelled } from './labelled-answers.ts';
import { measureListener } from './measure-listener.ts';

test('in projects full of other people that no weight has learned from, hardly an answer is said of the wrong one', () => {
  const measured = readLabelled(measuredFolder).map(measureListener);
  const sum = (count: (one: (typeof measured)[number]) => number): number =>
    measured.reduce((total, one) => total + count(one), 0);
  const answers = sum((one) => one.answers);
  expect(answers).toBeGreaterThan(300);
  expect(sum(({ wrong }) => wrong.length) / answers).toBeLessThan(1 / 40);
});
