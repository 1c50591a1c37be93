import type { Extraction } from '../answer-extractor.ts';
import { tickedFrom } from '../autofill/suggestion.ts';
import { coverage } from '../embedded/self-check.ts';

type Suggestion = Extraction['suggestions'][number];

/** As sure as a label before the answer makes it: the model does not overrule it. */
const labelled = 0.9;
const agreed = 0.9;
/** What the model did not find is only suggested, unless the embedded extractor was quite sure. */
const quiteSure = 0.8;

/** One suggestion for each field. `wasRead` tells whether the model read the whole text: only then its silence means something. */
export function mergeSuggestions(given: {
  own: readonly Suggestion[];
  found: readonly Suggestion[];
  wasRead: boolean;
}): Suggestion[] {
  const ours = surest(given.wasRead ? given.own.map((own) => doubted(own, given.found)) : given.own);
  const theirs = surest(given.found);
  const fields = new Set([...ours.keys(), ...theirs.keys()]);
  return [...fields]
    .flatMap((field) => merged(ours.get(field), theirs.get(field)) ?? [])
    .sort((one, other) => other.confidence - one.confidence);
}

function merged(own: Suggestion | undefined, found: Suggestion | undefined): Suggestion | undefined {
  if (!own) return found;
  if (!found) return own;
  if (isSame(own.value, found.value)) {
    return { ...found, source: found.source || own.source, confidence: Math.max(own.confidence, agreed) };
  }
  return own.confidence >= labelled || own.confidence > found.confidence ? own : found;
}

function doubted(own: Suggestion, found: readonly Suggestion[]): Suggestion {
  const isLeft = own.confidence >= quiteSure || found.some(({ field }) => field === own.field);
  return isLeft ? own : { ...own, confidence: Math.min(own.confidence, tickedFrom - 0.05) };
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || Math.max(coverage(one, other), coverage(other, one)) >= 0.8;

function surest(suggestions: readonly Suggestion[]): Map<string, Suggestion> {
  const weakestFirst = suggestions.toSorted((one, other) => one.confidence - other.confidence);
  return new Map(weakestFirst.map((suggestion) => [suggestion.field, suggestion]));
}
