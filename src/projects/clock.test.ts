import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test.each([
  [0, '0:00'],
  [36, '0:36'],
  [105.4, '1:45'],
  [722, '12:02'],
  [3729, '1:02:09'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
