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
type Field = Parameters<typeof say>[0];
const said = (field: Field, answer: string, earlier = ''): string | undefined =>
  say(field, answer, { audience, named: new Set(), earlier }, 0)?.sentences.join(' ');

describe('an author who leaves out who does it means the listener', () => {
  test.each<[what: string, field: Field, answer: string, says: string]>([
    [
      'with what only people do at the end of a row',
      'stallLoopPattern',
      "Swears in February he'll sort it. Easter comes, bookings pour in, forgets.",
      "You swear in February you'll sort it. Easter comes, bookings pour in, you forget.",
    ],
    [
      'with what only people do after things',
      'crashMovieScene',
      'Sunday night, calculator, heap of crumpled invoices, adds it up twice',
      'Sunday night, calculator, heap of crumpled invoices, you add it up twice.',
    ],
    [
      'with a word that may be a thing, beside a deed',
      'energyCost',
      'Smiles for eight hours, cries in the stockroom',
      'You smile for eight hours and cry in the stockroom.',
    ],
    [
      'with the verb before a name',
      'whatTheyBlame',
      'Blames Instagram, Vinted, the mothers',
      'You blame Instagram, Vinted, the mothers.',
    ],
    [
      'after "or"',
      'whoIsThisNotFor',
      'Not for anyone who wants to sell online. Or hates mothers.',
      "This isn't for anyone who wants to sell online. Or if you hate mothers.",
    ],
    [
      'with two deeds after things',
      'fingerPointableMoment',
      'Closing time, twelve gowns on the floor, picks them up, finds a tape measure',
      'Closing time, twelve gowns on the floor, you pick them up and find a tape measure.',
    ],
    [
      'after a condition',
      'supportSafety',
      'If fewer than half move over, pays nothing for month two.',
      'If fewer than half move over, you pay nothing for month two.',
    ],
    [
      'with the whole of a row',
      'planPartDetails',
      'Gives every pupil one slot a week, no singles',
      'You give every pupil one slot a week, no singles.',
    ],
    [
      'with a plural right before a thing',
      'audiencePain',
      "Stands on bay 14. Hits balls so it looks like he's working.",
      "You stand on bay 14. You hit balls so it looks like you're working.",
    ],
    [
      'with what comes each winter',
      'timerCostFrameFlip',
      'Each winter does the same diary, loses another regular',
      'Each winter you do the same diary and lose another regular.',
    ],
    [
      'and with "who" somebody else',
      'planPartDetails',
      "Goes through the bookings, marks who's retired, on shifts, works for themselves",
      "You go through the bookings, mark who's retired, on shifts, works for themselves.",
    ],
    [
      'at another time too',
      'stallLoopPattern',
      'Waits for the quiet season, then in the quiet season takes anything going',
      'You wait for the quiet season, then in the quiet season you take anything going.',
    ],
    [
      'and not the weather',
      'crashMovieScene',
      'Parks up outside the last job, dark, raining.',
      'You park up outside the last job, dark, raining.',
    ],
    [
      'and not the money',
      'planPartDetails',
      'Takes £10 per horse by link, comes off the bill',
      'You take £10 per horse by link, and it comes off the bill.',
    ],
    [
      'and not somebody named beside it',
      'planPartDetails',
      'Picks one owner per yard, she gets her trims cheaper',
      'You pick one owner per yard, and she gets her trims cheaper.',
    ],
    [
      'and not the horses',
      'realLifeTransformation',
      "Pulls up, gate open, horses tied up and dry, money's already in.",
      "You pull up, gate open, horses tied up and dry, money's already in.",
    ],
    [
      "and the seller with the seller's work",
      'yourDifferentApproach',
      'Sells the appointment, not the dress. Charges for it, takes it off the bill.',
      'I sell the appointment, not the dress. I charge for it and take it off the bill.',
    ],
  ])('%s', (_, field, answer, says) => {
    expect(said(field, answer)).toBe(says);
  });
});

test('a line of a plan goes on from the lines before it', () => {
  const next = 'They pay for ten weeks up front, like swimming lessons';
  expect(said('planPartDetails', next, 'Puts four of them in one bay, same hour every week')).toBe(`${next}.`);
  expect(said('planPartDetails', next)).not.toBe(`${next}.`);
});

test('what one sends for a sum is the first step, and only there', () => {
  expect(said('priceEntryStep', '£45, send stair photos')).toBe('£45. First step: send stair photos.');
  expect(said('moneyCost', '£45, send stair photos')).not.toContain('First step');
});
