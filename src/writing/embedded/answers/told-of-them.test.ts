import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answersSchema } from '#framework/answers.ts';
import { measuredFolder, readLabelled } from '../persons/learning/labelled-answers.ts';
import { audienceOfProject } from '../persons/learning/learn-listener.ts';
import { beginWriting } from '../writing.ts';
import { isTold } from './told-of-them.ts';

const isToldIn = async (name: string): Promise<boolean | undefined> => {
  const url = new URL(`../../answer-sets/${name}.json`, import.meta.url);
  const set: unknown = JSON.parse(await readFile(url, 'utf8'));
  const answers = answersSchema.parse(set);
  const { projectName = '' } = answers;
  const { targetAudience = '' } = set as { targetAudience?: string };
  return beginWriting({ sectionNumber: 1, projectName, targetAudience, answers, seed: 1 }).listener.told;
};

test('a script tells of its listener where there are many others', () => {
  const project = readLabelled(measuredFolder).find(({ name }) => name === 'dog-grooming-mentor');
  const answers = Object.fromEntries(project?.answers.map(({ field, answer }) => [field, answer]) ?? []);
  expect(project && isTold(answers, audienceOfProject(project))).toBe(true);
});

test('a script tells of a listener whom its author leaves out', async () => {
  expect(await isToldIn('he-avatar-terse')).toBe(true);
});

test.each([
  'she-avatar',
  'full-sentences-you',
  'rambling-first-person',
  'non-native',
  'third-person-fragments',
  'sparse-six',
])('where it is plain who is who, it speaks to the listener: %s', async (name) => {
  expect(await isToldIn(name)).toBe(false);
});
