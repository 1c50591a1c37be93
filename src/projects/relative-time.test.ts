import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 4, 20, 15, 30);
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

test.each([
  [before(20_000), 'Just now'],
  [before(-5 * minutes), 'Just now'],
  [before(1 * minutes), '1 minute ago'],
  [before(12 * minutes), '12 minutes ago'],
  [before(3 * hours), '3 hours ago'],
  [before(20 * hours), 'Yesterday'],
  [before(3 * days), '3 days ago'],
  [before(15 * days), '2 weeks ago'],
  [before(29 * days), '4 weeks ago'],
  [before(70 * days), '2 months ago'],
  [before(800 * days), '2 years ago'],
])('%s reads %s [CARD-05]', (moment, words) => {
  expect(relativeTime(moment, now)).toBe(words);
});

test('two in the morning still says hours for what was changed before midnight', () => {
  const night = new Date(2026, 4, 20, 2, 0);
  expect(relativeTime(new Date(2026, 4, 19, 23, 0).toISOString(), night)).toBe('3 hours ago');
});

test('a missing or unreadable moment reads Recently [CARD-05]', () => {
  for (const moment of [undefined, null, '', 'no date']) expect(relativeTime(moment, now)).toBe('Recently');
});
