import { expect, test } from 'vitest';
import { answerFields, type FieldName } from '#framework/framework.ts';
import { answersToBeSaid, couldBeSaid } from './could-be-said.ts';
import { audienceOf } from './persons/audience.ts';

const isToBeSaid = (field: FieldName, answer: string): boolean =>
  couldBeSaid(field, answer, audienceOf([answer], 'Runners'));

test.each<[FieldName, string]>([
  ['audiencePain', 'Waking at 3 a.m. and counting what is owed'],
  ['audiencePain', 'She wakes at 3 a.m. and counts invoices'],
  ['audiencePain', 'feast or famine, referrals drying up'],
  ['whatNotWorking', 'Buys toys. Zoo again. Pizza again.'],
  ['whatTheyCrave', 'To be home for someone'],
  ['identityCost', 'Feels like an uncle now'],
  ['energyCost', 'Exhausted after every shift'],
  ['fingerPointableMoment', 'Sunday, 5 pm, her porch. They run inside without turning around.'],
  ['stupidThingTheyBelieve', 'They think it is a numbers game'],
  ['uncomfortableTruth', "He's afraid of being boring"],
  ['currentUndesiredReality', 'running on caffeine and guilt'],
  ['costOfAnother90Days', 'Another quarter of maybe'],
  ['oneCoreShiftRelief', 'Never having to hide it again'],
  ['fitFilter', "It's for them if they have run for a year"],
])('%s, answered with “%s”, could be said to the listener', (field, answer) => {
  expect(isToBeSaid(field, answer)).toBe(true);
});

test.each<[FieldName, string]>([
  ['audiencePain', 'You wake at 3 a.m. and count invoices'],
  ['audiencePain', 'Sunday night. You sit at the kitchen table, counting invoices.'],
  ['uncomfortableTruth', 'Your children left because you did your job well.'],
  ['whatNotWorking', 'You write to ten galleries. They never answer.'],
  ['reputationCost', 'Your colleagues stopped asking'],
  ['crashMovieScene', 'The leash slips, and a van stops a foot away.'],
  ['patternBreakingTruth', 'Stop waiting until it feels right'],
  ['voiceInTheirHead', 'Not built for this'],
])('%s, answered with “%s”, is said already', (field, answer) => {
  expect(isToBeSaid(field, answer)).toBe(false);
});

test.each<[FieldName, string]>([
  ['planName', 'The Slow Sixteen Weeks'],
  ['planParts', 'The Honest Pace\nThe Long Sunday'],
  ['planPartDetails', 'Finding the pace at which one can talk'],
  ['yourDifferentApproach', 'Training them slower than they like'],
  ['breakingPointScene', 'Sitting on a kerb in Hamburg'],
  ['whatTheyBlame', 'The heat, the hills and the gel'],
  ['moneyCost', '$48k last year on lead gen'],
  ['whoIsThisNotFor', 'People who want quick fixes'],
])('%s is well answered with “%s”', (field, answer) => {
  expect(isToBeSaid(field, answer)).toBe(false);
});

test.each(['', 'Waking', 'Waking early', 'Waking at three and', 'Waking at three,', 'She wakes at the'])(
  '“%s” is still being typed',
  (answer) => {
    expect(isToBeSaid('audiencePain', answer)).toBe(false);
  },
);

test('an answer in another language is left alone', () => {
  expect(isToBeSaid('audiencePain', 'Las facturas que no se pagan y el miedo de la noche')).toBe(false);
});

test('what is shown as an example is said as it should be', () => {
  expect(answerFields.filter(({ field, example }) => isToBeSaid(field, example))).toEqual([]);
});

test('of a section those answers are named that could be said, and no empty ones', () => {
  const answers = { audiencePain: 'Waking at three again', timeCost: 'You lose sixteen weeks.', energyCost: '' };
  const request = { sectionNumber: 1, projectName: '', targetAudience: '', answers, seed: 1 } as const;
  expect(answersToBeSaid(request)).toEqual(['audiencePain']);
});
