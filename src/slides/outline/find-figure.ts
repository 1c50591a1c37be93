import { textOf, tokensOf } from '#writing/embedded/language.ts';
import { countWords } from './shorten.ts';

export type Figure = { value: string; label: string };

const MONEY = String.raw`(?:[$£€]\s?\d[\d,.]*\d?(?:k|m)?|\d[\d,.]*\s?(?:dollars|euros|pounds|USD|EUR|GBP|€|£))`;
const PER = String.raw`(?:\s(?:a|per|each|every)\s(?:day|week|weekend|month|quarter|year|session|head|person)|/(?:day|week|month|year|mo))?`;
const PRICE = new RegExp(`(?<![\\p{L}\\p{N}])(${MONEY}${PER})(?![\\p{L}\\p{N}])`, 'iu');
const longestLabel = 12;

/** The sum of money in a sentence with what it pays for; null when there is none. */
export function findPrice(sentence: string): Figure | null {
  const found = PRICE.exec(sentence);
  const value = found?.[1]?.trim().replace(/[.,]+$/, '');
  if (!found || !value || value.length > 24) return null;
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + found[0].length);
  return { value: shortMoney(value), label: priceLabel(before, after) };
}

/** "340 euros" stays; "$1,200 a year" stays: both fit on a slide. */
const shortMoney = (value: string): string => value.replace(/\s+/g, ' ');

function priceLabel(before: string, after: string): string {
  const paidFor = /^\s(?:on|for|in|of|to) [^.;:!?]+/i.exec(after)?.[0]?.trim();
  if (paidFor) {
    const label = phraseOf(paidFor);
    if (label) return label;
  }
  const costs =
    /(?:^|[,;:] |\b(?:and|but) )([^,;:]+?) (?:costs?|cost you|costing|is|are|comes? to|came to)(?: (?:about|around|only|just|over|under|nearly|almost))? $/i.exec(
      before,
    )?.[1];
  return costs && countWords(costs) <= 7 && !/^(?:it|that|this|they)$/i.test(costs) ? costs : '';
}

const ENDS_PHRASE = /^(?:and|but|in|on|at|with|since|because|while|when|so|who|which|that|for|by)$/;

/** The words that follow up to the end of their phrase, in at most so many words; empty when the phrase is longer. */
export function phraseOf(text: string): string {
  const [sentence = ''] = text.split(/[.;:!?]|\s[–—-]\s/u);
  const goesOn = /, .*\b(?:is|are|was|were|you|I|we|they)\b/.test(sentence);
  if (countWords(sentence) <= longestLabel && !goesOn) return sentence.trim();
  const [clause = ''] = sentence.split(/,(?=\s)/);
  if (countWords(clause) <= longestLabel) return clause.trim();
  const tokens = tokensOf(clause);
  for (let index = Math.min(tokens.length - 1, longestLabel); index > 1; index -= 1) {
    const token = tokens[index];
    if (token && ENDS_PHRASE.test(token.lower) && !/^(?:DET|ADJ)$/.test(tokens[index - 1]?.pos ?? ''))
      return textOf(tokens.slice(0, index));
  }
  return '';
}
