import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { say } from './complete.ts';
import { goldenAudience } from './golden.ts';

/** What is said of an answer whose author leaves out who does it. */
const said = (answer: string, field: FieldName = 'energyCost') =>
  say(field, answer, { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set(), told: false }, 0);

test('all sentences of an answer are said to the listener', () => {
  expect(said('Parks outside at ten to seven. Sits there. Still asks Dad before buying a gate.')).toMatchObject({
    sentences: ['You park outside at ten to seven.', 'You sit there.', 'You still ask Dad before buying a gate.'],
    sure: true,
  });
  expect(said('Spends mornings on plot 20.', 'currentUndesiredReality')?.sentences).toEqual([
    'You spend mornings on plot 20.',
  ]);
});

test('an answer is told whole where somebody it is done to would become the listener', () => {
  const answer = "Has a tin of dockets. Won't let her throw them out.";
  expect(said(answer, 'fingerPointableCostClose')).toMatchObject({
    sentences: ['Has a tin of dockets.', "Won't let her throw them out."],
    sure: false,
  });
});

test('what things do stays as typed', () => {
  expect(said('Patches the corner. Looks nice. Rains. Leaks again.')?.sentences).toEqual(
    expect.arrayContaining(['Looks nice.', 'Rains.']),
  );
});

test('what goes on in somebody is told, and no thought', () => {
  expect(said("Worries the lads'll laugh.", 'realInternalObjection')?.sentences).toEqual([
    "You worry the lads'll laugh.",
  ]);
  expect(said("What if it's too late?", 'realInternalObjection')?.sentences).toEqual(['"What if it\'s too late?"']);
});

test('what the listener gets and does first is said to them, too', () => {
  expect(said('Never rings alone the first time. Has my number. Cards on one sheet.', 'supportSafety')).toMatchObject({
    sentences: ['You never ring alone the first time.', 'You have my number.', 'Cards on one sheet.'],
    sure: true,
  });
  expect(said('£90 in all. Starts with his last ten slips on my table.', 'priceEntryStep')?.sentences).toEqual([
    '£90 in all.',
    'You start with your last ten slips on my table.',
  ]);
  expect(said('Counts his jars on Monday. Keeps every one.', 'oneBeliefsAndPlanCallback')?.sentences).toEqual([
    'You count your jars on Monday.',
    'You keep every one.',
  ]);
});

test('an offer that could not be turned whole is told as it was typed', () => {
  const answer = 'Sends his shoe size. Rings him back the same day.';
  expect(said(answer, 'priceEntryStep')).toMatchObject({
    sentences: ['Sends his shoe size.', 'Rings him back the same day.'],
    sure: false,
  });
});

test('what somebody else may say or think is told as it was typed, and what follows their deed is not', () => {
  const asks = 'Lies on the landing. Site manager steps over him. Twice. Asks if he will be done by three.';
  expect(said(asks, 'crashMovieScene')).toMatchObject({
    sentences: asks.match(/[^.]+\./g)?.map((one) => one.trim()),
    sure: false,
  });
  expect(said('Opens the tab again. Husband asks what it is. Shuts the laptop.')?.sentences.at(-1)).toBe(
    'You shut the laptop.',
  );
});

test('"they" are others where the one who goes unsaid is "he"', () => {
  expect(said('Stands there and watches two engineers look at their phones.')?.sentences).toEqual([
    'You stand there and watch two engineers look at their phones.',
  ]);
});

test('a seller who tells of herself as of somebody else is left as typed', () => {
  const story = 'Did this job herself once. Hid with the coats because she could not face the aisle.';
  expect(said(story, 'breakingPointScene')?.sentences.join(' ')).toBe(story);
});

test('shoes that are off are no deed', () => {
  expect(said("Walks in the door, shoes off, dog's lead on.", 'realLifeTransformation')?.sentences).toEqual([
    "You walk in the door, shoes off, dog's lead on.",
  ]);
});
