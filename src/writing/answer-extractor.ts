import type { WizardAnswers } from '#framework/framework.ts';
import { type Suggestion, tickedFrom } from './autofill/suggestion.ts';

/** What a text seems to say, question by question. */
export type Extraction = {
  suggestions: readonly Pick<Suggestion, 'field' | 'value' | 'confidence' | 'source'>[];
  /** What a person should know about how they were found: a model was to help and did not. */
  notice?: string;
};

/** Finds answers to the framework's questions in a text. */
export type AnswerExtractor = {
  /** `contentType` is a hint at the format; "text" lets the text tell its format itself. */
  extract(content: string, contentType: string, signal: AbortSignal): Promise<Extraction>;
};

/** The suggestions that are ticked at first as answers, the surest for each field. */
export function tickedAnswers({ suggestions }: Extraction): WizardAnswers {
  const weakestFirst = suggestions
    .filter(({ confidence }) => confidence >= tickedFrom)
    .toSorted((one, other) => one.confidence - other.confidence);
  return Object.fromEntries(weakestFirst.map(({ field, value }) => [field, value]));
}
