import { capitalised } from '#writing/embedded/answers/realise.ts';
import { textOf, tokensOf } from '#writing/embedded/grammar/language.ts';
import { countWords } from './shorten.ts';

export type Figure = { value: string; label: string };

const NUMBER_WORD = String.raw`(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)? )?(?:hundred|thousand|million)`;
const MONEY = String.raw`(?:[$£€]\s?\d[\d,.]*\d?(?:k|m)?(?: million)?|\d[\d,.]*\s?(?:dollars|euros|pounds|USD|EUR|GBP|€|£)|${NUMBER_WORD} (?:dollars|euros|pounds))`;
const PER = String.raw`(?:\s(?:a|per|each|every)\s(?:day|night|week|weekend|month|quarter|winter|summer|year|session|hour|head|person)|/(?:day|week|month|year|mo))?`;
const PRICE = new RegExp(`(?<![\\p{L}\\p{N}])(${MONEY}${PER})(?![\\p{L}\\p{N}])`, 'iu');
const longestLabel = 12;

/** The first sum of money in the text and where it ends. */
export function moneyIn(text: string): { value: string; start: number; end: number } | null {
  const found = PRICE.exec(text);
  const value = found?.[1]?.trim().replace(/[.,]+$/, '');
  return found && value && value.length <= 24
    ? { value: value.replace(/\s+/g, ' '), start: found.index, end: found.index + found[0].length }
    : null;
}

/** The sum of money in a sentence with what it pays for; null when there is none. */
export function findPrice(sentence: string): Figure | null {
  const sum = /\b(?:comes?|came|adds? up) to (?=.*\d)/i.exec(sentence);
  const from = sum ? sum.index + sum[0].length : 0;
  const money = moneyIn(sentence.slice(from)) ?? moneyIn(sentence);
  if (!money) return null;
  const start = sentence.indexOf(money.value, moneyIn(sentence.slice(from)) ? from : 0);
  const before = sentence.slice(0, start);
  const isLowest = /\bfrom $/i.test(before);
  const label = priceLabel(before.replace(/\bfrom $/i, ''), sentence.slice(start + money.value.length));
  return { value: isLowest ? `from ${money.value}` : money.value, label };
}

function priceLabel(before: string, after: string): string {
  const unit = /^\s(?:per|for each|for every) \p{L}[\p{L}-]*/iu.exec(after)?.[0]?.trim();
  if (unit) return unit;
  const relative = /^\sthat [^.;:!?,]+/i.exec(after)?.[0]?.trim();
  if (relative && countWords(relative) <= longestLabel) return relative;
  const paidFor = /^\s(?:on|for|in|of|to) [^.;:!?]+/i.exec(after)?.[0]?.trim();
  if (paidFor) {
    const label = phraseOf(paidFor);
    if (label) return label;
  }
  const costs =
    /(?:^|[,;:] |\b(?:and|but) )([^,;:]+?) (?:costs?|cost you|costing|is|are|comes? to|came to)(?: (?:about|around|only|just|over|under|nearly|almost))? $/i.exec(
      before,
    )?.[1];
  return costs && countWords(costs) <= 7 && !/^(?:it|that|this|they)$/i.test(costs) ? capitalised(costs) : '';
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
