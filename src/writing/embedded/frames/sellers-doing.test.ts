import { expect, test } from 'vitest';
import type { Answers, FieldName } from '#framework/framework.ts';
import { goldenAudience } from '../answers/golden.ts';
import { asSellersDoing } from './sellers-doing.ts';
import { asSellersOwn, saysSellerDoes } from './told-as-other.ts';

const listenerAs = (who: 'she' | 'they', unsaid: boolean) => ({
  audience: { ...goldenAudience(who), unsaid },
  named: new Set<string>(),
  told: unsaid,
});
const done = (field: FieldName, typed: string, who: 'she' | 'they' = 'she', unsaid = true, answers: Answers = {}) =>
  asSellersDoing(typed.split(/(?<=[.]) /), field, { listener: listenerAs(who, unsaid), answers }).join(' ');

test.each([
  ['24 seasons, 1,900 lambs. Still loses some and says so.', '24 seasons, 1,900 lambs. I still lose some and say so.'],
  ['Has 300 locks in a drawer.', 'I have 300 locks in a drawer.'],
  ['Still tunes his own piano.', 'I still tune my own piano.'],
  [
    '14 years at the mint, sorted 90,000 coins, knows what the dealer looks for.',
    '14 years at the mint, sorted 90,000 coins, and I know what the dealer looks for.',
  ],
  ['Twenty years of it. Means something.', 'Twenty years of it. Means something.'],
  ['40 kilns, all of them still in use.', '40 kilns, all of them still in use.'],
  ['Knows what she will ask.', 'Knows what she will ask.'],
])('asked what speaks for the seller, who is left out is the seller: %s', (typed, said) => {
  expect(done('miniCredibilityLine', typed)).toBe(said);
});

test('where the seller says "I" in a story, nobody who is left out is turned', () => {
  const answers = { breakingPointScene: 'I stood in the yard.' };
  expect(done('miniCredibilityLine', 'Still loses some.', 'she', true, answers)).toBe('Still loses some.');
});

test.each([
  ['One visit, drives out to them, anywhere in Kerry.', 'One visit, I drive out to you, anywhere in Kerry.'],
  ['A phone line in their season. Rings them every Friday.', 'A phone line in your season. I ring you every Friday.'],
  ['Two evenings, sits with them over the books.', 'Two evenings, I sit with you over the books.'],
  ['A card that goes with them.', 'A card that goes with them.'],
  ['A tutor for each. Visits them monthly.', 'A tutor for each. Visits them monthly.'],
])('who goes to those who listen is the seller: %s', (typed, said) => {
  expect(done('supportSafety', typed, 'they', false)).toBe(said);
});

test.each([
  [
    "This isn't for the one who won't sit down. No point. Has tried.",
    "This isn't for the one who won't sit down. No point. I have tried.",
  ],
  ["This isn't for flats. Has learned the hard way.", "This isn't for flats. I have learned the hard way."],
  [
    "This isn't for people in a hurry. Has never paid for good work.",
    "This isn't for people in a hurry. Has never paid for good work.",
  ],
])('who has tried is the seller: %s', (typed, said) => expect(done('whoIsThisNotFor', typed)).toBe(said));

test('what the seller was herself, and whose daughter it is', () => {
  const own = (typed: readonly string[]) =>
    asSellersOwn(typed, 'breakingPointScene', { listener: listenerAs('she', true), answers: {} });
  expect(own(['Deputy herself then, Lobatse, 2011.', 'Her daughter, six, asks about the paper.'])).toEqual([
    'Deputy myself then, Lobatse, 2011.',
    'My daughter, six, asks about the paper.',
  ]);
  expect(own(['Still a tenant himself, Leeds.', 'His son held the bucket.'])).toEqual([
    'Still a tenant myself, Leeds.',
    'My son held the bucket.',
  ]);
  expect(own(['Night nurse herself back then.', 'The ward asleep.'])).toEqual([
    'Night nurse myself back then.',
    'The ward asleep.',
  ]);
  expect(own(['A girl called Ruth.', 'Her daughter asked.'])).toEqual(['A girl called Ruth.', 'Her daughter asked.']);
});

test('in a plan the seller may do what is left out, unless the seller is "I" in it', () => {
  expect(saysSellerDoes('Gets up into the loft with her.\nStraps every rafter.')).toBe(true);
  expect(saysSellerDoes('Clears the yard.\nHands over a signed sheet.')).toBe(true);
  expect(saysSellerDoes('Three coats, mixes it himself, with me beside him.')).toBe(false);
  expect(saysSellerDoes('Writes down every crack.\nMeasures weekly.')).toBe(false);
});

test.each([
  ['newRootProblem', 'Empty Tuesdays. Calls it the ghost shift.', 'Empty Tuesdays. I call it the ghost shift.'],
  ['newRootProblem', 'Calls that the second rent.', 'I call that the second rent.'],
  ['newRootProblem', 'Calls his mother first.', 'Calls his mother first.'],
  [
    'miniStoryOrStat',
    'First evening of each term, hands them a wet brick. Nobody drops it.',
    'First evening of each term, I hand them a wet brick. Nobody drops it.',
  ],
  ['miniStoryOrStat', 'Every spring, asks them to smell both jars.', 'Every spring, I ask them to smell both jars.'],
  [
    'miniStoryOrStat',
    'Shows them the two hulls. Nine in ten pick the rotten one.',
    'I show them the two hulls. Nine in ten pick the rotten one.',
  ],
  ['miniStoryOrStat', 'The foreman shows them the hull.', 'The foreman shows them the hull.'],
] as const)('who names it and who shows it is the seller: %s %s', (field, typed, said) => {
  expect(done(field, typed)).toBe(said);
});
