import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersSchema } from '#framework/answers.ts';
import { fieldsOfSection, frameworkSections, plannedMinutes, type SectionNumber } from '#framework/framework.ts';
import { templates } from '#projects/templates.data.ts';
import { spokenText } from './answers/clean.ts';
import { KINDS } from './answers/kinds.data.ts';
import { coverage } from './self-check.ts';
import { writeSection } from './write-section.ts';

const [template] = templates;
const dictated: Record<string, string> = JSON.parse(
  readFileSync(new URL('../answer-sets/dictated.json', import.meta.url), 'utf8'),
);
const wordsOf = (text: string): number => text.split(/\s+/).length;
const sectionOf = (number: SectionNumber, minutes?: number): string =>
  writeSection({
    sectionNumber: number,
    projectName: template?.name ?? '',
    targetAudience: template?.targetAudience ?? '',
    answers: template?.answers ?? {},
    seed: 1,
    ...(minutes === undefined ? {} : { minutes }),
  }).content;
const answersIn = (number: SectionNumber) =>
  fieldsOfSection(number).filter(({ field }) => KINDS[field][0] !== 'choice' && field !== 'projectName');

test('a script comes within 15 % of its time where the answers hold at least half of its words, and loses none of them', () => {
  let wanted = 0;
  let written = 0;
  for (const { number } of frameworkSections) {
    const answered = answersIn(number).reduce((sum, { field }) => sum + wordsOf(template?.answers[field] ?? ''), 0);
    const content = sectionOf(number, (answered * 1.7) / 140);
    wanted += answered * 1.7;
    written += wordsOf(content);
    for (const { field } of answersIn(number))
      expect(coverage(spokenText(template?.answers[field] ?? ''), content), field).toBeGreaterThanOrEqual(0.8);
  }
  expect(Math.abs(written / wanted - 1)).toBeLessThanOrEqual(0.15);
});

test('where there is more time than the answers fill, more is said, and nothing to pad it', () => {
  expect(wordsOf(sectionOf(8, 10))).toBeGreaterThan(wordsOf(sectionOf(8, 1.5)));
  expect(sectionOf(8, 20)).toBe(sectionOf(8, 10));
});

test('answers that alone fill the planned minutes leave no time for links', () => {
  const answers = answersSchema.parse(dictated);
  const request = { projectName: dictated.projectName ?? '', targetAudience: dictated.targetAudience ?? '', seed: 1 };
  const written = frameworkSections.map(({ number }) => ({
    words: wordsOf(writeSection({ ...request, sectionNumber: number, answers }).content),
    planned: plannedMinutes(number) * 140,
  }));
  const sum = (of: 'words' | 'planned') => written.reduce((all, one) => all + one[of], 0);
  expect(sum('words') / sum('planned')).toBeLessThanOrEqual(1.15);
});
