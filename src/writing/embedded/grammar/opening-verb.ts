import { COGNITION } from '../persons/person.data.ts';
import { FINITE_PAST, isBaseVerb, isFiniteAt } from './finite.ts';
import { baseOf, type Token, textOf, tokensOf } from './language.ts';
import {
  COMPOUND,
  followsVerb,
  isIng,
  isNounWithClause,
  isRowOfVerbs,
  isThingBefallen,
  isThirdPerson,
  NAMES_TOO,
  ONWARD,
} from './verb-heads.ts';
import { ADJECTIVES, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

const PREPOSITIONS = new Set(
  'as in by with of at from about between under to for on over into without through against after before because and or but'.split(
    ' ',
  ),
);

/** "Audit week", "rent day": a time and its name. */
const WHEN = /^(?:day|night|week|month|season|morning|evening|afternoon|year)$/;

/** "Deciding, that night, to delete one": what is done, without the aside that tells when. */
export function withoutAside(tokens: readonly Token[]): readonly Token[] {
  const [, doing, deed] = ASIDE.exec(textOf(tokens)) ?? [];
  return doing && deed ? tokensOf(`${doing} ${deed}`) : tokens;
}

const ASIDE =
  /^(\p{L}{2,}ing), (?:that|this|one|the (?:next|same|following)|at|on|by|before|after|in) [^,"]{2,40}, ((?:to|the|an?|my|your|his|her|their|every|all|that|it|them|him) .+)$/isu;

/** "Tagging four weeks of pages with one question: did anyone act?": the mark is of what is asked there. */
export const TELLS_WHAT_IT_ASKS = /^\p{L}{2,}ing [^:?"]*\bquestions?: [^:?"]+$/u;

/** The form a piece has by the verb it opens with; null where that names a thing. */
export function openingVerb(tokens: readonly Token[]): 'bare' | 'elided' | 'past' | 'adjective' | null {
  const [head, next] = tokens;
  if (!head || (/[^s]s$/.test(head.lower) && /^(?:that|who|which|whose)$/.test(next?.lower ?? ''))) return null;
  if (isNounWithClause(head, next) || (head.lower === 'miss' && /^\p{Lu}/u.test(next?.text ?? ''))) return null;
  if (next?.lower === '-' || next?.lower === 'worth' || isThingBefallen(tokens)) return null;
  const { lower } = head;
  if (
    /^(?:NOUN|ADJ|VERB)$/.test(head.pos) &&
    /^(?:it|them)$/.test(next?.lower ?? '') &&
    !/(?:s|ed|ing)$/.test(lower) &&
    lower === head.lemma
  )
    return 'bare';
  // "Say you've spent sixteen thousand": what is supposed.
  if (head.lower === 'say' && /^(?:you|it|they|there)$/.test(next?.lower ?? '') && tokens[2]?.lower.startsWith("'"))
    return null;
  if (isThingTold(tokens)) return null;
  if (isDoneToThat(tokens)) return 'bare';
  if (lower === 'open' && next?.lower === 'to' && tokens[2] && !isBaseVerb(tokens[2])) return 'adjective';
  if (lower === 'hand' && followsVerb(next, tokens[2])) return 'bare';
  if (isMeantOrStood(tokens)) return 'bare';
  if (
    !/[^s]s$/.test(lower) &&
    lower === head.lemma &&
    (/^(?:themselves|themself|herself|himself|yourself)$/.test(next?.lower ?? '') ||
      (lower === 'fall' && /^(?:asleep|apart|behind|ill|silent|short)$/.test(next?.lower ?? '')))
  )
    return 'bare';
  // "Last one 2016", "last two tuners"
  if (
    lower === 'last' &&
    (next?.lower === 'one' ||
      (/^(?:ADJ|VERB|NUM)$/.test(next?.pos ?? '') && /^(?:NOUN|PROPN)$/.test(tokens[2]?.pos ?? '')))
  )
    return null;
  const lemmaIsVerb = PLAIN_VERBS.has(head.lemma) || PLAIN_VERBS.has(lower);
  if (PLAIN_VERBS.has(lower) || NOUN_OR_VERB.has(lower)) {
    if (/^(?:,|and|or)$/.test(next?.lower ?? '') && NAMES_TOO.has(lower) && tokens[2] && !isBaseVerb(tokens[2]))
      return null;
    if (
      (NAMES_TOO.has(lower) || WHEN.test(next?.lower ?? '')) &&
      COMPOUND.test(next?.lower ?? '') &&
      /^(?:PUNCT|ADP)?$/.test(tokens[2]?.pos ?? '')
    )
      return null;
    if (isRowOfVerbs(tokens)) return 'bare';
    if (
      /^(?:in|on|through|along)$/.test(next?.lower ?? '') &&
      !tokens[2] &&
      /^(?:jump|move|log|tap|sleep|sign|climb|hop)$/.test(lower)
    )
      return 'bare';
    if (!NOUN_OR_VERB.has(lower))
      return next?.lower === 'of' && !/^(?:think|hear|speak|know|dispose|approve)$/.test(lower) ? null : 'bare';
    if (/^(?:stop|start|love|hate|risk|practise|practice)$/.test(lower) && isIng(next)) return 'bare';
    // "Harvest running late": a thing, and what it does.
    if (isIng(next) && next?.pos === 'VERB' && /^(?:ADV|ADJ|ADP|PUNCT)?$/.test(tokens[2]?.pos ?? '')) return null;
    if (/^(?:swear|promise|vow)$/.test(lower) && next?.lower === 'never') return 'bare';
    if (NEEDS_OBJECT.test(lower) && (/^(?:ADP|SCONJ|PUNCT)$/.test(next?.pos ?? '') || next?.lower === 'instead'))
      return null;
    if (next?.pos === 'ADP' && VERBS_WITH_PREPOSITION.has(lower) && next.lower !== 'of')
      return isAmongScenes(tokens) ? null : 'bare';
    if (/^(?:drive|walk|cycle|head|start|finish|begin|end)$/.test(lower) && next && ONWARD.test(next.lower))
      return 'bare';
    return followsVerb(next, tokens[2]) ? 'bare' : null;
  }
  if (isThirdPerson(head, next, tokens[2])) return 'elided';
  if (head.pos !== 'VERB') return null;
  if (/s$/.test(lower) && !/ss$/.test(lower) && lemmaIsVerb && lower !== head.lemma) {
    return !next || followsVerb(next, tokens[2]) || next.pos === 'ADJ' || next.lower === 'like' || next.pos === 'NOUN'
      ? 'elided'
      : null;
  }
  if (/[^su]s$/.test(lower) && lower !== head.lemma && next && /^(?:ADP|DET|PRON|NUM|ADV)$/.test(next.pos))
    return 'elided';
  if (lower === 'broke' && next?.lower === 'in' && tokens[2]?.pos === 'PROPN') return 'adjective';
  if (lower === 'broke' && (!next || /^(?:,|by|at|on|since|before|every|and|but|again|until)$/.test(next.lower)))
    return 'adjective';
  if (lower !== head.lemma && !lower.endsWith('ing')) {
    if (
      /^(?:burn|worn|fed|stress|stuck|tap|max|check|shut|drain)/.test(lower) &&
      /^(?:out|up|down)$/.test(next?.lower ?? '')
    )
      return 'adjective';
    const goesOn = tokens.findIndex(({ lower: word }) => word === 'and' || word === 'but');
    if (goesOn > 0 && /^(?:still|\p{L}+ing)$/u.test(tokens[goesOn + 1]?.lower ?? '') && !FINITE_PAST.has(lower))
      return 'adjective';
    if (WANTED_TO.test(lower) && next?.lower === 'to' && tokens[2] && isBaseVerb(tokens[2])) return 'past';
    if (next?.lower === '"' && lower.endsWith('ed') && !ADJECTIVES.has(lower)) return 'past';
    if (next?.pos === 'PUNCT' && !ADJECTIVES.has(lower) && !PLAIN_VERBS.has(baseOf(lower))) return null;
    if (!next || PREPOSITIONS.has(next.lower) || next.pos === 'PUNCT')
      return FINITE_PAST.has(lower) ? 'past' : 'adjective';
    if (PARTICIPLE.test(lower) && !/^(?:DET|PRON|NUM|NOUN|SYM)$/.test(next.pos)) return 'adjective';
    if (next.pos === 'NOUN' && /^(?:closed|opened)$/.test(lower)) return null;
    return next.pos === 'NOUN' && !PAST_TAKES_NOUN.has(lower) && !FINITE_PAST.has(lower) ? null : 'past';
  }
  return lemmaIsVerb && followsVerb(next, tokens[2]) ? 'bare' : null;
}

/** "Heat all there", "farm that carries itself": a thing, and how or what it is, although the word may be a verb. */
const isThingTold = ([head, next, third]: readonly Token[]): boolean =>
  head !== undefined &&
  NOUN_OR_VERB.has(head.lower) &&
  ((next?.lower === 'as' &&
    /^(?:the|an?|my|your)$/.test(third?.lower ?? '') &&
    !/^(?:work|act|serve|use|train|start|pose|dress)$/.test(head.lower)) ||
    (next?.lower === 'all' && /^(?:there|gone|wrong|spent)$/.test(third?.lower ?? '')) ||
    (next?.lower === 'that' &&
      !COGNITION.has(head.lower) &&
      /[^su]s$/.test(third?.lower ?? '') &&
      third?.lower !== third?.lemma));

/** "Mean to sort it", "Stand in my own kitchen": no mean thing, and no stand at a market. */
const isMeantOrStood = ([head, next, third]: readonly Token[]): boolean =>
  (head?.lower === 'mean' && next?.lower === 'to' && third !== undefined && isBaseVerb(third)) ||
  (/^(?:stand|sit)$/.test(head?.lower ?? '') &&
    /^(?:in|at|on)$/.test(next?.lower ?? '') &&
    /^(?:my|your|our|their)$/.test(third?.lower ?? ''));

/** "Stop on the line, 140 people hanging": what one sees there is named beside it, so a thing opens the row. */
const isAmongScenes = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === ',' &&
      [2, 3].some((ahead) => isIng(tokens[at + ahead]) && tokens[at + ahead - 1]?.pos === 'NOUN') &&
      /^(?:NUM|NOUN|ADJ|DET)$/.test(tokens[at + 1]?.pos ?? ''),
  );

/** "Dip the prices": right before "the" or "my" stands a deed, where nothing more is said of it; "van A/C dead" is none. */
const isDoneToThat = (tokens: readonly Token[]): boolean => {
  const [head, next] = tokens;
  return (
    head !== undefined &&
    /^(?:NOUN|VERB|ADJ)$/.test(head.pos) &&
    head.lower === head.lemma &&
    !/(?:ing|[^s]s)$|^(?:half|all|both|such|quite|rather|what|many|twice|double|not|just|same|day|night|morning|evening|week|month|year|today|tomorrow|less|more)$/.test(
      head.lower,
    ) &&
    /^(?:the|an?|my|your|our|their|his|her)$/.test(next?.text ?? '') &&
    !tokens.some((_, at) => at > 1 && isFiniteAt(tokens, at))
  );
};

/** "Written together with them": done to a thing, and never by itself what somebody did. */
const PARTICIPLE =
  /^(?:written|taken|given|driven|shown|drawn|chosen|broken|spoken|eaten|grown|thrown|flown|worn|torn|hidden|stolen|frozen|sewn|woven|ridden|sung|drunk)$/;

/** "Wanted to be an artist": what somebody did, where "forced to", "asked to" were done to them. */
const WANTED_TO =
  /^(?:wanted|hoped|meant|needed|decided|learn(?:ed|t)|failed|refused|agreed|chose|promised|loved|hated|liked|managed|dream(?:ed|t)|wished|planned|forgot|began|continued)$/;

/** "Love at first sight": verbs that never stand without their object, so without it a thing is named. */
const NEEDS_OBJECT = /^(?:love|fear|hate|dread|trust|doubt|need|support|demand|value|damage|judge|control|hope|wish)$/;

const VERBS_WITH_PREPOSITION = new Set(
  'start focus work wait look struggle worry talk deal live sleep stop stare walk walks connect trade'.split(' '),
);
const PAST_TAKES_NOUN = new Set(
  'tried helped lost built bought hired spent watched joined downloaded followed started quit worked coached trained taught raised earned paid took made'.split(
    ' ',
  ),
);
