import { z } from 'zod';
import { type Answers, answerFields, type FieldName } from './framework.ts';

export const longestAnswer = 20_000;

const answerOf = (label: string) =>
  z
    .string(`The answer to “${label}” has to be text.`)
    .max(longestAnswer, `The answer to “${label}” has at most ${longestAnswer.toLocaleString('en-US')} characters.`);

// Object.fromEntries forgets its keys; they are those of the table by construction.
type AnswerShape = Record<FieldName, z.ZodExactOptional<z.ZodString>>;

const shape = Object.fromEntries(
  answerFields.map(({ field, label }) => [field, z.exactOptional(answerOf(label))]),
) as AnswerShape;

/** Framework answers as they arrive from outside: any text for a known field, unknown keys dropped. */
export const answersSchema = z.object(shape, 'The answers have to be an object with one text for each field.');

/** The answers without the blanks around them; what is only blanks is no answer and is left out. */
export function trimAnswers(answers: Answers): Answers {
  const trimmed: Answers = {};
  for (const { field } of answerFields) {
    const value = answers[field]?.trim();
    if (value) trimmed[field] = value;
  }
  return trimmed;
}
