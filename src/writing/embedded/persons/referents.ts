import { KINDS } from '../answers/kinds.data.ts';
import { hasFiniteVerb, isFiniteAt } from '../grammar/finite.ts';
import { baseOf, type Token, textOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from './audience.ts';
import { oddsOfFoundOut } from './found-out.ts';
import { isNeverListener } from './habits.ts';
import {
  areSharing,
  areThingsDone,
  areThingsNamed,
  isOfOneSeen,
  isToldOfOne,
  oddsOfAvatar,
  oddsOfNamed,
  oddsOfOnlyOnes,
  oddsOfSome,
} from './known-referents.ts';
import { currentJudge, type Judge } from './listener-odds.ts';
import { owns } from './possessives.ts';
import { NOMINATIVE, type Person, SETS, THIRDS, type Third, thirdOf, YOU } from './pronouns.ts';
import { fits, rivalAt } from './rivals.ts';
import { signsOf } from './signs.ts';
import { NO_PAST, type Past, type State, subjectOf } from './subjects.ts';

/** How a piece was read: which of its words mean the listener, whose verb each verb is, and what is left in mind. */
export type Reading = { listeners: ReadonlySet<number>; verbs: ReadonlyMap<number, Person>; past: Past };

const remembered = new WeakMap<Judge, WeakMap<Audience, Map<string, Reading>>>();

/**
 * Reads a piece from left to right, in the way one hears it; `known` are words that mean the listener for certain. The same piece
 * is only read once.
 */
export function readPiece(
  tokens: readonly Token[],
  audience: Audience,
  past: Past = NO_PAST,
  known: ReadonlySet<number> = NONE,
): Reading {
  const readings = remembered.get(currentJudge()) ?? new WeakMap<Audience, Map<string, Reading>>();
  remembered.set(currentJudge(), readings);
  const ofAudience = readings.get(audience) ?? new Map<string, Reading>();
  readings.set(audience, ofAudience);
  const key = `${textOf(tokens)} ${[...known]} ${JSON.stringify(past)}`;
  const reading = ofAudience.get(key) ?? read(tokens, audience, past, known);
  ofAudience.set(key, reading);
  return reading;
}

const NONE: ReadonlySet<number> = new Set();

function read(tokens: readonly Token[], audience: Audience, past: Past, known: ReadonlySet<number>): Reading {
  const state: State = {
    tokens,
    audience,
    past,
    listeners: new Set(),
    verbs: new Map(),
    rivals: [],
    subject: 'none',
    main: null,
    doing: 'they',
    odds: new Map(),
    certainty: isToldOfOne(tokens) ? 0 : 1,
    unnamed: false,
  };
  let quoted = false;
  for (const [index, token] of tokens.entries()) {
    if (token.text.includes('"')) quoted = !quoted;
    if (!quoted) readToken(state, index, known.has(index));
  }
  const { listeners } = state;
  // "You write a letter, and her husband says leave it": nobody could tell who she is.
  if (state.unnamed && (listeners.size > 0 || past.named)) state.certainty *= 0.7;
  const lastOf = THIRDS.flatMap((person) => {
    const at = tokens.findLastIndex(({ lower }) => SETS[person].has(lower));
    return at === -1 ? [] : [[person, listeners.has(at) ? 'listener' : 'other'] as const];
  });
  const avatar = (['she', 'he'] as const).find((one) =>
    tokens.some(({ lower }, at) => listeners.has(at) && SETS[one].has(lower)),
  );
  return {
    listeners,
    verbs: state.verbs,
    past: {
      named: past.named || listeners.size > 0,
      gender: avatar ?? past.gender,
      last: { ...past.last, ...Object.fromEntries(lastOf) },
      implied: past.implied,
      addressed: past.addressed || tokens.some(({ lower }) => YOU.has(lower)),
      pieces: past.pieces + 1,
      others: state.rivals.filter(({ kind }) => kind !== 'thing'),
      certainty: past.certainty * state.certainty,
    },
  };
}

function readToken(state: State, index: number, known: boolean): void {
  const { tokens, audience } = state;
  const token = tokens[index];
  if (!token) return;
  const person = thirdOf(token.lower);
  if (person) {
    const avatar = oddsOfAvatar(state, index);
    const odds =
      known || areSharing(state, index) || isOwnKin(state, index, person) || isUnsaidSelf(state, index)
        ? 1
        : areThingsDone(state, index) ||
            areThingsNamed(state, index) ||
            isCalledOtherwise(state, index) ||
            isOfOneSeen(state, index) ||
            (person === 'they' && (index > 0 || state.past.pieces > 0) && isOneUnsaid(audience)) ||
            (person === 'they' && (isBesideYou(state, index) || isOfGroup(state, index))) ||
            (avatar === null && isNeverListener(audience.habits, person))
          ? 0
          : (oddsOfFoundOut(state, index) ??
            oddsOfBeingDone(state, index) ??
            oddsOfOnlyOnes(state, index) ??
            oddsOfSome(state, index) ??
            oddsOfNamed(state, index) ??
            avatar ??
            oddsOfMost(state, index) ??
            oddsOfAsked(state, index) ??
            oddsOfOneself(state, index) ??
            currentJudge()(signsOf(state, index, person), tokens, index));
    state.odds.set(index, odds);
    state.certainty *= Math.max(odds, 1 - odds);
    if (odds === 0 && isUnnamed(state, person)) state.unnamed = true;
    if (odds > 0.5) {
      state.listeners.add(index);
      if (token.lower === NOMINATIVE[person]) {
        state.doing = person;
        if (isAsked(tokens, index)) state.verbs.set(index - 1, person);
      }
    } else if (person !== 'they') state.rivals.push({ index, kind: 'one', gender: person, owned: false });
    return;
  }
  const rival = rivalAt(tokens, index, audience.nouns);
  if (rival) state.rivals.push(rival);
  if (!isListed(tokens, index) && (isFiniteAt(tokens, index) || token.pos === 'AUX' || isPlainVerb(state, index))) {
    state.subject = subjectOf(state, index);
    state.main ??= state.subject;
    if (state.subject === 'listener' && !isOfAnother(state, index) && !isOfOneThing(state, index))
      state.verbs.set(index, state.doing);
  }
}

/** "Watches two engineers look at their phones": where the one who goes unsaid is "she" or "he", "they" further on are others. */
const isOneUnsaid = ({ unsaid, pronoun }: Audience): boolean => unsaid && (pronoun === 'she' || pronoun === 'he');

/** "His wife says": at the start of an answer about the listener, and nobody's else. */
const isOwnKin = ({ tokens, audience, past }: State, index: number, person: Third): boolean =>
  index === 0 &&
  past.pieces === 0 &&
  person !== 'they' &&
  past.implied &&
  !audience.habits.addresses &&
  audience.habits.are === 'anybody' &&
  /^(?:wife|husband|partner|girlfriend|boyfriend|wife's|husband's)$/.test(tokens[1]?.lower ?? '') &&
  tokens.every(({ lower }, at) => at === 0 || !/^(?:she|he)$/.test(lower) || !SETS[person].has(lower));

/** "Her husband" where the listener is "they" and nobody else was told of. */
const isUnnamed = ({ rivals, past, audience }: State, person: Third): boolean =>
  person !== 'they' &&
  audience.habits.rank.they === 0 &&
  !audience.habits.addresses &&
  audience.pronoun === 'they' &&
  ![...rivals, ...past.others].some((rival) => fits(rival, person)) &&
  past.last[person] !== 'other';

/** "They get politer, and polite is the beginning of the end": no "they" ever is, has or does so. */
const isOfOneThing = ({ tokens, doing }: State, verb: number): boolean =>
  doing === 'they' &&
  /^(?:is|has|does)$/.test(tokens[verb]?.lower ?? '') &&
  tokens.slice(0, verb).findLast(({ pos }) => pos !== 'ADV')?.lower !== 'they';

/**
 * "All she can think is that …", "what they want, deep down, is …", "every order she fails to win is …": where a clause about the
 * listener lies before it, the verb is of what that clause says.
 */
const isOfAnother = ({ tokens, listeners }: State, index: number): boolean => {
  if (!/^(?:is|'s|was|has|does)$/.test(tokens[index]?.lower ?? '')) return false;
  let at = index - 1;
  while (tokens[at]?.pos === 'ADV' || tokens[at]?.lower === 'not') at -= 1;
  if (at < 0 || listeners.has(at)) return false;
  return /^(?:VERB|ADP|NOUN)$/.test(tokens[at]?.pos ?? '') || (opensWithWhat(tokens) && tokens[at]?.pos !== 'CCONJ');
};

const opensWithWhat = (tokens: readonly Token[]): boolean => /^(?:what|all)$/.test(tokens[0]?.lower ?? '');

/** "What's he going to say", "does she": the verb stands before who does it. */
const isAsked = (tokens: readonly Token[], index: number): boolean =>
  /^(?:is|'s|was|has|does)$/.test(tokens[index - 1]?.lower ?? '') &&
  /^(?:|what|who|why|how|when|where|which|nor|neither|so|,|")$/.test(tokens[index - 2]?.lower ?? '');

/**
 * "They call them back", "so you can compare them": what one does is not done to oneself, or it would say "themselves". So
 * the odds are as good as that the doer is not the listener; null where somebody else may have done it.
 */
function oddsOfBeingDone({ tokens, subject, odds, past, audience: { habits } }: State, index: number): number | null {
  const lower = tokens[index]?.lower ?? '';
  if (/sel(?:f|ves)$/.test(lower)) {
    // "Because they've kept it to themselves": whoever that "they" is.
    const self = thirdOf(lower) ?? 'they';
    const since = tokens.slice(0, index).findLastIndex((token) => BREAKS.test(token.lower));
    const doer = tokens.findLastIndex((token, at) => at < index && at > since && token.lower === NOMINATIVE[self]);
    if (doer !== -1) return odds.get(doer) ?? 1;
    return subject === 'listener' ? 0.95 : null;
  }
  if (!/^(?:them|him|her)$/.test(lower) || owns(tokens, index)) return null;
  if (past.implied && isDoneInIng(tokens, index)) return 0;
  const doer = tokens.findLastIndex(({ lower }, at) => at < index && /^(?:they|she|he|you)$/.test(lower));
  const verb = tokens.slice(doer + 1, index);
  if (
    doer === -1 ||
    !(verb.at(-1)?.pos === 'VERB' || /^(?:do|does|did)$/.test(verb.at(-1)?.lower ?? '')) ||
    !verb.slice(0, -1).every(({ pos }) => /^(?:AUX|ADV|PART)$/.test(pos))
  )
    return null;
  // "If you believe him": where the listener is "he", nobody knows who "you" is.
  const person = thirdOf(lower) ?? 'they';
  if (tokens[doer]?.lower === 'you')
    return person !== 'they' && habits.rank[person] === 0 && !habits.addresses ? 0.4 : 0;
  return subject === 'listener' ? 1 - (odds.get(doer) ?? 1) : null;
}

/** "(No number of your own,) so their number stands": behind a "your" of the author's own, theirs is somebody else's. */
const isBesideYou = ({ tokens }: State, index: number): boolean =>
  tokens[index]?.lower === 'their' &&
  tokens.slice(0, index).some(({ lower }) => /^yours?$/.test(lower)) &&
  tokens[index + 1]?.lower !== 'own';

/** "One day with the housekeeping team, not over their heads": in a note without a verb, theirs who were named right there. */
const isOfGroup = ({ tokens, rivals, past, audience: { habits } }: State, index: number): boolean =>
  /^(?:their|them)$/.test(tokens[index]?.lower ?? '') &&
  habits.notes &&
  past.pieces === 0 &&
  (rivals.some(({ kind, owned }) => kind === 'people' && !owned) ||
    tokens.slice(0, index).some(({ lower }) => /^(?:team|crew|family|board)$/.test(lower))) &&
  tokens.every(({ pos }) => pos !== 'AUX') &&
  !hasFiniteVerb(tokens);

/** "Starving them", "remembering seeing them swim": told in -ing of whoever goes unsaid, and done to somebody else. */
const isDoneInIng = (tokens: readonly Token[], index: number): boolean =>
  [tokens[0], tokens[index - 1]].every((verb) => verb?.pos === 'VERB' && verb.lower.endsWith('ing')) &&
  /^(?:|and|or|not|never|then|before|after|without|,|\p{L}+ing)$/u.test(tokens[index - 2]?.lower ?? '') &&
  !tokens.slice(0, index).some(({ pos, lower }) => pos === 'PRON' && !/^(?:it|that|this|which|what)$/.test(lower));

const BREAKS = /^(?:,|;|:|and|but|or|because|if|when|while|that|who|which|what|until)$/;

/** "Most of them try": where nobody was named before and the project speaks of the listeners as "they", some of these. */
const oddsOfMost = ({ tokens, audience, past, rivals }: State, index: number): number | null =>
  index > 1 &&
  index < 4 &&
  tokens[index]?.lower === 'them' &&
  tokens[index - 1]?.lower === 'of' &&
  /^(?:most|many|all|half|lots|lot)$/.test(tokens[index - 2]?.lower ?? '') &&
  past.pieces === 0 &&
  rivals.length === 0 &&
  audience.habits.rank.they === 0
    ? 0.95
    : null;

/** "Asking the kids what they want": those who are asked. */
function oddsOfAsked({ tokens }: State, index: number): number | null {
  if (
    tokens[index]?.lower !== 'they' ||
    !/^(?:what|where|when|how|whether|who|which)$/.test(tokens[index - 1]?.lower ?? '')
  )
    return null;
  const verb = tokens.findLastIndex(({ lemma }, at) => at < index && /^(?:ask|tell|show|teach)$/.test(lemma));
  const [determiner, ...phrase] = tokens.slice(verb + 1, index - 1);
  const people = phrase.at(-1) ?? determiner;
  const named = people?.pos === 'NOUN' && /[^s]s$|^(?:people|children|men|women)$/.test(people.lower);
  return verb !== -1 && phrase.length < 3 && named && !/^(?:my|our)$/.test(determiner?.lower ?? '') ? 0.05 : null;
}

/** "The slates themselves good for another century": said of things nobody does anything to. */
const isOfThings = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(0, index);
  const since = before.slice(before.findLastIndex(({ pos }) => pos === 'PUNCT') + 1);
  return /[^su]s$/.test(since.at(-1)?.lower ?? '') && since.every(({ pos }) => /^(?:DET|ADJ|NOUN)$/.test(pos));
};

/**
 * "Calling himself the dispatcher", "holding her breath", "being a shop his own son would like": whoever does what is told in -ing, where
 * nobody else was named.
 */
function isUnsaidSelf({ tokens, rivals, past }: State, index: number): boolean {
  const [lower = '', next = ''] = [tokens[index]?.lower, tokens[index + 1]?.lower];
  if (tokens[0]?.pos !== 'VERB' || !tokens[0].lower.endsWith('ing')) return false;
  if (/^(?:his|her|their)$/.test(lower) && next === 'breath')
    return index === 1 || tokens[index - 1]?.lower === 'holding';
  return (
    past.pieces === 0 &&
    (/^(?:him|her|them)sel(?:f|ves)$/.test(lower) || (/^(?:his|her|their)$/.test(lower) && next === 'own')) &&
    !tokens.slice(0, index).some((token) => thirdOf(token.lower) !== undefined) &&
    rivals.every(({ kind }) => kind === 'thing')
  );
}

/** "Doing the washing up themselves": where nobody else is named, the unsaid listener. */
const oddsOfOneself = ({ tokens, past, rivals }: State, index: number): number | null =>
  !/sel(?:f|ves)$/.test(tokens[index]?.lower ?? '')
    ? null
    : isOfThings(tokens, index)
      ? 0.05
      : past.implied && rivals.every(({ kind }) => kind === 'thing')
        ? 0.95
        : null;

/** "Five energy drinks", "pillows, sprays and a bag": things in -s that the tagger takes for verbs. */
const isListed = (tokens: readonly Token[], index: number): boolean => {
  const [counted, before, token, after] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  if (token === undefined || token.pos === 'AUX' || !/[^su]s$/.test(token.lower)) return false;
  const row = before?.lower === ',' && /[^s]s$/.test(counted?.lower ?? '') && /^(?:and|or|,)$/.test(after?.lower ?? '');
  const number = counted?.pos === 'NUM' && !/^(?:one|1)$/.test(counted.lower) && before?.pos === 'NOUN';
  return row || (number && !/[^s]s$/.test(before?.lower ?? ''));
};

/** "She still curls": after the listener's "she" or "he" a word in -s is the verb, whatever the tagger says. */
const isPlainVerb = ({ tokens, listeners, subject, doing }: State, index: number): boolean => {
  if (
    !/[^su]s$|sses$/.test(tokens[index]?.lower ?? '') ||
    /^(?:always|sometimes|perhaps)$/.test(tokens[index]?.lower ?? '')
  )
    return false;
  let at = index - 1;
  const base = baseOf(tokens[index]?.lower ?? '');
  let joint = at;
  while (tokens[joint]?.pos === 'ADV') joint -= 1;
  if (
    /^(?:and|but|then)$/.test(tokens[joint]?.lower ?? '') &&
    subject === 'listener' &&
    doing !== 'they' &&
    (joint < at || !/[^s]s$/.test(tokens[joint - 1]?.lower ?? '')) &&
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) &&
    (/^(?:DET|PRON|ADP|ADV|PUNCT|NUM)$/.test(tokens[index + 1]?.pos ?? 'PUNCT') || tokens[index + 1]?.lower === 'home')
  )
    return true;
  // "She opens the app, orders two boxes": no row of things goes on with a number, an article or "her" of its own.
  if (
    tokens[joint]?.lower === ',' &&
    subject === 'listener' &&
    doing !== 'they' &&
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) &&
    /^(?:DET|NUM|PRON)$/.test(tokens[index + 1]?.pos ?? '') &&
    !/^(?:who|which|that|they|she|he|i|you|we|it)$/.test(tokens[index + 1]?.lower ?? '')
  )
    return true;
  if (
    tokens[at]?.lower === 'and' &&
    subject === 'listener' &&
    doing !== 'they' &&
    tokens[index]?.pos === 'NOUN' &&
    /^(?:while|when|until|till|because|so|about|to)$/.test(tokens[index + 1]?.lower ?? '')
  )
    return true;
  while (tokens[at]?.pos === 'ADV') at -= 1;
  return listeners.has(at) && /^(?:she|he)$/.test(tokens[at]?.lower ?? '');
};

/**
 * Where the author calls the listener "I", whoever else is spoken of is somebody else; where it is "you", so is whoever comes
 * after that word, or does not open the answer.
 */
function isCalledOtherwise({ audience, past, tokens, listeners }: State, index: number): boolean {
  const { pronoun, clear, asked } = audience;
  if (pronoun === 'you') {
    const addressed = past.addressed || tokens.slice(0, index).some(({ lower }) => YOU.has(lower));
    return addressed || !(index === 0 || listeners.size > 0 || Object.values(past.last).includes('listener'));
  }
  return pronoun === 'I' && clear && asked !== null && KINDS[asked][1] === 'audience';
}
