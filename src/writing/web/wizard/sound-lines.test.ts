import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { writeSection } from '../../embedded/write-section.ts';
import { audibleSections, nextLabel, plainGroups, type SoundGroup, spokenGroups } from './sound-lines.ts';

const answers = {
  projectName: 'The Second Half',
  targetAudience: 'Runners',
  audiencePain: 'your legs stop answering',
  timeCost: 'You lose  sixteen weeks.',
  moneyCost: 'You have spent $1,400',
  speakerPersonality: 'blunt',
  whatTheyKeepTrying: 'You download a new plan',
};

const linesOf = (groups: SoundGroup[]) =>
  groups.flatMap(({ isEarlier, paragraphs }) =>
    paragraphs.flatMap(({ said }) => said.map(({ text, isPresent }) => [text, isEarlier, isPresent])),
  );

test('bare answers stand as lines, after the last line of what came earlier', () => {
  expect(linesOf(plainGroups(answers, 2, 'moneyCost'))).toEqual([
    ['Your legs stop answering.', true, false],
    ['You lose sixteen weeks.', false, false],
    ['You have spent $1,400.', false, true],
  ]);
});

test('names, audiences and choices are not lines of their own', () => {
  expect(linesOf(plainGroups(answers, 1, 'projectName'))).toEqual([['Your legs stop answering.', false, false]]);
  expect(plainGroups({ projectName: 'Acme', speakerPersonality: 'blunt' }, 3, undefined)).toEqual([]);
});

test('one hears the section one is in and the one before, as far as they are answered', () => {
  expect(audibleSections(answers, 1)).toEqual([1]);
  expect(audibleSections(answers, 3)).toEqual([1, 2]);
  expect(audibleSections(answers, 5)).toEqual([]);
  expect(audibleSections(answers, 10)).toEqual([]);
});

const written = (sectionNumber: 1 | 2) => ({
  sectionNumber,
  sentences: writeSection({
    sectionNumber,
    projectName: answers.projectName,
    targetAudience: answers.targetAudience,
    answers,
    seed: 1,
  }).sentences,
  couldBeSaid: [],
});

test('the sentence that the writer makes of the present answer is marked, and only that', () => {
  const [group] = spokenGroups([written(1)], 2, 'moneyCost');
  const marked = group?.paragraphs.flatMap(({ said }) => said.filter(({ isPresent }) => isPresent)) ?? [];
  expect(marked.map(({ text }) => text).join(' ')).toContain('$1,400');
  expect(marked.map(({ text }) => text).join(' ')).not.toContain('sixteen weeks');
});

test('what the writer says without an answer in it is left out, a note on what is missing too', () => {
  const all = linesOf(spokenGroups([written(1)], 2, undefined)).join(' ');
  expect(all).toContain('sixteen weeks');
  expect(all).not.toContain('Note for the speaker');
});

test('of the section before only the last words are heard', () => {
  const groups = spokenGroups([written(1), written(2)], 3, 'whatTheyKeepTrying' satisfies FieldName);
  expect(groups.map(({ isEarlier }) => isEarlier)).toEqual([true, false]);
  expect(groups[0]?.paragraphs).toHaveLength(1);
});

test('the question that comes next is named by its label', () => {
  expect(nextLabel(answers, 2, 'timeCost')).toBe('Cost to who they are');
});
