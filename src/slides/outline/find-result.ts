import { capitalised } from '#writing/embedded/answers/realise.ts';
import { tokensOf } from '#writing/embedded/grammar/language.ts';
import { type Figure, phraseOf } from './find-figure.ts';

const COUNT =
  /(?<![\p{L}\p{N}$£€.,:/-])(?<digits>\d{1,3}(?:,\d{3})+|\d{2,6})(?![\p{N}:/]|[.,]\d|\p{L}|-|\s?%|\s?percent|\s?(?:a\.m|p\.m|am\b|pm\b))/u;
const PERCENT = /(?<![\p{N}.,])(?<digits>\d[\d,.]*)\s?(?:%|percent\b)/iu;
/** Units of time count how long something took. */
const TIME = /^(?:second|minute|hour|day|night|week|weekend|month|quarter|year|decade)s?\b/i;
const PART = /(?<![\p{N}.,])(?<digits>\d[\d,.]*) of (?:them|these|those) (?<told>\p{L}.*?)(?=[.;!?]|$)/iu;

/** What was looked at is no result yet: "I asked sixty designers", "in a trial with 64 gardens". */
const SAMPLE =
  /\b(?:ask|asked|checked|listened|looked|surveyed|studied|tested|filmed|recorded|measured|compared|audited|counted|followed|interviewed|read|trial|survey|study|sample|group)\b[^.;]*$|^of $/i;

/** The result that the sentences count: a share or a part before a number, each with what it is a part of. Of an outcome a bare number tells nothing. */
export function findResult(sentences: readonly string[], { isOutcome = false } = {}): Figure | null {
  const withEarlier = sentences.map((sentence, index) => ({ sentence, earlier: sentences.slice(0, index).join(' ') }));
  const find = (look: (sentence: string, earlier: string) => Figure | null) =>
    withEarlier.flatMap(({ sentence, earlier }) => look(sentence, earlier) ?? [])[0];
  return find(changeIn) ?? find(fallIn) ?? find(shareIn) ?? find(partIn) ?? (isOutcome ? null : find(countIn)) ?? null;
}

const AMOUNT = String.raw`[$£€]?\d[\d,.]*(?:\s?(?:%|percent\b)|k\b)?`;
const CHANGE = new RegExp(
  String.raw`(?<told>(?:\p{L}[\p{L}'’-]* ){1,6})from (?<earlier>${AMOUNT}) to (?<later>${AMOUNT})(?<unit> (?:a|per) \p{L}+)?(?![\p{L}\p{N}:])`,
  'iu',
);
const MOVES =
  /\b(?:(?:has|have|had|was|were|is|are) )?(?:went|gone|fell|fallen|dropped|sank|rose|risen|grew|grown|climbed|came|cut|moved|down|up)\b.*$/i;

/** "Food cost fell from 38% to 29%": before and after. */
function changeIn(sentence: string): Figure | null {
  const { told = '', earlier = '', later = '', unit = '' } = CHANGE.exec(sentence)?.groups ?? {};
  if (!MOVES.test(told)) return null;
  const what = told
    .replace(MOVES, '')
    .replace(/^(?:and|but|so|her|his|their|the) /i, '')
    .trim();
  const value = `${shortAmount(earlier)} → ${shortAmount(later)}`;
  return what === '' || /^(?:he|she|they|it|i|we|you)$/i.test(what) ? null : labelled(value, `${what}${unit}`);
}

const shortAmount = (amount: string): string => amount.replace(/\s?percent/i, '%').replace(/[.,]$/, '');

