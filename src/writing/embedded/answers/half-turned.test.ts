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
