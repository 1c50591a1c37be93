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
    const label = upToWords(paidFor);
    if (label) return label;
  }
  const costs =
    /(?:^|[,;:] |\b(?:and|but) )([^,;:]+?) (?:costs?|cost you|costing|is|are|comes? to|came to)(?: (?:about|around|only|just|over|under|nearly|almost))? $/i.exec(
      before,
    )?.[1];
  return costs && countWords(costs) <= 7 && !/^(?:it|that|this|they)$/i.test(costs) ? costs : '';
}

/** What was looked at is no result yet: "I asked sixty designers", "in a trial with 64 gardens". */
const SAMPLE =
  /\b(?:ask|asked|checked|looked|surveyed|studied|tested|filmed|recorded|measured|compared|audited|counted|followed|interviewed|read|trial|survey|study|sample|group) (?:at |of |with |over |about )?(?:the |my |all )?[^.,;]*$/i;

/** The result that the sentences count; a part is told with its whole where the sentence before names it. */
export function findResult(sentences: readonly string[]): Figure | null {
  for (const [index, sentence] of sentences.entries()) {
    const part = PART.exec(sentence);
    if (part) {
      const whole = wholeBefore([...sentences.slice(0, index), sentence.slice(0, part.index)].join(' '));
      const { part: value = '', percent = '', told = '' } = part.groups ?? {};
      const label = upToWords(`${whole?.noun ?? ''} ${told}`.trim());
      if (whole && label !== '')
        return {
          value: percent ? `${value}%` : `${value} of ${whole.count}`,
          label: percent ? `of ${whole.count} ${label}` : label,
        };
    }
  }
  return sentences.flatMap((sentence) => findCount(sentence) ?? [])[0] ?? null;
}

const PART =
  /(?<![\p{N}.,])(?<part>\d[\d,.]*)(?<percent>\s?%| percent)? of (?:them|these|those) (?<told>[\p{L}].*?)(?=[.;!?]|$)/iu;

/** "118 recorded discovery calls": the last count before, and the one noun phrase that it counts. */
function wholeBefore(text: string): { count: string; noun: string } | null {
  const [, count, noun] =
    [...text.matchAll(/(?<![\p{N}.,$£€])(\d[\d,]*) ((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*s)\b/giu)].at(-1) ?? [];
  return count && noun && !TIME.test(noun) ? { count, noun } : null;
}

/** How many, and what. Null for years, ages, times of day, lengths of time and the size of a sample. */
function findCount(sentence: string): Figure | null {
  const found = COUNT.exec(sentence);
  if (!found) return null;
  const [all, digits = '', percent = ''] = found;
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + all.length);
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  const isAge = /\b(?:age|aged|was|am|turned|over|under) $/i.test(before);
  if (percent === '' && (isYear || isAge || TIME.test(after.trimStart()) || SAMPLE.test(before))) return null;
  const label = upToWords(after.trim());
  if (label === '' || !/^\p{L}/u.test(label)) return null;
  if (/^(?:of )?(?:them|us|these|those)\b|^(?:and|or|in|at|on|to|by|from|with|for|a|an)\b/i.test(label)) return null;
  return { value: percent ? `${digits}%` : digits, label };
}

const ENDS_PHRASE = /^(?:and|but|in|on|at|with|since|because|while|when|so|who|which|that|for|by)$/;

/** The words that follow up to the end of their phrase, in at most so many words; empty when the phrase is longer. */
function upToWords(text: string): string {
  const [sentence = ''] = text.split(/[.;:!?]|\s[–—-]\s/u);
  if (countWords(sentence) <= longestLabel) return sentence.trim();
  const [clause = ''] = sentence.split(/,(?=\s)/);
  if (countWords(clause) <= longestLabel) return clause.trim();
  const tokens = tokensOf(clause);
  for (let index = Math.min(tokens.length - 1, longestLabel); index > 1; index -= 1) {
    const token = tokens[index];
    if (token && ENDS_PHRASE.test(token.lower) && !/^(?:DET|ADJ|ADP)$/.test(tokens[index - 1]?.pos ?? ''))
      return textOf(tokens.slice(0, index));
  }
  return '';
}
