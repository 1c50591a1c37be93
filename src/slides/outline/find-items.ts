import { capitalised } from '#writing/embedded/answers/realise.ts';
import { isFiniteAt, PERSONAL } from '#writing/embedded/grammar/finite.ts';
import { type Token, textOf, tokensOf } from '#writing/embedded/grammar/language.ts';
import { isClauseOf } from './find-loose-title.ts';
import { countWords, shortened } from './shorten.ts';
import { standsAlone } from './stands-alone.ts';

export const mostBulletWords = 10;
const mostLoss = 2.3;
/** Where the end is the point, the beginning alone says nothing. */
const mostLossOfPoint = 1.45;

/** The sentence as one bullet; null when it cannot be told in so few words. */
export function bulletOf(sentence: string, most = mostBulletWords, prefer: 'first' | 'last' = 'first'): string | null {
  const limit = prefer === 'last' ? mostLossOfPoint : mostLoss;
  const best = shortened(sentence, most, { whole: false, prefer }).find(
    ({ text, loss }) => loss <= limit && (loss < 0.5 || isClauseOf(sentence, text)),
  );
  return best?.text ?? null;
}

const PROMISE =
  /\b(?:money back|guarante\p{L}+|refund|no charge|for free|is free|are free|for nothing|stop (?:at )?any|cancel|leave (?:in|within|after|on|at)|exit clause)\b/iu;
const longestPromise = 24;

/** What they are promised if it should not work, as a sentence with its condition; empty when nothing is. */
export function guaranteeIn(sentences: readonly string[]): string {
  const parts = sentences.flatMap((sentence) =>
    sentence.split(
      /(?<=[,;])\s+(?=(?:and (?:if )?(?:you|I|we|your)|(?:you|I|we) (?:can|may|get|do|have|give|pay|stay|will)|and if)\b)/i,
    ),
  );
  const [promise = ''] = parts.filter(
    (part) => PROMISE.test(part) && isFiniteSomewhere(part) && countWords(part) <= longestPromise,
  );
  const plain = promise.replace(/^(?:and|but|so)\s+/i, '').replace(/[,;.!]+$/, '');
  return plain === '' || /^(?:if|when) [^,]+$/i.test(plain) ? '' : `${capitalised(plain)}.`;
}

const isFiniteSomewhere = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some((_, index) => isFiniteAt(tokens, index));
};

const LEADS =
  /^(?:this (?:is|one is)(?: not|n't)? for you if|it(?:'s| is)(?: not)? for you if|you belong here if(?: you bring this along:)?|so far,? it(?:'s| has) been|you (?:keep )?(?:go|going) back to|go back to|you keep(?= \p{L}+ing\b)|you've (?:tried|bought|had)|you (?:try|tried|have tried|get|have|already pay for|blame|book|buy)(?! to\b)|you(?= \p{L}+[^,]*,)|what comes with it:|there(?:'s| is)|it means)\s+/iu;

/** The things a sentence lists, each as a bullet of its own; empty when it is no list of short things. */
export function itemsOf(sentence: string): string[] {
  const plain = sentence.trim().replace(/[.!]+$/, '');
  const fit = /^(?:this|it) (?:is|one is|'s)(?: not|n't)? for you if\s+/i;
  const whole = clauseItems(plain.replace(fit, ''), fit.test(plain));
  if (whole.length > 1) return whole;
  const rest = plain.replace(LEADS, '');
  const items = rest
    .split(/\s*;\s*|,\s+(?:and |or |then )?|\s+(?:and|or)\s+(?=\S+(?:\s\S+){0,7}$)/i)
    .map((item) => capitalised(item.trim().replace(/^(?:and|or|then|but)\s+/i, '')))
    .filter((item) => item !== '');
  if (items.length < 3) return [];
  return items.every((item) => countWords(item) <= 8 && standsAlone(item) && hasOneShape(item)) || isPlainList(items)
    ? items
    : [];
}

const isPlainList = (items: readonly string[]): boolean =>
  items.length > 2 && items.every((item) => countWords(item) <= 4 && !/\b(?:it|they|them|this|that)$/i.test(item));

const hasOneShape = (item: string): boolean => !/^(?:because|which|who|where|when|so|but|not)\b/i.test(item);

/** "you are over fifty, your doctor has nothing against it, and you can get up" → three statements. */
function clauseItems(sentence: string, isCondition: boolean): string[] {
  const tokens = tokensOf(sentence);
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (/^(?:,|;|and|or)$/.test(token.lower) && startsClause(tokens.slice(index + 1))) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length < 2) return [];
  const joint = isCondition ? /^(?:and|or|if|,)\s+/gi : /^(?:and|or|,)\s+/gi;
  const items = filled.map((part) => textOf(part).replace(joint, '').replace(/,$/, ''));
  const bullets = items.map((item) => bulletOf(item));
  const good = bullets.filter((bullet) => bullet !== null);
  const lost = items.filter((item, index) => countWords(item) > countWords(bullets[index] ?? '') + 3);
  return good.length === items.length && lost.length === 0 ? good : [];
}

function startsClause(tokens: readonly Token[]): boolean {
  let at = 0;
  while (/^(?:and|or|then|if)$/.test(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at];
  if (!first) return false;
  if (PERSONAL.has(first.lower) || /^(?:nobody|everybody|everyone)$/.test(first.lower)) return true;
  return (
    /^(?:your|the|a|an|my|our)$/.test(first.lower) &&
    [2, 3].some((ahead) => isFiniteAt(tokens, at + ahead) && /^(?:NOUN|PROPN)$/.test(tokens[at + ahead - 1]?.pos ?? ''))
  );
}
