import { BE_HAVE_DO, isBaseVerb, isFiniteAt, MODALS, PERSONAL } from '#writing/embedded/finite.ts';
import { formOf } from '#writing/embedded/forms.ts';
import { type Token, textOf, tokensOf } from '#writing/embedded/language.ts';
import { capitalised } from '#writing/embedded/realise.ts';
import { isSentence, standsAlone } from './stands-alone.ts';

/** A way to say a sentence in fewer words; `loss` grows with what was cut: 0 is the whole sentence. */
export type Short = { text: string; loss: number };

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The sentence and its clauses in at most so many words, each readable by itself. `whole` asks for statements and requests alone. */
export function shortened(sentence: string, most: number, { whole = true } = {}): Short[] {
  const texts = new Map<string, number>();
  const offer = (text: string, loss: number) => {
    const clean = tidy(text);
    if (clean === '' || (texts.get(clean) ?? Number.POSITIVE_INFINITY) <= loss) return;
    texts.set(clean, loss);
  };
  const plain = withoutEnd(sentence);
  for (const [start, opening] of openings(plain)) {
    offer(start, opening);
    for (const [clause, loss] of clausesIn(start)) {
      offer(clause, opening + loss);
      for (const cut of endingsCut(clause)) offer(cut.text, opening + loss + cut.loss);
    }
  }
  return [...texts]
    .map(([text, loss]) => ({ text, loss }))
    .filter(({ text }) => countWords(text) <= most && standsAlone(text) && (!whole || isSentence(text)))
    .toSorted((one, other) => one.loss - other.loss);
}

const withoutEnd = (text: string): string => text.trim().replace(/[.…;:,]+$/u, '');
const tidy = (text: string): string => capitalised(text.trim().replace(/^[,;:–—\s]+|[\s,;:–—.…]+$/gu, ''));

