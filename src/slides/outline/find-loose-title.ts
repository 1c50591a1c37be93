import type { FieldName } from '#framework/framework.ts';
import { contentWords } from '#writing/embedded/self-check.ts';
import type { Beat } from './beats.data.ts';
import { countWords, type Short, shortened } from './shorten.ts';

/** A clause that has its own subject says enough; what was cut before its end does not. */
const mostLoss = 1.65;
const fewestWords = 4;
const fewestContent = 3;

/** Told as somebody's words, as a list, or by a rule of their own; a clause of them alone would claim something else. */
const neverAlone: readonly FieldName[] = [
  'voiceInTheirHead',
  'howTheyRationalize',
  'biggestPriceObjection',
  'realInternalObjection',
  'whoIsThisNotFor',
  'fitFilter',
  'planName',
  'planParts',
  'planPartDetails',
  'planProofStory',
  'priceEntryStep',
  'currentUndesiredReality',
  'alternativeStory',
];

/** The answers of a beat of which one clause may be its title when no sentence is short enough. */
export const looseFieldsOf = ({ fields, titleFrom }: Beat): FieldName[] => [
  ...titleFrom,
  ...fields.filter((field) => !titleFrom.includes(field) && !neverAlone.includes(field)),
];

/** The clauses of a sentence that can stand on a wall, the strongest first: those that count something, then the fullest. */
export function clauseTitles(sentence: string, most: number, prefer: 'first' | 'last', limit = mostLoss): Short[] {
  return shortened(sentence, most, { prefer })
    .filter(
      ({ text, loss }) =>
        loss <= limit &&
        saysEnough(text) &&
        (loss < 0.5 || isClauseOf(sentence, text)) &&
        !losesContrast(sentence, text),
    )
    .map(({ text, loss }) => ({ text, loss: loss - strengthOf(text) }))
    .toSorted((one, other) => one.loss - other.loss);
}

const strengthOf = (text: string): number =>
  Math.min(contentWords(text).length, 5) * 0.1 + (/\d/.test(text) ? 0.4 : 0) - (/^you\b/i.test(text) ? 0 : 0.05);

const SAYS_NOTHING =
  /^(?:i'm thinking|i (?:mean|thought|think|guess|said|suppose|realised|realized)|you (?:to|hear|say|tell (?!people)|think|start to|know)|there|and|so|then|start with|the whole thing|you (?:keep )?(?:go|going) back to|i was (?:in|at|on)|(?:your|the) [a-z]+ (?:is|are|was|were) (?:in|at|on|under))\b/i;
const NEEDS_MORE = /\b(?:it|they|them|him|her|he|she|these|those|ones?(?=[.,]|$))\b|["“”?:]/i;

/** Enough words with a meaning of their own; a longer sentence needs fewer. */
export function saysSomething(text: string, fewest: number): boolean {
  const count = contentWords(text).length;
  return count >= fewest || (count >= 2 && countWords(text) >= 7);
}

const saysEnough = (text: string): boolean =>
  countWords(text) >= fewestWords &&
  saysSomething(text, fewestContent) &&
  !SAYS_NOTHING.test(text) &&
  !NEEDS_MORE.test(text) &&
  !/, (?!(?:you|i|we|your|my|our|the|and|so|not|nobody)\b)/i.test(text);

/** "You learned to avoid mistakes and you never learned to make music": the second half is the point. */
export function losesContrast(sentence: string, text: string): boolean {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase());
  const after = at < 0 ? '' : sentence.slice(at + text.length);
  return /^,? (?:and (?:you|i|we) (?:never|don't|didn't|can't|cannot)|and not|but|not)\b/i.test(after);
}

/** Cut out where one clause ends and another begins, and neither a condition nor a contrast is left behind. */
export function isClauseOf(sentence: string, text: string): boolean {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return false;
  const before = sentence.slice(0, at).trim();
  const after = sentence.slice(at + text.length);
  return (
    (before === '' || OPENS_AFTER.test(before)) &&
    !HANGS_ON.test(before) &&
    (/^[.!;…]*\s*$|^;|^ [–—] /u.test(after) || CLOSES_BEFORE.test(after))
  );
}

const OPENS_AFTER = /(?:[,;:–—]|\b(?:and|but|so|then|now))$/iu;
const HANGS_ON =
  /\b(?:if|unless|when|once|until|which|who|that|where|whether|says?|said|because|not|never)\b|n't\b|["“]/i;
const CLOSES_BEFORE =
  /^,? (?:and|so|because|then|while)\b|^, (?:you|i|we|your|my|our|it|they|the|nobody|somebody|he|she)\b/i;
