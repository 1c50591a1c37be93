import { COGNITION } from '../persons/person.data.ts';
import { BE_HAVE_DO, hasFiniteVerb, isBaseVerb, isFiniteAt, MODALS, PERSONAL } from './finite.ts';
import { baseOf, type Token, textOf, tokensOf } from './language.ts';
import { openingVerb, TELLS_WHAT_IT_ASKS, withoutAside } from './opening-verb.ts';
import { conclusionAt, hasSubjectAndVerb, isNamedOnly, isPlainlyStated, SUBORDINATORS } from './statement.ts';
import {
  isComparison,
  isDoneWith,
  isIng,
  isMissedThing,
  isPeopleOf,
  isPurpose,
  isQuality,
  isRowOfDoing,
  isThingDone,
  isThirdPerson,
  isWhereOneIs,
  looksLikeDeed,
  namesTime,
} from './verb-heads.ts';
import { gerundIsSubject, infinitiveIsSubject } from './verbal-subjects.ts';
import { ADJECTIVES, DONE_BY_ONESELF, ING_NOUNS, NOT_GERUNDS, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

/**
 * The grammatical shape of one piece of an answer:
 * clause "They work late" · question · quote · gerund "Working late" · noun "A late shift" · bare "Work late" ·
 * elided "Works late", "Can't sleep" · past "Worked late" · infinitive "To rest" · adjective "Tired of it" ·
 * subordinate "When they work late" · reason "Because …" · that "That it is late" · howTo "How to rest" · like "Like a dream" · fromTo "From … to …".
 */
export type Form =
  | 'clause'
  | 'question'
  | 'quote'
  | 'gerund'
  | 'noun'
  | 'bare'
  | 'elided'
  | 'past'
  | 'infinitive'
  | 'adjective'
  | 'subordinate'
  | 'reason'
  | 'that'
  | 'howTo'
  | 'like'
  | 'fromTo';
const TIME_SUBORDINATORS = new Set('when whenever while before after until if every once'.split(' '));
const LEADING_ADVERBS = new Set(
  'already always never constantly just still often usually secretly quietly not now also even only simply really slowly barely hardly finally then again rarely mostly mainly largely literally currently endlessly desperately suddenly'.split(
    ' ',
  ),
);
/** "Come February they are tired": when it is, and nothing one does. */
const SEASONS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "The same evening I gave notice", "In ninety days it is July": when, and then who does what. */
const THEN_THEY =
  /^(?:(?:the same|that same|that) (?:day|evening|night|morning|week|month|year|afternoon)|(?:over|in|after|within) \S+ (?:days|weeks|months|years)) (?:it|you|they|we|I|he|she) \S/i;

/** "Most need half the kit" */
const MOST_DO =
  /^(?:most|many|some|few|both|half|several|all) (?:need|want|have|get|buy|find|think|know|give|try|come|go|say|pay|sell|lose|use|take|leave|start|stop|keep|make|see|end|never|always|only|just) (?!of\b)\S/i;
/** "Lock 44, sleet, Boxing Day" */
const NUMBERED_PLACE =
  /^(?:lock|gate|bay|platform|room|track|stand|block|plot|table|junction|court|ward|lane|pitch|hole|round|exit|drill|shelf) \d+(?:,|$)/i;
export function formOf(written: string, question = false): Form {
  const text = written.replace(/(?<=\p{L}) \([^()]*\)(?=,? \p{L}|$)/gu, '');
  if (/^["'].*["']$/s.test(text) && !/["'].*["'].*["']/s.test(text.slice(1, -1))) return 'quote';
  const tokens = tokensOf(text);
  const first = tokens[0]?.lower ?? '';
  const second = tokens[1]?.lower ?? '';
  if ((question && !TELLS_WHAT_IT_ASKS.test(text)) || /^what if\b/i.test(text)) return 'question';
  if (/^(?:may|march) (?:(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th)?)\b/i.test(text)) return 'noun';
  if (/ing$/.test(first) && tokens[0]?.pos === 'NOUN' && /^(?:time|season|day|night|morning|weekend)$/.test(second))
    return formByOpening(tokens.slice(1));
  if (first === 'now' && second === 'is' && tokens[2]?.pos === 'NOUN') return 'clause';
  if (first === 'come' && SEASONS.test(second)) return hasFiniteVerb(tokens.slice(2)) ? 'clause' : 'noun';
  if (first === 'how' && second === 'to') return 'howTo';
  if (/^from (?:this|that|the) \S+(?: on)?,? (?:I|we|you|they|he|she|it) \S/i.test(text)) return 'clause';
  if (isPlainlyStated(text, tokens)) return 'clause';
  // "From tonight, go to bed"
  if (/^from (?:to(?:day|night|morrow)|now|then|\p{L}+day)(?: on)?, \p{L}/iu.test(text)) return 'clause';
  if (/^from (?!.*\b(?:he|she|they)\b.* to\b).* to\b/i.test(text)) return 'fromTo';
  if (first === 'like' && !isSubject(tokens[1])) return 'like';
  if (/^(?:a (?:bit|little)|more|less|rather|somewhat|kind of|sort of|just|much|almost) like (?!to\b)\S/i.test(text))
    return 'like';
  const toVerb = tokens.slice(1).find(({ pos, lower }) => pos !== 'ADV' && !/^(?:not|never|just|once)$/.test(lower));
  if (
    /^to (?!.*\b(?:say|tell|think|look),)[\w' -]{2,40}, (?:you|we|i)\b|^to (?:start|begin)(?: with)? (?:you|we|i|they|he|she)\b/i.test(
      text,
    )
  )
    return 'clause';
  if (first === 'to' && toVerb !== undefined && isBaseVerb(toVerb))
    return infinitiveIsSubject(tokens) || isWhatFor(tokens) ? 'clause' : 'infinitive';
  if (/^(?:not|never)$/.test(first) && second === 'to' && tokens[2] && isBaseVerb(tokens[2])) return 'infinitive';
  if (THEN_THEY.test(text) || MOST_DO.test(text)) return 'clause';
  if (NUMBERED_PLACE.test(text) || looksLikeDeed(text) || isNamedOnly(text)) return 'noun';
  if (first === 'because')
    return hasMainAfterComma(tokens) ||
      hasSecondSubject(tokens) ||
      /,\s+(?!and|or|but|because)(?:\S+\s+){3,}/.test(text)
      ? 'clause'
      : 'reason';
  if (/^(?:since|although|though|while|as|once|unless|even|where)$/.test(first) && hasMainAfterComma(tokens))
    return 'clause';
  if (first === 'that' && opensThatClause(tokens)) return 'that';
  if (/^(?:after|before|until|since)$/.test(first) && !isSubject(tokens[1]) && laterSubject(tokens)) return 'clause';
  if (TIME_SUBORDINATORS.has(first) && first !== 'every' && first !== 'once') {
    if (
      hasMainAfterComma(tokens) ||
      hasLaterMain(tokens) ||
      hasSecondSubject(tokens) ||
      (/^(?:if|when)$/.test(first) && conclusionAt(tokens) > 0)
    )
      return 'clause';
    return second.endsWith('ing') && !hasFiniteVerb(tokens.slice(1)) ? 'noun' : 'subordinate';
  }
  return formByOpening(tokens);
}

function formByOpening(tokens: readonly Token[]): Form {
  let start = 0;
  while (LEADING_ADVERBS.has(tokens[start]?.lower ?? '') && start < tokens.length - 1) start += 1;
  const head = tokens[start];
  if (!head) return 'noun';
  const rest = withoutAside(tokens.slice(start));
  if (/^(?:\p{L}+ ){0,2}\p{L}{2,}s mean \p{L}/u.test(textOf(rest))) return 'clause';
  if (/^(?:\p{L}+ ){0,2}(?!who)\p{L}{3,}'ll \p{Ll}/u.test(textOf(rest))) return 'clause';
  if (rest[1]?.lower === ':' && !head.lower.endsWith('ing')) return 'noun';
  if (isThirdPerson(head, rest[1], rest[2])) return 'elided';
  if (start > 0 && isWhereOneIs(tokens[start - 1], rest)) return 'adjective';
  if (isQuality(rest) || isMissedThing(rest)) return 'noun';
  if (isComparison(rest)) return 'adjective';
  if (rest[1]?.lower === '"' && isGerund(head, rest[1])) return 'gerund';
  if (
    /^(?:up|awake|asleep)$/.test(head.lower) &&
    /^(?:at|by|till|until|since|before|all|half)$/.test(rest[1]?.lower ?? '')
  )
    return 'adjective';
  const withObject =
    isGerund(head, rest[1]) &&
    (HEARD_SAYING.test(textOf(rest)) ||
      /^(?:DET|PRON)$/.test(rest[1]?.pos ?? '') ||
      /^(?:like|being)$/.test(rest[1]?.lower ?? '') ||
      (rest[1]?.pos === 'ADP' && /^(?:stand|sitt|ly|kneel|lean)ing$/.test(head.lower)));
  if (
    (!withObject && hasSubjectAndVerb(rest)) ||
    (/^(?:is|are|was|were|isn|won|will|can|does|doesn|means|should|would|must)/.test(rest[1]?.lower ?? '') &&
      isFiniteAt(rest, 1))
  )
    return 'clause';
  const means = rest.findIndex(({ lower }) => lower === 'means');
  if (
    means > 0 &&
    means < 8 &&
    isFiniteAt(rest, means) &&
    !rest.slice(0, means).some(({ lower, pos }) => SUBORDINATORS.has(lower) || PERSONAL.has(lower) || pos === 'PUNCT')
  )
    return 'clause';
  if (/ing$/.test(head.lower) && /^(?:that|which)$/.test(rest[1]?.lower ?? '') && isThingThat(rest)) return 'noun';
  if (head.lower === 'done' && rest[1]?.lower.endsWith('ing')) return 'adjective';
  if (isRowOfDoing(rest) || isDoneWith(rest)) return 'gerund';
  if (isThingDone(rest) || isPeopleOf(rest)) return 'noun';
  if (isGerund(head, rest[1]) && (isListOfThings(rest) || isRowOfPairs(rest))) return 'noun';
  if (isGerund(head, rest[1]) && namesTime(rest)) return 'noun';
  if (isGerund(head, tokens[start + 1])) return gerundIsSubject(rest) ? 'clause' : 'gerund';
  if (head.lower === 'be') return 'bare';
  const needNot = head.lower === 'need' && rest[1]?.lower === "n't";
  const auxiliary = needNot || MODALS.has(head.lower) || BE_HAVE_DO.has(head.lower);
  if (auxiliary) return 'elided';
  if (head.lower === 'used' && rest[1]?.lower === 'to') return 'past';
  if (DONE_BY_ONESELF.has(head.lower)) return 'past';
  const verbal = openingVerb(rest);
  if (verbal) return verbal;
  if (isAdjectival(rest)) return 'adjective';
  return saysSomething(tokens) ? 'clause' : 'noun';
}

/** 'Hearing counsel say "can we …?"': what somebody says is no statement of one's own. */
const HEARD_SAYING =
  /^(?:over)?(?:hear|watch|see)ing (?:[^\s,"]+ ){1,4}(?:say|ask|tell|whisper|mutter|joke|shout|write|call)\b[^"]*"/i;

/** "Booking that knows rooms", but not "knowing that is enough". */
const isThingThat = ([head, , verb]: readonly Token[]): boolean =>
  verb?.pos === 'VERB' && /[^s]s$/.test(verb.lower) && !COGNITION.has(baseOf(head?.lower ?? ''));

const ROUGHLY = /^(?:about|over|under|around|nearly|almost|roughly|up|only|just|like|as)$/;

/** "The ushers don't read them", "In week six he stays at home", "Some of them write": a statement, however long its subject. */
function saysSomething(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(
    ({ lower }) => SUBORDINATORS.has(lower) || /^(?:who|that|which|whose|what|than)$/.test(lower),
  );
  const main = end === -1 ? tokens : tokens.slice(0, end);
  const led =
    (/^(?:ADP|ADV)$/.test(main[0]?.pos ?? '') && !ROUGHLY.test(main[0]?.lower ?? '')) ||
    SEASONS.test(main[0]?.lower ?? '');
  return main.some(({ pos, lower }, at) => {
    const [before, next] = [main[at - 1], main[at + 1]];
    if (pos === 'AUX' && /^(?:n't|not)$/.test(next?.lower ?? ''))
      return /^(?:NOUN|PROPN)$/.test(before?.pos ?? '') || main[at - 2]?.pos === 'DET';
    if (lower === 'them' && at === 2 && main[1]?.lower === 'of')
      return next?.pos === 'VERB' && next.lower === next.lemma;
    return led && at > 1 && PERSONAL.has(lower) && isFiniteAt(main, at + 1);
  });
}

/** "Fining, late fees, forgotten deposits": the first of several things. */
const isListOfThings = (tokens: readonly Token[]): boolean =>
  tokens[1]?.lower === ',' &&
  /^(?:NOUN|ADJ|DET|NUM)$/.test(tokens[2]?.pos ?? '') &&
  !tokens.some(({ lower }, index) => index > 0 && tokens[index - 1]?.lower === ',' && lower.endsWith('ing'));

/** "Shaking paper, dry mouth": each two words, of which the first is how the second is. */
const isRowOfPairs = (tokens: readonly Token[]): boolean => {
  const things = tokens.filter((_, at) => at % 3 === 1);
  const how = tokens.filter((_, at) => at % 3 === 0);
  return (
    tokens.length > 4 &&
    tokens.length % 3 === 2 &&
    tokens.every(({ lower }, at) => at % 3 !== 2 || lower === ',') &&
    things.every(({ pos, lower }) => pos === 'NOUN' || NOUN_OR_VERB.has(lower)) &&
    how.slice(1).some(({ pos }) => pos === 'ADJ') &&
    how.every(({ pos, lower }) => pos === 'ADJ' || lower.endsWith('ing'))
  );
};

function isGerund(token: Token, next: Token | undefined): boolean {
  if (!/^[\p{L}-]{2,}ing$/u.test(token.lower) || NOT_GERUNDS.has(token.lower)) return false;
  if (isPurpose(token, next)) return false;
  if (
    /^(?:commission|fee|cost|charge|fine|bill|budget)s?$/.test(next?.lower ?? '') &&
    !/^(?:pay|cut|sav|earn|count|los)/.test(token.lower)
  )
    return false;
  if (token.lower === 'being' || token.lower === 'missing' || token.lower === 'feeling')
    return next !== undefined && next.pos !== 'PUNCT' && next.lower !== 'of';
  if (ING_NOUNS.has(token.lower))
    return (
      next !== undefined &&
      !/thing$|^(?:morning|evening)$/.test(token.lower) &&
      (['DET', 'PRON', 'NUM'].includes(next.pos) ||
        (token.lower === 'beginning' && /^(?:with|to|by|at|from|where)$/.test(next.lower)) ||
        (token.lower === 'building' && /^(?:up|out|on)$/.test(next.lower)) ||
        (token.lower === 'ending' && /^(?:up|in|with|as)$/.test(next.lower)) ||
        (next.pos === 'ADV' && /ly$/.test(next.lower)) ||
        next.lower === '"')
    );
  return true;
}

/** "that they're not enough", "that more is better"; but not "that costs them money" or "that is why". */
function opensThatClause(tokens: readonly Token[]): boolean {
  const next = tokens[1];
  if (
    /^(?:morning|afternoon|evening|night|day|week|month|year|summer|winter|spring|autumn|weekend)$/.test(
      next?.lower ?? '',
    )
  )
    return false;
  if (!hasFiniteVerb(tokens.slice(2)) && !tokens.slice(2).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return false;
  if (/^(?:and|or|plus|,)$/.test(next?.lower ?? '')) return false;
  if (next?.pos === 'NOUN' && /^[,:]$/.test(tokens[2]?.lower ?? '')) return false;
  if (next?.pos === 'NOUN' && !hasFiniteVerb(tokens) && tokens.some(({ lower }) => NAMED.test(lower))) return false;
  // "That assessor with the clipboard who wrote …"
  if (
    next?.pos === 'NOUN' &&
    /^(?:with|who|of|from)$/.test(tokens[2]?.lower ?? '') &&
    tokens.some(({ lower }) => lower === 'who')
  )
    return false;
  if (isPointedAt(tokens)) return false;
  if (tokens[2]?.lower === '-' || next?.lower === 'being') return true;
  if (
    !next ||
    next.pos === 'AUX' ||
    /^(?:is|was|'s|will|would|can|moment|feeling|day|time|voice|one|way|costs|means|makes|hurts|takes|leaves|feels|keeps|happens|drains)$/.test(
      next.lower,
    )
  )
    return false;
  return next.pos !== 'VERB' || next.lower.endsWith('ing');
}

/** "That steamer you used twice": one thing, and what somebody did with it. */
export const isPointedAt = (tokens: readonly Token[]): boolean => {
  const [that, ...rest] = tokens;
  const who = rest.findIndex(({ lower }) => PERSONAL.has(lower));
  return (
    that?.lower === 'that' &&
    who > 0 &&
    rest.slice(0, who).every(({ pos }) => /^(?:NOUN|ADJ|NUM)$/.test(pos)) &&
    !/(?:[^s]s|people)$|^(?:way|time|day|moment|year|week|month|night|morning|summer|winter)$/.test(
      rest[who - 1]?.lower ?? '',
    ) &&
    rest.filter((_, at) => isFiniteAt(rest, at)).length === 1 &&
    isFiniteAt(rest, who + 1)
  );
};

const NAMED = /^(?:called|named|labell?ed|titled|marked|full|stuck|covered|hidden|buried)$/;

/** "When they open it, they cry": a main clause follows the subordinate one. */
function hasMainAfterComma(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.lower !== ',' && token.lower !== 'then') return false;
    const after = tokens.slice(index + 1);
    if (after[0]?.lower === 'and' || after[0]?.lower === 'or') return false;
    if (tokens[0]?.lower === 'if' && after[0]?.lower === 'then') return true;
    return (
      after[0]?.lower === 'please' ||
      (isIng(after[0]) && gerundIsSubject(after)) ||
      hasSubjectAndVerb(after) ||
      (PLAIN_VERBS.has(after[0]?.lower ?? '') && after[0]?.pos === 'VERB')
    );
  });
}

/** "To be looked after, people need somebody": what it takes is said behind the comma. */
const isWhatFor = (tokens: readonly Token[]): boolean => {
  const after = tokens.slice(tokens.findIndex(({ lower }) => lower === ',') + 1);
  return (
    after.length < tokens.length &&
    /^(?:NOUN|PRON|DET|PROPN)$/.test(after[0]?.pos ?? '') &&
    !isSubject(after[0]) &&
    hasSubjectAndVerb(after) &&
    hasFiniteVerb(after)
  );
};

/** "If they work harder they'll make it": a second subject with "will" or its like, without a comma. */
const hasLaterMain = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      index > 3 &&
      PERSONAL.has(token.lower) &&
      MODALS.has(tokens[index + 1]?.lower ?? '') &&
      !SUBORDINATORS.has(tokens[index - 1]?.lower ?? ''),
  );

/** "If there's no photo it wasn't cleaned": two subjects with their verbs, and nothing that thinks or says between. */
function hasSecondSubject(tokens: readonly Token[]): boolean {
  const finite = tokens.findIndex((_, index) => index > 1 && isFiniteAt(tokens, index));
  return tokens.some(
    (token, index) =>
      finite !== -1 &&
      index > finite + 1 &&
      PERSONAL.has(token.lower) &&
      (/^(?:NOUN|ADJ|ADV|NUM)$/.test(tokens[index - 1]?.pos ?? '') ||
        /sel(?:f|ves)$/.test(tokens[index - 1]?.lower ?? '') ||
        (token.lower === 'there' && tokens[index - 1]?.lower === 'after')) &&
      isFiniteAt(tokens, index + 1),
  );
}

/** "After an hour they are tired": the first word is a preposition, and a subject with its verb follows. */
const laterSubject = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      index > 1 && PERSONAL.has(token.lower) && tokens[index - 1]?.pos === 'NOUN' && isFiniteAt(tokens, index + 1),
  );

const isSubject = (token: Token | undefined): boolean => token !== undefined && PERSONAL.has(token.lower);
const LIMITING = /^(?:much|many|more|enough|few|little|less|own|same|other|such|last|next|first)$/;

/** "Overwhelmed and tired", "Too tired to cook"; but not "Tired moms", nor "Frank's kitchen". */
function isAdjectival(tokens: readonly Token[]): boolean {
  let index = 0;
  while (
    tokens[index] &&
    (tokens[index]?.pos === 'ADV' || /^(?:too|so|very|more|completely|totally)$/.test(tokens[index]?.lower ?? ''))
  )
    index += 1;
  const head = tokens[index];
  const next = tokens[index + 1];
  if (!head || next?.lower === "'s" || LIMITING.test(head.lower)) return false;
  const participle =
    head.pos === 'VERB' &&
    /(?<!^sh|^b|^kitch|^gard)(?:ed|en|(?<!to)wn|ught|ck)$/.test(head.lower) &&
    !/^\p{Lu}/u.test(head.text.slice(1)) &&
    ((next !== undefined && next.pos !== 'PUNCT') || isKnownVerb(head.lower));
  if (head.pos !== 'ADJ' && !participle && !ADJECTIVES.has(head.lower)) return false;
  if (!next || next.pos === 'PUNCT') return !/ly$/.test(head.lower);
  return /^(?:ADP|PART|CCONJ|SCONJ|ADV|VERB)$/.test(next.pos) && !isListOfNouns(tokens, index + 2);
}

const isKnownVerb = (form: string): boolean => {
  const base = baseOf(form);
  return base !== form && (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base) || ADJECTIVES.has(form));
};

function isListOfNouns(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.pos === 'CCONJ' && tokens[from]?.pos === 'ADJ' && tokens[from + 1]?.pos === 'NOUN';
}
/** The words of a piece, for lengths. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
