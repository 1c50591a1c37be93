import { expect, test } from 'vitest';
import { audienceOf } from '../persons/audience.ts';
import { say } from './complete.ts';
import { goldenAudience } from './golden.ts';

const audience = audienceOf(
  [
    'Drives home in silence. Eats dinner standing up.',
    'Never sees the kids awake',
    'Sends the invoice late and apologises for it',
    'Tells himself it will get better',
  ],
  'farriers',
);
type Field = Parameters<typeof say>[0];
const said = (field: Field, answer: string): string | undefined =>
  say(field, answer, { audience, named: new Set() }, 0)?.sentences.join(' ');

test('what an author who leaves out who does it offers on a condition is said to the listener', () => {
  expect(said('supportSafety', 'If fewer than half move over, pays nothing for month two.')).toBe(
    'If fewer than half move over, you pay nothing for month two.',
  );
});

test('what has come of it is said to the listener with what was done', () => {
  const ofHim = { audience: goldenAudience('he'), named: new Set<string>() };
  const sold = say('identityCost', 'Sold the van in March, now walks to work', ofHim, 0);
  expect(sold?.sentences).toEqual(['You sold the van in March, and you now walk to work.']);
});

test('what one sends for a sum is the first step, and only there', () => {
  expect(said('priceEntryStep', '£45, send stair photos')).toBe('£45. First step: send stair photos.');
  expect(said('moneyCost', '£45, send stair photos')).not.toContain('First step');
});
