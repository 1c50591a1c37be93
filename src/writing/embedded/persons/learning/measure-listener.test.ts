import { expect, test } from 'vitest';
import { measuredFolder, readLabelled } from './labelled-answers.ts';
import { type Measured, measureListener } from './measure-listener.ts';

const measured = readLabelled(measuredFolder).map(measureListener);
const sum = (projects: readonly Measured[], count: (one: Measured) => number): number =>
  projects.reduce((total, one) => total + count(one), 0);

test('in projects full of other people that no weight has learned from, hardly an answer is said of the wrong one', () => {
  const answers = sum(measured, (one) => one.answers);
  expect(answers).toBeGreaterThan(300);
  expect(sum(measured, ({ wrong }) => wrong.length) / answers).toBeLessThan(1 / 40);
});

test('where a script speaks to its listener, hardly a third of the answers that speak of anybody are left in the third person', () => {
  const spoken = measured.filter(({ told }) => !told);
  const answers = sum(spoken, (one) => one.answers);
  expect(answers).toBeGreaterThan(90);
  expect(sum(spoken, ({ kept }) => kept) / answers).toBeLessThan(7 / 20);
});
