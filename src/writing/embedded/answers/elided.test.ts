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

  test('means them with a word that may be a thing as well, where one beside it is a deed', () => {
    expect(said('energyCost', 'Smiles for eight hours, cries in the stockroom')).toBe(
      'You smile for eight hours and cry in the stockroom.',
    );
    expect(said('whatTheyBlame', 'Blames Instagram, Vinted, the mothers')).toBe(
      'You blame Instagram, Vinted, the mothers.',
    );
    expect(said('whoIsThisNotFor', 'Not for anyone who wants to sell online. Or hates mothers.')).toBe(
      "This isn't for anyone who wants to sell online. Or if you hate mothers.",
    );
    expect(
      said('yourDifferentApproach', 'Sells the appointment, not the dress. Charges for it, takes it off the bill.'),
    ).toBe('I sell the appointment, not the dress. I charge for it and take it off the bill.');
    expect(
      said('fingerPointableMoment', 'Closing time, twelve gowns on the floor, picks them up, finds a tape measure'),
    ).toBe('Closing time, twelve gowns on the floor, and you pick them up and find a tape measure.');
  });

  test('means them after a condition, and never half of a row', () => {
    expect(said('supportSafety', 'If fewer than half move over, pays nothing for month two.')).toBe(
      'If fewer than half move over, you pay nothing for month two.',
    );
    expect(said('planPartDetails', 'Gives every pupil one slot a week, no singles')).toBe(
      'You give every pupil one slot a week, no singles.',
    );
  });

  test('means them with a plural right before a thing, and with what comes each winter', () => {
    expect(said('audiencePain', "Stands on bay 14. Hits balls so it looks like he's working.")).toBe(
      "You stand on bay 14. You hit balls so it looks like you're working.",
    );
    expect(said('timerCostFrameFlip', 'Each winter does the same diary, loses another regular')).toBe(
      'Each winter you do the same diary and lose another regular.',
    );
    expect(
      said('planPartDetails', "Goes through the bookings, marks who's retired, on shifts, works for themselves"),
    ).toBe("You go through the bookings, mark who's retired, on shifts, works for themselves.");
  });

  test('means them at another time too, and not the weather', () => {
    expect(said('stallLoopPattern', 'Waits for the quiet season, then in the quiet season takes anything going')).toBe(
      'You wait for the quiet season, then in the quiet season you take anything going.',
    );
    expect(said('crashMovieScene', 'Parks up outside the last job, dark, raining.')).toBe(
      'You park up outside the last job, dark, raining.',
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

test('a line of a plan goes on from the lines before it', () => {
  const next = 'They pay for ten weeks up front, like swimming lessons';
  const line = (earlier?: string) =>
    say('planPartDetails', next, { audience, named: new Set(), ...(earlier ? { earlier } : {}) }, 0);
  expect(line('Puts four of them in one bay, same hour every week')?.sentences).toEqual([`${next}.`]);
});
