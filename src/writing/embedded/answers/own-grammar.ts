import { tokensOf } from '../grammar/language.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { AGREEMENT } from './agreement.data.ts';

/**
 * Whether somebody writes by a grammar of their own, "he smile and say, good", "everybody tell them": what would be put right of it stood
 * beside what stays as it was typed.
 */
export function hasOwnGrammar(text: string): boolean {
  if (OF_ITS_OWN.test(text)) return true;
  const mended = AGREEMENT.reduce((said, [slip, right]) => said.replace(slip, right), text);
  return mended !== text && mended.split(/[.,;!?]\s|\n/).some((part) => leavesVerb(part) || LEAVES_SECOND.test(part));
}

/** "It have nothing wrong with the land", "I does call it": no slip, whatever stands beside it. */
const OF_ITS_OWN =
  /(?<!-)\b(?:doh|allyuh|yuh|dey|cyah|unnu)\b|\b(?:I|we|you|they) does (?!not\b)\p{L}|\bit have (?:nothing|nobody|no one|something|somebody|people|plenty|no \p{L}+ (?:in|on|at|for|anywhere)\b)/iu;

/** A verb that would still not agree with who does it: "the price the buyer tell you". */
function leavesVerb(part: string): boolean {
  const tokens = tokensOf(part);
  return tokens.some(({ lower }, at) => {
    if (!PLAIN_VERBS.has(lower) || ALIKE.test(lower)) return false;
    const who = HOW.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    const one = tokens[who];
    if (!one || tokens.slice(Math.max(0, who - 4), who).some((before) => BEFORE_PLAIN.test(before.lower))) return false;
    if (ONE.test(one.lower)) return true;
    return (
      one.pos === 'NOUN' &&
      !/[^s]s$|^(?:people|men|women|children|folk|police|staff|crew|team|family)$/.test(one.lower) &&
      /^(?:the|my|your|his|her|a|an)$/.test(tokens[who - 1]?.lower ?? '') &&
      /^(?:you|me|him|them|us)$/.test(tokens[at + 1]?.lower ?? '')
    );
  });
}

/** "He looks up at you and say": what is put right in the first deed would be left in the next. */
const LEAVES_SECOND =
  /\b(?:he|she) \+s \p{L}+ (?!.*\b(?:(?:to|let|lets|make|makes|can|will|see|sees|hear|hears)|(?:you|they|we|I) \S+) (?:\S+ ){0,6}(?:and|n) )[^,.;:!?"]*\b(?:and|n) (?:say|tell|ask|go|come|take|give|get|know|sit|leave|throw|eat|keep|make|walk)\b/iu;

const ONE = /^(?:he|she|(?:every|some|any|no)(?:body|one))$/;
const HOW = /^(?:always|never|just|only|still|even|then|really)$/;
/** The same when it is past. */
const ALIKE = /^(?:cut|put|let|set|hit|read|quit|cost|hurt|shut|spread|beat|bet|cast|split|like)$/;
/** "Make somebody wait", "does he know", "to let everybody see" */
const BEFORE_PLAIN =
  /^(?:let|lets|letting|make|makes|made|making|help|helps|helped|have|has|had|see|sees|saw|watch|watching|hear|heard|do|does|did|don't|doesn't|didn't|can|can't|could|will|won't|would|should|may|might|must|to|why|than)$/;
