import { isFiniteAt } from '../grammar/finite.ts';
import type { Token } from '../grammar/language.ts';
import { type Audience, unquoted } from './audience.ts';
import { isListener, isListenerAlone } from './listener-pronouns.ts';
import { TOLD } from './person.data.ts';
import { NOMINATIVE, type Person, SETS } from './pronouns.ts';
import { rivalAt } from './rivals.ts';
import { isRival, NO_PAST, type Past, type State, subjectOf } from './subjects.ts';

/** How a piece was read: which of its words mean the listener, whose verb each verb is, and what is left in mind. */
export type Reading = { listeners: ReadonlySet<number>; verbs: ReadonlyMap<number, Person>; past: Past };

/** Reads a piece from left to right, in the way one hears it; `known` where it is certain that it is about the listener. */
export function readPiece(tokens: readonly Token[], audience: Audience, past: Past = NO_PAST, known = false): Reading {
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
    named: new Set(),
    gender: past.gender,
  };
  let quoted = false;
  let told = !known && (past.told || tellsOfOne(tokens, audience) || speaksToYou(tokens));
  for (const [index, token] of tokens.entries()) {
    if (token.text.includes('"')) quoted = !quoted;
    if (quoted) continue;
    if (YOU.test(token.lower) && state.named.size === 0 && !past.named && !known) told = true;
    if (told) continue;
    readToken(state, index);
  }
  const main = state.main !== null && isRival(state.main) ? state.main : null;
  const acts = tokens.some(({ lower }, index) => /^(?:they|she|he)$/.test(lower) && state.listeners.has(index));
  const goesOn = past.others && state.named.size === 0 && tokens.some(({ lower }) => SETS.they.has(lower));
  const statement = tokens.some((_, index) => isFiniteAt(tokens, index));
  return {
    listeners: state.listeners,
    verbs: state.verbs,
    past: {
      named: past.named || state.named.size > 0,
      they: past.they || state.named.has('they'),
      gender: state.gender,
      things: main?.kind === 'things' && !acts,
      othersDo: new Set(tokens.filter(({ pos, lemma }) => pos === 'VERB' && lemma !== 'do').map(({ lemma }) => lemma)),
      others: goesOn
        ? true
        : statement
          ? main !== null && !acts && (main.kind === 'people' || (main.kind === 'anybody' && state.named.size === 0))
          : past.others && state.named.size === 0,
      one:
        state.rivals.findLast(({ kind, gender }) => kind === 'one' && gender !== null) ??
        (state.named.size > 0 ? null : past.one),
      implied: past.implied,
      told,
    },
  };
}

const SPOKEN_OF = /^(?:had|of|met|about)$/;

/** "My client Anna …", "I had a woman who …", "One man …": the answer is about somebody else. */
function tellsOfOne(tokens: readonly Token[], { customers }: Audience): boolean {
  const lowers = tokens.map(({ lower }) => lower);
  const named = (at: number): boolean => lowers.slice(0, at).some((one) => /^(?:they|she|he)$/.test(one));
  if (lowers[0] === 'one' && lowers[1] === 'of' && /^(?:my|our)$/.test(lowers[2] ?? '')) return true;
  if (lowers.some((lower, at) => lower === 'of' && /^(?:mine|ours)$/.test(lowers[at + 1] ?? ''))) return true;
  if (
    lowers.some(
      (lower, at) =>
        TOLD.has(lower) &&
        !customers.has(lower) &&
        ((/^(?:my|our)$/.test(lowers[at - 1] ?? '') && (at === 1 || SPOKEN_OF.test(lowers[at - 2] ?? ''))) ||
          (/^(?:one|this|that)$/.test(lowers[at - 1] ?? '') && !named(at)) ||
          (/^(?:one|this)$/.test(lowers[at - 2] ?? '') &&
            /^(?:ADJ|NUM|NOUN)$/.test(tokens[at - 1]?.pos ?? '') &&
            !named(at)) ||
          (/^an?$/.test(lowers[at - 1] ?? '') &&
            ((SPOKEN_OF.test(lowers[at - 2] ?? '') && !named(at)) ||
              (at === 1 && /^(?:who|named|called|,|from|in)$/.test(lowers[at + 1] ?? ''))))),
    )
  )
    return true;
  const [first, second] = tokens;
  return (
    first !== undefined &&
    first.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    !/day$|^(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|instagram|google|facebook|youtube|netflix)$/.test(
      first.lower,
    ) &&
    second !== undefined &&
    (/^(?:,|was|had|has|is|went|came|from|who|and|'s)$/.test(second.lower) || second.pos === 'VERB')
  );
}

function readToken(state: State, index: number): void {
  const { tokens, audience } = state;
  const token = tokens[index];
  if (!token) return;
  const person = (['they', 'she', 'he'] as const).find((one) => SETS[one].has(token.lower));
  if (person) {
    const listener = person === 'they' ? isListener(state, index) : isListenerAlone(state, index, person);
    if (listener) {
      state.listeners.add(index);
      state.named.add(person);
      if (person !== 'they') state.gender = person;
      if (token.lower === NOMINATIVE[person]) state.doing = person;
    } else if (token.lower === 'she' || token.lower === 'he')
      state.rivals.push({ index, kind: 'one', gender: person === 'she' ? 'she' : 'he', owned: false });
    return;
  }
  const rival = rivalAt(tokens, index, audience.nouns);
  if (rival) state.rivals.push(rival);
  if (isFiniteAt(tokens, index) || token.pos === 'AUX' || isPlainVerb(state, index)) {
    state.subject = subjectOf(state, index);
    state.main ??= state.subject;
    if (state.subject === 'listener') state.verbs.set(index, state.doing);
  }
}

const YOU = /^you(?:r|rs|rself)?$/;

/** "They can hear you hiding": whoever does something to the listener is somebody else. */
const speaksToYou = (tokens: readonly Token[]): boolean =>
  unquoted(tokens).some(
    ({ lower }, index, said) =>
      (lower === 'you' &&
        /^(?:VERB|ADP)$/.test(said[index - 1]?.pos ?? '') &&
        !/^(?:every|some|any|no)(?:one|body)$|^people$/.test(said[index - 2]?.lower ?? '') &&
        !isFiniteAt(said, index + 1)) ||
      (YOU.test(lower) && tokens.some((token) => /^(?:she|he|her|him|his)$/.test(token.lower))),
  );

/** "She still curls": after the listener's "she" or "he" a word in -s is the verb, whatever the tagger says. */
const isPlainVerb = ({ tokens, listeners, subject, doing }: State, index: number): boolean => {
  if (
    !/[^su]s$|sses$/.test(tokens[index]?.lower ?? '') ||
    /^(?:always|sometimes|perhaps)$/.test(tokens[index]?.lower ?? '')
  )
    return false;
  let at = index - 1;
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
