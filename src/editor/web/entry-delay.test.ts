import { expect, test } from 'vitest';
import { entryDelay } from './entry-delay.ts';

test('section k, counted from 0, begins to appear k times 0.1 s after the first [EDIT-24]', () => {
  const delays = [0, 1, 2, 7].map((place) => entryDelay(place).animationDelay);
  expect(delays).toEqual(['0ms', '100ms', '200ms', '700ms']);
});
