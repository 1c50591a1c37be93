import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { say } from './complete.ts';
import { goldenAudience } from './golden.ts';

/** What is said of an answer whose author leaves out who does it. */
const said = (answer: string, field: FieldName = 'energyCost') =>
  say(field, answer, { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set(), told: true }, 0);

test.each<[FieldName, string]>([
  ['crashMovieScene', 'Bends down to tie a lace. Falls out of her pocket, lights up, rolls.'],
  ['reputationCost', 'Boss says "we\'ll come back to you." Doesn\'t come back.'],
  ['audiencePain', 'Draws. Sees gold coming. Lets go before it gets there.'],
  ['newRootProblem', 'Not boredom. Ugly word, knows it when he hears it.'],
  ['timeCost', 'Never adds it up. Comes to eleven working days a year.'],
  ['realLifeTransformation', 'Kid gets on his lap and stays there.'],
  ['planPartDetails', 'Takes £10 per horse by link, comes off the bill.'],
])('who does it stays left out, since it may be anybody: %s', (field, answer) => {
  expect(said(answer, field)).toMatchObject({
    sentences: answer.match(/[^.]+\."?/g)?.map((one) => one.trim()),
    sure: false,
  });
});

test('what is left out in the story of the seller is known, and a thing is told of the listener with the rest', () => {
  expect(said('My son opened the door. Looked at me. Shut it.', 'breakingPointScene')).toMatchObject({
    sentences: ['My son opened the door.', 'Looked at me.', 'Shut it.'],
    sure: true,
  });
  expect(said('Six white boxes in a drawer, all dead.', 'fingerPointableCostClose')?.sure).toBe(false);
  expect(said('Six white boxes in your drawer, all dead.', 'fingerPointableCostClose')?.sure).toBe(true);
  expect(said('That a shop has to have everything.', 'stupidThingTheyBelieve')).toMatchObject({
    sentences: ['That a shop has to have everything.'],
    sure: false,
  });
});

test('a thought is quoted, and what tells of one is told', () => {
  expect(said("What if it's too late?", 'realInternalObjection')?.sentences).toEqual(['"What if it\'s too late?"']);
  expect(said("Worries the lads'll laugh.", 'realInternalObjection')).toMatchObject({
    sentences: ["Worries the lads'll laugh."],
    sure: false,
  });
  expect(said('"It\'s free, though." It is. Didn\'t go.', 'biggestPriceObjection')).toMatchObject({
    sentences: ['"It\'s free, though."', 'It is.', "Didn't go."],
    sure: false,
  });
  expect(said('"It\'s free, though." It is.', 'biggestPriceObjection')?.sure).toBe(true);
});

test('what the listener gets and does first is said to them', () => {
  expect(said('Never rings alone the first time. Has my number. Cards on one sheet.', 'supportSafety')).toMatchObject({
    sentences: ['You never ring alone the first time.', 'You have my number.', 'Cards on one sheet.'],
    sure: true,
  });
  expect(said('£90 in all. Starts with his last ten slips on my table.', 'priceEntryStep')?.sentences).toEqual([
    '£90 in all.',
    'You start with your last ten slips on my table.',
  ]);
});

test('a row of things in it stays one', () => {
  expect(
    said('Starts with the ledger: one sheet, one evening, names only.', 'priceEntryStep')?.sentences.join(' '),
  ).toContain('names only');
});

test('an offer that could not be said to them whole is told as it was typed', () => {
  const answer = 'Sends his shoe size. Rings him back the same day.';
  expect(said(answer, 'priceEntryStep')).toMatchObject({
    sentences: ['Sends his shoe size.', 'Rings him back the same day.'],
    sure: false,
  });
});

test('one it is not for is nobody who listens', () => {
  expect(said("Not for him that's already signed. Not for free houses.", 'whoIsThisNotFor')?.sentences).toEqual([
    "It's not for him that's already signed.",
    'Not for free houses.',
  ]);
});

test('where nobody is left out, the listener is "you"', () => {
  expect(said("It's down there whether he looks or not.", 'patternBreakingTruth')?.sentences).toEqual([
    "It's down there whether you look or not.",
  ]);
});
