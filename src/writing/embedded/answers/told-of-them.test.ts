import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answersSchema } from '#framework/answers.ts';
import { beginWriting } from '../writing.ts';

const isTold = async (name: string): Promise<boolean | undefined> => {
  const url = new URL(`../../answer-sets/${name}.json`, import.meta.url);
  const set: unknown = JSON.parse(await readFile(url, 'utf8'));
  const answers = answersSchema.parse(set);
  const { projectName = '' } = answers;
  const { targetAudience = '' } = set as { targetAudience?: string };
  return beginWriting({ sectionNumber: 1, projectName, targetAudience, answers, seed: 1 }).listener.told;
};

test.each(['he-avatar-terse', 'among-many-others'])(
  'a script tells of its listener as its author does: %s',
  async (name) => {
    expect(await isTold(name)).toBe(true);
  },
);

test.each([
  'she-avatar',
  'full-sentences-you',
  'rambling-first-person',
  'non-native',
  'third-person-fragments',
  'sparse-six',
])('where it is plain who is who, it speaks to the listener: %s', async (name) => {
  expect(await isTold(name)).toBe(false);
});
