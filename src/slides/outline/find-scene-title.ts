import { capitalised } from '#writing/embedded/answers/realise.ts';
import { isBaseVerb, isFiniteAt } from '#writing/embedded/grammar/finite.ts';
import { type Token, textOf, tokensOf } from '#writing/embedded/grammar/language.ts';
import { isPause } from './clauses.ts';
import { saysSomething } from './find-loose-title.ts';
import { openingsOf } from './openings.ts';
import { countWords } from './shorten.ts';
import { endsOpen, isSentence, standsAlone } from './stands-alone.ts';

const fewestWords = 4;
const fewestRest = 3;
const mostRest = 30;

/** What a long sentence begins with; the rest goes on under it, so that nothing is lost. */
export function sceneTitles(sentence: string, most: number, fewestContent = 3): string[] {
  const heads = openingsOf(sentence.trim().replace(/[.!…]+$/, ''))
    .filter(({ loss }) => loss <= 0.6)
    .flatMap(({ text }) => headsOf(text));
  return heads
    .filter((head) => countWords(head) >= fewestWords && countWords(head) <= most)
    .filter((head) => (standsAlone(head) || SAYS_WHEN.test(head)) && isSentence(head) && !endsOpen(head))
    .filter((head) => saysSomething(head, fewestContent) && !SAYS_LITTLE.test(head))
    .filter((head) => !/["“”?:]/.test(head) && restOf(sentence, head) !== '')
    .map(capitalised)
    .toSorted((one, other) => countWords(other) - countWords(one));
}

const SAYS_LITTLE = /^(?:i'm thinking|i (?:think|thought|mean|said)|you (?:think|know|say))\b/i;

/** "It is eleven on a Sunday night": nobody asks what "it" is. */
const SAYS_WHEN = /^It(?:'s| is| was) (?:\d|(?!not\b)\p{L}+ (?:in|on|at|past|to|o'clock)\b|a \p{L}+ \p{Lu})/u;

function headsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, index) => (isSeam(tokens, index) ? [textOf(tokens.slice(0, index))] : []));
}

/** Where a sentence pauses, or adds how, with what and what then. */
function isSeam(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || isPause(tokens[at - 1])) return false;
  if (token.lower === ',')
    return !/^(?:who|which|that|whose|where|or|not)$/.test(next.lower) && !goesOnListing(tokens.slice(at + 1));
  if (token.lower === 'with') return tokens[at - 1]?.pos === 'NOUN';
  if (token.lower === 'instead') return next.lower === 'of';
  return (
    token.lower === 'and' &&
    (isFiniteAt(tokens, at + 1) || isBaseVerb(next) || /^(?:not|by|your|my)$/.test(next.lower)) &&
    !tokens.slice(0, at).some(({ lower }) => /^(?:between|both|to|who|which|that)$/.test(lower))
  );
}

/** "…, wipe down the pass, and …", "…, a blank page and 120 guests": one thing of several says too little alone. */
function goesOnListing(rest: readonly Token[]): boolean {
  const [first] = rest;
  if (first && (isBaseVerb(first) || /^(?:VERB|AUX)$/.test(first.pos)) && !first.lower.endsWith('ing')) return true;
  return rest.some(({ lower }) => lower === 'and') && !rest.some((_, index) => isFiniteAt(rest, index));
}

/** What is left of the sentence under a title that begins or ends it; empty when that could not be read by itself. */
export function restOf(sentence: string, title: string): string {
  const plain = sentence.trim().replace(/[.!…]+$/, '');
  const at = plain.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return '';
  const tail = plain.slice(at + title.length).replace(/^[\s,;:–—]+/u, '');
  const rest = tail === '' ? headBefore(plain.slice(0, at)) : tail;
  const words = countWords(rest);
  if (words < fewestRest || words > mostRest || /^(?:who|which|that|whose|of|to|or)\b/i.test(rest)) return '';
  const isOpen = rest.split(/["“”]/).length % 2 === 0;
  return isOpen ? '' : `${capitalised(rest)}${/[.!?]["”]?$/.test(rest) ? '' : '.'}`;
}

/** "You finish the project, you send the invoice, and then" without its joint; nothing when it only leads up to the end. */
function headBefore(text: string): string {
  const head = text.replace(/[\s,;:–—]*(?:\b(?:and then|and|then|but|so|now))?[\s,;:–—]*$/iu, '');
  return isSentence(head) && standsAlone(head) && !endsOpen(head) ? head : '';
}
