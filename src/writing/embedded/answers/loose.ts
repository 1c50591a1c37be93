import { formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { ANOTHER_DOES } from './fragments.data.ts';

/** "Cleaning it twice, the spray, asking around": something one does stands behind a thing, and no "eleven at most". */
const isMixed = (text: string): boolean => {
  const forms = text
    .split(/, (?:and )?/)
    .filter((item) => !/^(?:(?:quite|very|rather|so|pretty|really) )?\p{L}{3,}ly$/iu.test(item))
    .filter((item) => !/^(?:around|about|roughly|some|nearly|over) \d| (?:at (?:most|least)|or so|in all)$/.test(item))
    .filter((item) => !isWhoThatIs(item))
    .map((item) => (MEETING.test(item) ? 'gerund' : formOf(item)));
  const thing = forms.indexOf('noun');
  return thing > 0 && forms.indexOf('gerund', thing) > thing;
};

/** "(The woman beside me), a stranger", "(my mother), a widow by then": who somebody is, and no second thing. */
const isWhoThatIs = (item: string): boolean => {
  const [, who = ''] =
    /^an? (?:\p{L}+ )??(\p{L}+)(?: (?:by then|back then|too|myself|like me|(?:I'd|I had|who) .+))?$/iu.exec(item) ?? [];
  return isPerson(who.toLowerCase());
};

/** "Meeting on Zoom": what "meeting" is at the head of where or when one meets. */
const MEETING = /^meeting (?:up )?(?:on|at|in|once|twice|every|each|online|over) /i;

/** "Glazing at midnight, fair at six": what follows the comma is no more something one does. */
const turnsToThings = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some(
    ({ lower }, at) =>
      lower === ',' &&
      /^(?:NOUN|ADJ)$/.test(tokens[at + 1]?.pos ?? '') &&
      !/^(?:most|some|all|half|many|much|none|each|free)$/.test(tokens[at + 1]?.lower ?? '') &&
      !/ing$/.test(tokens[at + 1]?.lower ?? '') &&
      tokens[at + 2]?.pos === 'ADP',
  );
};

/** What no sentence around it carries. */
export const isLoose = (text: string): boolean =>
  turnsToThings(text) || isMixed(text) || BESIDE_THINGS.test(text) || AT_A_TIME.test(text) || ANOTHER_DOES.test(text);

/** "Giving bags away at the gate, a borrowed hand press": a thing of which one has not heard whether anything is done to it. */
const BESIDE_THINGS =
  /^(?!(?:try|buy|hav|want|need|us|own|order|tak|gett|bring|download|hir|rent|read|watch|lik|lov|hat|mean|say|tell|ask|pay)\p{L}*ing\b)\p{L}+ing (?!(?:an?|the|my|our|your|their|his|her|its|this|that|some|any|every|each|no|one|two|three|four|five|six|\d+)\b)(?:(?!\bwith\b)[^,"])+, (?!one (?:at|by|after)\b|two (?:at|by)\b|the (?:more|less|same|whole|next|last|first|day|week|night|morning|way)\b|an? (?:day|week|month|year|few|little|lot|bit|time|mile|third|half|quarter)\b|(?:\S+ )(?:at a time|times|days|weeks|months|years|hours|minutes|nights)\b)(?:an?|the|two|three|four|five|six) (?:\p{Ll}+(?:'s)? ){0,2}\p{Ll}+(?:,| and |$)/iu;

/** "Mowing at ten at night, head torch, midges": when it is done, and what one sees then. */
const AT_A_TIME =
  /^\p{L}+ing [^,]*\b(?:at night|midnight|at dawn|noon|in the (?:morning|evening|afternoon)|on \p{L}+days?|\d ?[ap]m), (?!(?:and|then|so|but|because|which|while|when|with|without|on|in|at|by|under|over|or|not|every|each|again|the \p{L}+ (?:is|was))\b|\p{L}+ing\b)(?:\p{L}+ ){0,2}\p{L}+(?<!ing)(?:,|$)/iu;
