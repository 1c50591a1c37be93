import { textOf, tokensOf } from '#writing/embedded/language.ts';
import { countWords } from './shorten.ts';

export type Figure = { value: string; label: string };

const MONEY = String.raw`(?:[$£€]\s?\d[\d,.]*\d?(?:k|m)?|\d[\d,.]*\s?(?:dollars|euros|pounds|USD|EUR|GBP|€|£))`;
const PER = String.raw`(?:\s(?:a|per|each|every)\s(?:day|week|weekend|month|quarter|year|session|head|person)|/(?:day|week|month|year|mo))?`;
const PRICE = new RegExp(`(?<![\\p{L}\\p{N}])(${MONEY}${PER})(?![\\p{L}\\p{N}])`, 'iu');
const COUNT =
  /(?<![\p{L}\p{N}$£€.,:/-])(\d{1,3}(?:,\d{3})+|\d{2,6})(\s?%|\s?percent)?(?![\p{N}:/]|[.,]\d|\p{L}|-|\s?(?:a\.m|p\.m|am\b|pm\b))/u;
/** Units of time or age count how long something took, and a year is no result. */
const TIME = /^(?:second|minute|hour|day|night|week|weekend|month|quarter|year|decade)s?\b/i;
const longestLabel = 9;

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
  const paidFor = /^\s(?:on|for|in|of) [^.;:!?]+/i.exec(after)?.[0]?.trim();
  if (paidFor) {
    const label = upToWords(paidFor);
    if (label) return label;
  }
  const costs =
    /(?:^|[,;:] |\b(?:and|but) )([^,;:]+?) (?:costs?|cost you|costing|is|are|comes? to|came to)(?: (?:about|around|only|just|over|under|nearly|almost))? $/i.exec(
      before,
    )?.[1];
  return costs && countWords(costs) <= 7 && !/^(?:it|that|this|they)$/i.test(costs) ? costs : '';
}

/** A result that is counted: how many, and what. Null for years, ages, times of day and lengths of time. */
export function findCount(sentence: string): Figure | null {
  const found = COUNT.exec(sentence);
  if (!found) return null;
  const [all, digits = '', percent = ''] = found;
  const isYear = /^(?:19|20)\d\d$/.test(digits) && percent === '';
  const after = sentence.slice(found.index + all.length);
  if (
    isYear ||
    (percent === '' && TIME.test(after.trimStart())) ||
    /\b(?:age|aged|was|am|turned|over|under) $/i.test(sentence.slice(0, found.index))
  )
    return null;
  const label = upToWords(after.trim().replace(/^of (?=them\b)/i, 'of '));
  if (label === '' || !/^(?:of\s|\p{L})/u.test(label)) return null;
  if (/^(?:of )?(?:them|us|and|or|in|at|on|to|by|from|with|for|a|an)\b/i.test(label)) return null;
  return { value: percent ? `${digits}%` : digits, label };
}

/** The words that follow up to the end of their phrase, in at most so many words; empty when the phrase is longer. */
function upToWords(text: string): string {
  const [clause = ''] = text.split(/[.;:!?]|,(?=\s)|\s[–—-]\s/u);
  if (countWords(clause) <= longestLabel) return clause.trim();
  const tokens = tokensOf(clause);
  for (let index = Math.min(tokens.length - 1, longestLabel); index > 1; index -= 1) {
    const token = tokens[index];
    if (token && /^(?:ADP|CCONJ|SCONJ)$/.test(token.pos) && /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? ''))
      return textOf(tokens.slice(0, index));
  }
  return '';
}
