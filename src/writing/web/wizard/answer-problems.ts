import { longestAnswer } from '#framework/answers.ts';
import { frameworkFields, type WizardAnswers, type WizardFieldName } from '#framework/framework.ts';
import { wizardMessages } from './messages.ts';

export type AnswerProblem = { field: WizardFieldName; sentence: string };

const messages = wizardMessages.validation;
const longest: Partial<Record<WizardFieldName, number>> = { projectName: 200, targetAudience: 500 };

/** What would be refused: only a missing name and what is too long; every other question may stay open. */
export function answerProblems(answers: WizardAnswers): AnswerProblem[] {
  const tooLong = frameworkFields.flatMap(({ field, label }) => {
    const limit = longest[field] ?? longestAnswer;
    const length = answers[field]?.trim().length ?? 0;
    return length > limit ? [{ field, sentence: messages.tooLong(label, limit) }] : [];
  });
  if (answers.projectName?.trim()) return tooLong;
  return [{ field: 'projectName', sentence: messages.nameMissing }, ...tooLong];
}
