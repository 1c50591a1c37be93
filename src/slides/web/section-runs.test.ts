import { expect, test } from 'vitest';
import { sectionRuns } from './section-runs.ts';

test('a section is named on its first slide and its rule runs on to its last', () => {
  const runs = sectionRuns([0, 1, 1, 2].map((sectionReference) => ({ sectionReference })));
  expect(runs.map(({ isFirst }) => isFirst)).toEqual([true, true, false, true]);
  expect(runs.map(({ goesOn }) => goesOn)).toEqual([false, true, false, false]);
});
