import { expect, test } from 'vitest';
import { nextLabel, soundLines } from './sound-lines.ts';

const answers = {
  projectName: 'The Second Half',
  targetAudience: 'Runners',
  audiencePain: 'your legs stop answering',
  timeCost: 'You lose  sixteen weeks.',
  moneyCost: 'You have spent $1,400',
  speakerPersonality: 'blunt',
  whatTheyKeepTrying: 'You download a new plan',
};

test('the step’s answers stand as lines, after the last line of what came earlier', () => {
  const lines = soundLines(answers, 2, 'moneyCost');
  expect(lines.map(({ text, isEarlier, isPresent }) => [text, isEarlier, isPresent])).toEqual([
    ['Your legs stop answering.', true, false],
    ['You lose sixteen weeks.', false, false],
    ['You have spent $1,400.', false, true],
  ]);
});

test('names, audiences and choices are not lines', () => {
  expect(soundLines(answers, 1, 'projectName').map(({ field }) => field)).toEqual(['audiencePain']);
  expect(soundLines(answers, 3, undefined).map(({ field }) => field)).toEqual(['moneyCost', 'whatTheyKeepTrying']);
});

test('with nothing answered there is nothing to hear', () => {
  expect(soundLines({}, 1, 'audiencePain')).toEqual([]);
});

test('the question that comes next is named by its label', () => {
  expect(nextLabel(answers, 2, 'timeCost')).toBe('Cost to who they are');
});