/** The sentence as it opens, and without what only leads up to it. */
function openings(sentence: string): [string, number][] {
  const all: [string, number][] = [[sentence, 0]];
  const add = (text: string | undefined, loss: number) => {
    if (text) all.push([capitalised(text), loss]);
  };
  const wish =
    /^(?:what (?:you(?:'re after| (?:really )?(?:want|need|crave|long for)|r deepest wish))) is (to )?(.+)$/i.exec(
      sentence,
    );
  if (wish) add(`You want ${wish[1] ?? ''}${wish[2] ?? ''}`, 0.1);
  add(
    /^(?:you (?:realise|realize|know|understand|see) that|we both (?:know|believe)(?: that)?|i (?:believe|think|know|understood|realised|realized)(?: that)?) (.+)$/i.exec(
      sentence,
    )?.[1],
    0.4,
  );
  add(
    /^(?:and|but|so|then|now|because|yet|okay|honestly|look|right now|basically|deep down|maybe|sometimes|still),? (.+)$/i.exec(
      sentence,
    )?.[1],
    0.3,
  );
  add(
    /^(?:ninety days from now|in (?:ninety|90) days|every (?:single )?(?:day|week|month|quarter|spring|year|time)|last year|first),? (.+)$/i.exec(
      sentence,
    )?.[1],
    1.2,
  );
  add(/^if [^,]+, (?:then )?((?!.*\b(?:would|could|might)\b).+)$/i.exec(sentence)?.[1], 1.5);
  add(/^(?:because|since|when|while|after|before|as|once|until) [^,]+, (.+)$/i.exec(sentence)?.[1], 1);
  return all;
}

const CLAUSE_START =
  /^(?:and|but|so|or|then|yet|because|which|who|while|when|until|although|though|where|as|if|since|unless|before|after)$/;

/** The clauses that have a subject of their own, and runs of them from the start. */
function clausesIn(sentence: string): [string, number][] {
  const tokens = tokensOf(sentence);
  const bounds = [0];
  for (let index = 1; index < tokens.length - 1; index += 1) if (opensClause(tokens, index)) bounds.push(index);
  bounds.push(tokens.length);
  const all: [string, number][] = [];
  for (let from = 0; from < bounds.length - 1; from += 1) {
    for (let to = from + 1; to < bounds.length; to += 1) {
      const part = tokens.slice(bounds[from], bounds[to]);
      const text = textOf(withoutJoint(part));
      const rest = tokens[bounds[to] ?? tokens.length];
      const loss =
        from === 0 && to === bounds.length - 1
          ? 0
          : from > 0
            ? 1.1
            : hangsOn(tokens, rest, bounds[to] ?? 0)
              ? 0.8
              : 1.4;
      if (from === 0 || startsMain(tokens, bounds[from] ?? 0)) all.push([text, loss]);
    }
  }
  return all;
}

/** What follows only explains or goes on from what was said: ", so …", ", because …", ", which …". */
function hangsOn(tokens: readonly Token[], opener: Token | undefined, at: number): boolean {
  const joint = isPause(opener) ? tokens[at + 1] : opener;
  return joint !== undefined && /^(?:so|because|until|while|although|though|which|since|as|not)$/.test(joint.lower);
}

/** A hyphen inside a word is no pause. */
const isPause = (token: Token | undefined): boolean =>
  token !== undefined && (/^[,;:–—]$/.test(token.lower) || (token.lower === '-' && token.before !== ''));
const isOwnSubject = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (!token) return false;
  if (PERSONAL.has(token.lower) || /^(?:nobody|everyone|everybody|somebody|nothing|everything)$/.test(token.lower))
    return true;
  if (!/^(?:your|my|our|the|a|an|no|each|every)$/.test(token.lower)) return false;
  return [2, 3, 4].some(
    (ahead) => isFiniteAt(tokens, index + ahead) && /^(?:NOUN|PROPN)$/.test(tokens[index + ahead - 1]?.pos ?? ''),
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
  return tokens.slice(from);
};

/** Only a clause that hangs on no other may be told alone. */
function startsMain(tokens: readonly Token[], from: number): boolean {
  const rest = withoutJoint(tokens.slice(from));
  return isOwnSubject(rest, 0) || (rest[0] !== undefined && isBaseVerb(rest[0]) && formOf(textOf(rest)) === 'bare');
}

/** The clause without its last, less needed words. What limits a claim ("only", "not") keeps its ending. */
function endingsCut(clause: string): Short[] {
  const tokens = tokensOf(clause);
  const cuts: Short[] = [];
  const head = (to: number) => textOf(tokens.slice(0, to));
  for (let index = 3; index < tokens.length - 1; index += 1) {
    const loss = lossOfCutAt(tokens, index);
    if (loss !== null) cuts.push({ text: head(index), loss });
  }
  return cuts;
}

const LIMITS =
  /^(?:only|never|not|n't|nobody|nothing|no|every|each|best|most|first|last|more|less|fewer|than|too|enough|so|until|hardly|without)$/;
const SUBORDINATE = /^(?:because|until|while|although|though|whenever|when|before|after|since|so)$/;
const TIMES =
  /^(?:time|day|days|week|month|year|years|night|morning|evening|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|quarter|weekend)$/;
const STAYS_WITH_PLACE =
  /^(?:be|live|sit|stand|look|go|come|walk|put|get|turn|fall|run|stay|lie|start|begin|end|open|drop|move|hold|take|keep|feel|sleep|leave|work|depend|belong|talk|think|listen|wait|pay|write|say|ask|come)$/;

function lossOfCutAt(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (!token || !previous || !next) return null;
  const before = tokens.slice(0, index);
  const isLimited = before.some(({ lower }) => LIMITS.test(lower) || lower.endsWith("n't"));
  if (isPause(token) && token.lower === ',')
    return isLimited && next.lower !== 'and' ? 2.5 : isListComma(tokens, index) ? null : 1.6;
  if (isPause(previous)) return null;
  if (SUBORDINATE.test(token.lower) && !/^(?:AUX|VERB|ADV|SCONJ|PART|ADP)$/.test(previous.pos)) {
    if (token.lower === 'so' && !PERSONAL.has(next.lower) && next.lower !== 'that') return null;
    return isLimited ? null : /^(?:because|so|until|while|although|though|since)$/.test(token.lower) ? 1 : 1.5;
  }
  if (/^(?:every|each|last|next|again)$/.test(token.lower) && TIMES.test(next.lower)) return isLimited ? null : 1.4;
  if (token.lower === 'and' && (isFiniteAt(tokens, index + 1) || isBaseVerb(next)) && !isOwnSubject(tokens, index + 1))
    return 2;
  if (token.lower === 'and' && /^(?:NOUN|DET|ADJ|PRON)$/.test(next.pos) && !isOwnSubject(tokens, index + 1))
    return null;
  if (
    token.pos === 'ADP' &&
    /^(?:with|without|at|in|on|from|during|through|for|between|after|before|over|by)$/.test(token.lower)
  ) {
    if (isLimited || !/^(?:NOUN|PROPN)$/.test(previous.pos)) return null;
    const verb = before.findLast(({ pos }) => pos === 'VERB' || pos === 'AUX');
    if (!verb || verb.pos === 'AUX' || BE_HAVE_DO.has(verb.lower) || STAYS_WITH_PLACE.test(verb.lemma)) return null;
    const between = before.slice(before.lastIndexOf(verb) + 1);
    return between.some(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos)) && !between.some(({ pos }) => pos === 'ADP')
      ? 2.2
      : null;
  }
  return null;
}

/** "your age, the hormones and the quiet street": the first comma of a list cuts its other items away. */
function isListComma(tokens: readonly Token[], index: number): boolean {
  const rest = tokens.slice(index + 1);
  const joint = rest.findIndex(({ lower }) => lower === 'and' || lower === 'or');
  return (
    joint > 0 &&
    joint < 8 &&
    !rest.slice(0, joint).some((_, at) => isFiniteAt(rest, at)) &&
    !MODALS.has(rest[0]?.lower ?? '')
  );
}
