import type { WizardFieldName } from '#framework/framework.ts';
import { countWords, sentencesOf } from './sentences.ts';

const FILLER =
  /^(?:(?:yes|yeah|yep|well|so|and|but|oh|ok|okay|right|look|sure|hm+|um+|uh+|er|also|now|honestly|of course|you know|i mean|you see|basically|actually|oh, everything)\b[,.!]?\s+)+(?=\S)/i;
const AUDIENCE_LEAD =
  /^.{0,60}?\b(?:(?:is|are|it's|it’s|that's|that’s) (?:mainly |mostly |really |just )?for|i (?:mainly |mostly |really )?(?:work with|help|write to|talk to|coach|teach|train|serve|support)|we (?:mainly |mostly )?(?:work with|help|coach|teach|train|serve|support)|people i mean are)\s+(?=\S)/i;
const QUOTED_FIELDS = new Set<WizardFieldName>([
  'voiceInTheirHead',
  'realInternalObjection',
  'biggestPriceObjection',
  'howTheyRationalize',
]);
const QUOTE = /["“]([^"“”]{8,400})["”]/g;

/** The most words a value of that field may have. */
export const mostWords = (field: WizardFieldName): number => (field === 'planPartDetails' ? 90 : 60);

/**
 * Cuts from both ends what is no part of the answer: fillers of speech, quotation marks around the whole, who is said to say it,
 * words beyond the longest answer. What is left stands in the source word for word, save a capital at its beginning.
 */
export function trimValue(field: WizardFieldName, text: string): string {
  let value = text.trim();
  if (QUOTED_FIELDS.has(field)) value = quoteIn(value) ?? value;
  if (field === 'targetAudience') value = value.replace(AUDIENCE_LEAD, '');
  const unfilled = value.replace(FILLER, '');
  if (unfilled !== value && countWords(unfilled) > 2) value = capitalised(unfilled);
  return shortened(withoutQuotes(value), mostWords(field));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The longest quotation, where it makes up enough of the sentence to be the answer. */
function quoteIn(text: string): string | null {
  const quotes = [...text.matchAll(QUOTE)].map(([, quote]) => quote ?? '');
  const longest = quotes.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.length >= text.length * 0.35 && quotes.length < 3 ? longest.replace(/,$/, '') : null;
}

function withoutQuotes(text: string): string {
  const [, inner] = /^["“‘']([^"“”]+)["”’']\.?$/u.exec(text) ?? [];
  return inner ?? text;
}

function shortened(text: string, most: number): string {
  if (countWords(text) <= most) return text;
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    if (countWords(text.slice(0, sentence.end)) > most) break;
    end = sentence.end;
  }
  if (end > 0) return text.slice(0, end);
  const words = [...text.matchAll(/\S+/g)].slice(0, most);
  const last = words.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : text;
}
