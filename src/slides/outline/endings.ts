import { BE_HAVE_DO, isBaseVerb, isFiniteAt, MODALS, PERSONAL } from '#writing/embedded/grammar/finite.ts';
import { type Token, textOf, tokensOf } from '#writing/embedded/grammar/language.ts';
import { isOwnSubject, isPause } from './clauses.ts';

/** Less than this says too little. */
const fewestTokens = 4;

/** The clause without its last, less needed words. What limits a claim ("only", "not") keeps its ending. */
export function endingsCut(clause: string): { text: string; loss: number }[] {
  const tokens = tokensOf(clause);
  const cuts: { text: string; loss: number }[] = [];
  const head = (to: number) => textOf(tokens.slice(0, to));
  for (let index = fewestTokens; index < tokens.length - 1; index += 1) {
    const loss = lossOfCutAt(tokens, index);
    if (loss !== null) cuts.push({ text: head(index), loss });
  }
  return cuts;
}

const LIMITS =
  /^(?:only|never|not|n't|nobody|nothing|no|every|each|best|most|first|last|more|less|fewer|than|too|enough|so|until|hardly|without)$/;
const NEGATIVE = /^(?:only|never|not|n't|nobody|nothing|no)$|n't$/;
const SUBORDINATE = /^(?:because|until|while|although|though|whenever|when|before|after|since|so)$/;
const TIMES =
  /^(?:time|day|week|month|year|night|minute|hour|morning|evening|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|quarter|weekend)$/;
const STAYS_WITH_PLACE =
  /^(?:be|live|sit|stand|look|go|come|walk|put|get|turn|fall|run|stay|lie|start|begin|end|open|drop|move|hold|take|keep|feel|sleep|leave|work|depend|belong|talk|think|listen|wait|pay|write|say|ask|throw|hang|park|hide)$/;

function lossOfCutAt(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (!token || !previous || !next) return null;
  const before = tokens.slice(0, index);
  const isLimited = before.some(({ lower }) => LIMITS.test(lower) || lower.endsWith("n't"));
  if (isPause(token) && token.lower === ',')
    return isListComma(tokens, index) ? null : before.some(({ lower }) => NEGATIVE.test(lower)) ? 2.5 : 1.6;
  if (isPause(previous)) return null;
  if (SUBORDINATE.test(token.lower) && !/^(?:AUX|VERB|ADV|SCONJ|PART|ADP)$/.test(previous.pos)) {
    if (token.lower === 'so' && !PERSONAL.has(next.lower)) return null;
    return isLimited ? null : /^(?:because|so|until|while|although|though)$/.test(token.lower) ? 1 : 1.7;
  }
  if (/^(?:every|each|last|next|again)$/.test(token.lower) && TIMES.test(singular(next.lower)))
    return isLimited ? null : 1.4;
  if (token.lower === 'and' && (isFiniteAt(tokens, index + 1) || isBaseVerb(next)) && !isOwnSubject(tokens, index + 1))
    return 2.6;
  if (token.lower === 'and' && /^(?:NOUN|DET|ADJ|PRON)$/.test(next.pos) && !isOwnSubject(tokens, index + 1))
    return null;
  if (
    token.pos === 'ADP' &&
    /^(?:with|without|at|in|on|from|during|through|for|between|after|before|over|by)$/.test(token.lower)
  ) {
    if (isLimited || !/^(?:NOUN|PROPN)$/.test(previous.pos) || TIMES.test(singular(previous.lower))) return null;
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

const singular = (word: string): string => word.replace(/s$/, '');
