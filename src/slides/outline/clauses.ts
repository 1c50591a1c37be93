import { isBaseVerb, isFiniteAt, PERSONAL } from '#writing/embedded/grammar/finite.ts';
import { formOf } from '#writing/embedded/grammar/forms.ts';
import { type Token, textOf, tokensOf } from '#writing/embedded/grammar/language.ts';

const CLAUSE_START =
  /^(?:and|but|so|or|then|yet|because|which|who|while|when|until|although|though|where|as|if|since|unless|before|after)$/;

/** The clauses that have a subject of their own, and runs of them from the start. */
export function clausesOf(sentence: string, prefer: 'first' | 'last'): { text: string; loss: number }[] {
  const tokens = tokensOf(sentence);
  const usual = prefer === 'last' ? { first: 1.6, last: 1 } : { first: 1.4, last: 1.5 };
  const preferenceFor = (one: string, other: readonly Token[]) =>
    isContrast(one, other) ? { first: 2.4, last: 1 } : usual;
  const bounds = [0];
  for (let index = 1; index < tokens.length - 1; index += 1) if (opensClause(tokens, index)) bounds.push(index);
  bounds.push(tokens.length);
  const all: { text: string; loss: number }[] = [];
  for (let from = 0; from < bounds.length - 1; from += 1) {
    for (let to = from + 1; to < bounds.length; to += 1) {
      const part = tokens.slice(bounds[from], bounds[to]);
      const text = textOf(withoutJoint(part));
      const isWhole = from === 0 && to === bounds.length - 1;
      const isLast = from > 0 && to === bounds.length - 1 && isPaused(tokens, bounds[from] ?? 0);
      const hangs = from === 0 && hangsOn(tokens, bounds[to] ?? tokens.length);
      const { first, last } =
        from === 0
          ? preferenceFor(text, tokens.slice(bounds[to]))
          : preferenceFor(textOf(tokens.slice(0, bounds[from])), part);
      const loss = isWhole ? 0 : hangs ? (prefer === 'last' ? 1.4 : 0.8) : isLast ? last : from === 0 ? first : 1.6;
      if (!isWhole && isOnlyTime(text)) continue;
      if (from === 0 || startsMain(tokens, bounds[from] ?? 0)) all.push({ text, loss });
    }
  }
  return all;
}

/** "Each year you wait for them, …" says only when something happens. */
const isOnlyTime = (text: string): boolean =>
  /^(?:each|every|the|any) (?:time|day|week|month|year|quarter|night|moment) (?:that )?(?:you|I|they|we)\b/i.test(text);

/** "We don't learn the rules, we practise the meeting": the first half alone says the opposite of the point. */
const isContrast = (one: string, other: readonly Token[]): boolean =>
  /\b(?:not|never)\b|n't\b/i.test(one) && /^(?:you|we|i|it|they|but|your)$/.test(withoutJoint(other)[0]?.lower ?? '');

/** What follows only explains or goes on from what was said: ", so …", ", because …", ", which …". */
function hangsOn(tokens: readonly Token[], at: number): boolean {
  const joint = isPause(tokens[at]) ? tokens[at + 1] : tokens[at];
  if (joint?.lower === 'so' && tokens[tokens.indexOf(joint) + 1]?.lower === 'that') return false;
  return joint !== undefined && /^(?:so|because|until|while|although|though|which|since|as)$/.test(joint.lower);
}

/** A clause after a comma goes on from the sentence; without one it may belong to what was thought or said in it. */
const isPaused = (tokens: readonly Token[], at: number): boolean =>
  isPause(tokens[at]) || tokens[at + 1]?.lower === tokens[0]?.lower;

/** A hyphen inside a word is no pause. */
export const isPause = (token: Token | undefined): boolean =>
  token !== undefined && (/^[,;:–—]$/.test(token.lower) || (token.lower === '-' && token.before !== ''));
export const isOwnSubject = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (!token) return false;
  if (PERSONAL.has(token.lower) || /^(?:nobody|everyone|everybody|somebody|nothing|everything)$/.test(token.lower))
    return true;
  if (!/^(?:your|my|our|the|a|an|no|each|every)$/.test(token.lower)) return false;
  return [2, 3, 4].some(
    (ahead) =>
      isFiniteAt(tokens, index + ahead) &&
      /^(?:NOUN|PROPN)$/.test(tokens[index + ahead - 1]?.pos ?? '') &&
      !tokens.slice(index, index + ahead).some(({ lower }) => /^(?:what|who|how|which|where|that)$/.test(lower)),
  );
};

/** A comma, a dash or a joining word with a new subject after it. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  if (isPause(token)) {
    const next = tokens[index + 1];
    return isOwnSubject(tokens, index + 1) || CLAUSE_START.test(next?.lower ?? '') || token.lower !== ',';
  }
  if (isPause(tokens[index - 1])) return false;
  if (/^(?:and|but|so|or)$/.test(token.lower)) return isOwnSubject(tokens, index + 1);
  return false;
}

const withoutJoint = (tokens: readonly Token[]): readonly Token[] => {
  let from = 0;
  while (isPause(tokens[from]) || /^(?:and|but|so|then|yet|or)$/.test(tokens[from]?.lower ?? '')) from += 1;
  const isNow = tokens[from]?.lower === 'now' && PERSONAL.has(tokens[from + 1]?.lower ?? '');
  return tokens.slice(isNow ? from + 1 : from);
};

/** Only a clause that hangs on no other may be told alone; a request only after a request. */
function startsMain(tokens: readonly Token[], from: number): boolean {
  const rest = withoutJoint(tokens.slice(from));
  const isRequest = rest[0] !== undefined && isBaseVerb(rest[0]) && formOf(textOf(rest)) === 'bare';
  return isOwnSubject(rest, 0) || (isRequest && formOf(textOf(tokens.slice(0, from))) === 'bare');
}
