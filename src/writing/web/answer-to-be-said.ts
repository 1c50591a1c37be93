import {
  type FrameworkField,
  frameworkFields,
  type WizardAnswers,
  type WizardFieldName,
} from '#framework/framework.ts';
import type { SpokenSection } from './use-spoken-sections.ts';

/** An answer that would sound better said to the listener, as it stands now. */
export type AnswerToBeSaid = { field: FrameworkField; answer: string };

/** The answer to this question, if the writer has heard that it could be said. */
export function answerToBeSaid(
  heard: readonly SpokenSection[] = [],
  name: WizardFieldName | undefined,
  answers: WizardAnswers,
): AnswerToBeSaid | undefined {
  const field = frameworkFields.find((one) => one.field === name);
  const answer = field ? (answers[field.field] ?? '') : '';
  const isHeard = heard.some(({ couldBeSaid }) => couldBeSaid.some((one) => one === name));
  return field && isHeard && answer.trim() !== '' ? { field, answer } : undefined;
}

/** The first thing an example says to the listener: “You train for months …”. */
export function spokenOpening(example: string): string {
  const [opening] = /^.*?\byour?\b.*?(?=, | and | while | because |$)/i.exec(example) ?? [example];
  return opening === example ? example : `${opening}\u00a0…`;
}
