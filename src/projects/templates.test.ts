import { describe, expect, test } from 'vitest';
import { answersSchema } from '#framework/answers.ts';
import { answerFields, choicesOf, countAnswered, fieldCount, frameworkFields } from '#framework/framework.ts';
import { createProjectSchema } from './contract.ts';
import { templates } from './templates.data.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

test('there are six templates of six trades, two of them for the demo accounts', () => {
  for (const part of ['id', 'name', 'trade', 'description', 'targetAudience'] as const) {
    expect(new Set(templates.map((template) => template[part])).size).toBe(6);
  }
  expect(templates.filter(({ demo }) => demo).map(({ name }) => name)).toEqual([
    'The Quiet Quarter',
    'Sleep Like It’s Sunday',
  ]);
});

describe.each(templates)('the template $name', ({ id, name, description, targetAudience, answers }) => {
  test('answers each of the framework’s questions', () => {
    expect(countAnswered({ ...answers, targetAudience })).toBe(fieldCount);
    expect(answers.projectName).toBe(name);
    expect(answersSchema.parse(answers)).toEqual(answers);
  });

  test('chooses only words that the wizard offers', () => {
    const strange = answerFields.filter(
      ({ field }) => choicesOf(field).length > 0 && !choicesOf(field).includes(answers[field]),
    );
    expect(strange).toEqual([]);
  });

  test('tells what happens in each part of its plan', () => {
    const parts = linesOf(answers.planParts);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(linesOf(answers.planPartDetails)).toHaveLength(parts.length);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('makes a project that the server takes', () => {
    const project = { name, description, targetAudience, originalFormData: answers };
    expect(createProjectSchema.parse({ ...project, templateId: id })).toEqual({ ...project, templateId: id });
  });

  test('is set like a printed page: no stray blanks, straight quotes or doubled stops', () => {
    for (const text of [name, description, targetAudience, ...Object.values(answers)]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/["']| {2}|[.,;:!?]{2}|\p{Extended_Pictographic}/u);
      expect(text.split('“').length).toBe(text.split('”').length);
    }
  });
});

test('no two templates share an answer, nor any of them an example of the wizard', () => {
  const free = frameworkFields.filter(({ choices }) => choices === undefined);
  const texts = [
    ...free.map(({ example }) => example),
    ...templates.flatMap((template) =>
      answerFields.filter(({ choices }) => !choices).map(({ field }) => template.answers[field]),
    ),
    ...templates.map((template) => template.targetAudience),
  ];
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the templates speak in six voices and make their choices differently', () => {
  expect(new Set(templates.map(({ answers }) => answers.speakerPersonality)).size).toBe(6);
  const choices = templates.map(({ answers }) =>
    answerFields.flatMap(({ field }) => (choicesOf(field).length > 0 ? [answers[field]] : [])).join(),
  );
  expect(new Set(choices).size).toBe(6);
});
