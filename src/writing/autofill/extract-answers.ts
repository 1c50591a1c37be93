import type { WizardAnswers } from '#framework/framework.ts';
import { assign } from './assign.ts';
import { classifySentences } from './classify.ts';
import { confidenceOf } from './confidence.ts';
import { findChoices } from './find-choices.ts';
import { findPlan } from './find-plan.ts';
import { findTitle } from './find-title.ts';
import { labelledAnswers } from './labelled-answers.ts';
import { type Judges, remembering, storedJudges } from './models.ts';
import { placeNotes } from './note-fields.ts';
import { passagesOf } from './passages.ts';
import { findCandidates, toSuggestion } from './prose-answers.ts';
import { readSource } from './read-source.ts';
import { type Suggestion, tickedFrom } from './suggestion.ts';

/** What was found in a pasted text, the surest first. The places of the suggestions count in `text`. */
export type Extraction = { text: string; suggestions: Suggestion[] };
/**
 * Finds answers to the framework in any pasted text, without a model; what the text does not say stays out. The content type (a
 * media type or a file ending) is a hint, "text" lets the text tell its own format.
 */
export function extractAnswers(text: string, contentType = 'text', stored: Judges = storedJudges()): Extraction {
  const judges = remembering(stored);
  const source = readSource(text, contentType);
  const read = passagesOf(source, judges);
  const passages = read.isNotes ? placeNotes(read.passages, judges) : read.passages;
  const sentences = classifySentences(passages, judges);
  const labelled = labelledAnswers(source, passages, sentences);
  const plan = findPlan(source, passages, sentences);
  const prose = findCandidates(sentences).flatMap((candidate) => {
    const suggestion = toSuggestion(source, sentences, candidate, confidenceOf(candidate, sentences));
    return suggestion &&
      !labelled.some((one) => isAnsweredBy(suggestion, one, read.isNotes)) &&
      !plan.some((one) => isToldIn(suggestion, one))
      ? [suggestion]
      : [];
  });
  const found = [
    ...labelled,
    ...plan,
    ...findTitle(source, passages, sentences),
    ...findChoices(source, passages),
    ...prose,
  ];
  return { text: source.text, suggestions: assign(found) };
}

/** What happens in each part was read part by part there, without the words that name it. */
const isToldIn = (guess: Suggestion, plan: Suggestion): boolean =>
  guess.field === 'planPartDetails' && plan.field === guess.field && guess.start < plan.end && plan.start < guess.end;

/** What a label says outright is not guessed at again in the same place. */
const isAnsweredBy = (guess: Suggestion, labelled: Suggestion, isNotes: boolean): boolean =>
  guess.start < labelled.end &&
  labelled.start < guess.end &&
  (guess.field === labelled.field || labelled.confidence > 0.8 || isNotes);

/** The answers to start with: for each field its surest suggestion, where it is sure enough to be ticked. */
export function pickTicked(suggestions: readonly Suggestion[]): WizardAnswers {
  const ticked: WizardAnswers = {};
  for (const { field, value, confidence } of [...suggestions].sort((a, b) => b.confidence - a.confidence)) {
    if (confidence >= tickedFrom) ticked[field] ??= value;
  }
  return ticked;
}
