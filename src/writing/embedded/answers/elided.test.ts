import { describe, expect, test } from 'vitest';
import { audienceOf } from '../persons/audience.ts';
import { say } from './complete.ts';

const audience = audienceOf(
  [
    'Drives home in silence. Eats dinner standing up.',
    'Never sees the kids awake',
    'Sends the invoice late and apologises for it',
    'Tells himself it will get better',
  ],
  'farriers',
);
const said = (field: Parameters<typeof say>[0], answer: string): string | undefined =>
  say(field, answer, { audience, named: new Set() }, 0)?.sentences.join(' ');

describe('an author who leaves out who does it', () => {
  test('means the listener with what only people do, at the end of a row too', () => {
    expect(said('stallLoopPattern', "Swears in February he'll sort it. Easter comes, bookings pour in, forgets.")).toBe(
      "You swear in February you'll sort it. Easter comes, bookings pour in, and you forget.",
    );
    expect(said('crashMovieScene', 'Sunday night, calculator, heap of crumpled invoices, adds it up twice')).toBe(
      'Sunday night, calculator, heap of crumpled invoices, and you add it up twice.',
    );
  });

  test('does not mean them with what a thing or somebody else does', () => {
    expect(said('planPartDetails', 'Takes £10 per horse by link, comes off the bill')).toBe(
      'You take £10 per horse by link, and it comes off the bill.',
    );
    expect(said('planPartDetails', 'Picks one owner per yard, she gets her trims cheaper')).toBe(
      'You pick one owner per yard, and she gets her trims cheaper.',
    );
    expect(said('realLifeTransformation', "Pulls up, gate open, horses tied up and dry, money's already in.")).toBe(
      "You pull up, gate open, horses tied up and dry, money's already in.",
    );
  });
});