/** "Her gas bill fell by 31 percent": what fell or rose is what the share tells about. */
function fallIn(sentence: string): Figure | null {
  const found =
    /(?:^|, (?:and )?|\band )(?<told>(?:\p{L}[\p{L}'’-]* ){2,7}?)by (?<digits>\d[\d,.]*)\s?(?:%|percent\b)/iu.exec(
      sentence,
    );
  const told = found?.groups?.told?.trim() ?? '';
  return /\b(?:fell|dropped|rose|grew|sank|went|climbed)\b/i.test(told)
    ? labelled(`${found?.groups?.digits ?? ''}%`, capitalised(told))
    : null;
}

/** "71% of them lost money", "52% of nurses said …", "of 240 organisers 68% had money left". */
function shareIn(sentence: string, earlier: string): Figure | null {
  const found = PERCENT.exec(sentence);
  if (!found) return null;
  const value = `${found.groups?.digits ?? ''}%`;
  const after = sentence.slice(found.index + found[0].length).trim();
  const told = /^of (?:them|these|those) (.+)$/is.exec(after)?.[1] ?? after;
  if (told === after && /^of\b/i.test(after)) return labelled(value, after);
  const whole = wholeIn(`${earlier} ${sentence.slice(0, found.index)}`);
  return whole ? labelled(value, toldOf(`of ${whole.count} ${whole.noun}`, told)) : labelled(value, told);
}

function partIn(sentence: string, earlier: string): Figure | null {
  const found = PART.exec(sentence);
  const whole = found && wholeIn(`${earlier} ${sentence.slice(0, found.index)}`);
  if (!found || !whole) return null;
  return labelled(`${found.groups?.digits ?? ''} of ${whole.count}`, toldOf(whole.noun, found.groups?.told ?? ''));
}

/** "evictions: nobody had spoken to the landlord", "designers named the week": who did it may be said anew. */
const toldOf = (noun: string, told: string): string =>
  /^(?:nobody|the|an?|there|it|they|we|i|you|no|your|my)\b/i.test(told) ? `${noun}: ${told}` : `${noun} ${told}`;

/** How many, and what. Null for years, ages, times of day, lengths of time and the size of a sample. */
function countIn(sentence: string): Figure | null {
  const found = COUNT.exec(sentence);
  if (!found) return null;
  const digits = found.groups?.digits ?? '';
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + found[0].length).trim();
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  if (/^(?:beds|seats|vans|staff|employees)\b/i.test(after)) return null;
  const isAge = /\b(?:age|aged|was|am|turned|over|under) $/i.test(before);
  if (isYear || isAge || TIME.test(after) || SAMPLE.test(before) || /,.*\d/.test(phraseOf(after))) return null;
  return labelled(digits, /\b(?:help|let|ma[dk]e|watch|see|saw)\p{L}*\b/iu.test(before) ? upToVerb(after) : after);
}

/** "makers fill their first course": after "I have helped" only the makers are counted. */
function upToVerb(text: string): string {
  const tokens = tokensOf(text);
  const verb = tokens.findIndex(({ pos }, index) => index > 0 && pos === 'VERB');
  return verb < 0
    ? text
    : tokens
        .slice(0, verb)
        .map((token) => token.before + token.text)
        .join('')
        .trim();
}

/** The last count before, and the one noun phrase that it counts. */
function wholeIn(text: string): { count: string; noun: string } | null {
  const counts = [...text.matchAll(/(?<![\p{N}.,$£€])(\d[\d,]*) ((?:\p{L}[\p{L}-]* ){0,2}?\p{L}[\p{L}-]*s)\b/giu)];
  const [, count, noun] = counts.at(-1) ?? [];
  return count && noun && !TIME.test(noun) && !/^(?:pounds|euros|dollars)$/i.test(noun) ? { count, noun } : null;
}

function labelled(value: string, text: string): Figure | null {
  const [, noun = '', told = text] = /^([^:]+: )(.+)$/s.exec(text) ?? [];
  const phrase = phraseOf(told);
  const label = phrase === '' ? '' : `${noun}${phrase}`;
  if (!/^\p{L}/u.test(label) || value.length > 24) return null;
  if (/^(?:of )?(?:them|us|these|those)\b|^(?:and|or|in|at|on|to|by|from|with|for|a|an)\b/i.test(label)) return null;
  return { value, label };
}
