import { sentenceClasses } from './fields.ts';
import { type Suggestion, suggestedFrom } from './suggestion.ts';

const mostOfField = 3;
const mostFieldsOfSentence = 2;

/** Keeps the surest suggestions: a sentence serves two fields at most, a field has three suggestions at most. */
export function assign(suggestions: readonly Suggestion[]): Suggestion[] {
  const kept: Suggestion[] = [];
  for (const one of [...suggestions].sort((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    if (one.confidence < suggestedFrom) break;
    const ofField = kept.filter(({ field }) => field === one.field);
    if (ofField.length >= mostOfField || ofField.some((other) => overlaps(one, other) || sameWords(one, other)))
      continue;
    const sharing = new Set(
      kept.filter((other) => other.field !== one.field && covers(one, other)).map(({ field }) => field),
    );
    if (sharing.size >= mostFieldsOfSentence && !isOfPlan(one)) continue;
    kept.push(one);
  }
  return kept;
}

const isOfPlan = ({ field }: Suggestion): boolean =>
  field === 'planName' || field === 'planParts' || field === 'planPartDetails' || !sentenceClasses.includes(field);
const overlaps = (a: Suggestion, b: Suggestion): boolean => a.start < b.end && b.start < a.end;
const sameWords = (a: Suggestion, b: Suggestion): boolean => a.value.toLowerCase() === b.value.toLowerCase();

/** Whether they stand on the same sentences, not only side by side in one list. */
const covers = (a: Suggestion, b: Suggestion): boolean => {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return !isOfPlan(b) && shared > 0.5 * Math.min(a.end - a.start, b.end - b.start);
};
