import { expect, test } from 'vitest';
import { isDoubled, permitted } from './frame-fit.ts';

const answer = (text: string) => [{ text, fields: ['audiencePain' as const], role: 'answer' as const }];

test('a lead is not taken where the answer begins with its own words, nor a tail that repeats its last', () => {
  const doubled: readonly (readonly [string, string])[] = [
    ["You're paying already. {audiencePain} That's the price.", 'You already pay your agent £1,300 a year.'],
    ['I know what you really want. {audiencePain} Go.', 'I suppose you want somebody to tell you so.'],
    ['And suddenly it is clear. {audiencePain} Go.', "And that's when he got it."],
    ['What has it cost so far? {audiencePain} Go.', 'You can point at what it cost.'],
    ['Look. {audiencePain} Not the only problem.', 'That is the problem.'],
  ];
  for (const [frame, text] of doubled) expect(isDoubled(frame, answer(text)), frame).toBe(true);
  expect(
    isDoubled('The problem, renamed: {audiencePain} Go.', answer('The problem, renamed: the problem is not you.')),
  ).toBe(true);
  expect(isDoubled('Start with your time. {audiencePain} Go.', answer('You lose whole afternoons.'))).toBe(false);
});

test('what promises a picture or counts money is said only where there is one', () => {
  const frame = '{if hookTimerCosts has money} {hookTimerCosts} That is a bill.';
  expect(permitted(frame, { hookTimerCosts: 'You lose £40 a week.' })).toBe('{hookTimerCosts} That is a bill.');
  expect(permitted(frame, { hookTimerCosts: 'You lose your joy.' })).toBeNull();
  expect(permitted('{if crashMovieScene} And in the wreckage.', {})).toBeNull();
  expect(permitted('Now look.', {})).toBe('Now look.');
});
