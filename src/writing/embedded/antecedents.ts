import type { Token } from './language.ts';
import { COGNITION, ONE_EACH } from './person.data.ts';
import { NOMINATIVE, type Person, SETS } from './pronouns.ts';

type Role = 'audience' | 'other' | 'none';

/** What is known while a sentence is read from left to right; `out` holds its words after the change. */
export type State = {
  tokens: readonly Token[];
  out: string[];
  person: Person;
  to: 'you' | 'I';
  clause: Role;
  seen: boolean;
  otherPlural: boolean;
  /** The sentence before was about others. */
  otherBefore: boolean;
  sure: boolean;
};

/** Whether the pronoun at this place is the listener, or somebody named before it in the same sentence. */
export function meansAudience(state: State, index: number): boolean {
  if (state.person !== 'they') return !isTheirOwn(state, index);
  const lower = state.tokens[index]?.lower;
  if (!state.seen && lower !== 'them' && indefiniteSubject(state.tokens, index)) return afterCognition(state, index);
  if (/^themsel/.test(lower ?? '') && doneByOther(state.tokens, index)) return false;
  if (insideRelative(state, index) && lower !== 'they') return false;
  if (lower === 'they')
    return (
      !state.otherPlural ||
      (doesAsPeople(state.tokens, index) && thingsBefore(state, index)) ||
      (state.seen && (!secondHand(state, index) || COGNITION.has(state.tokens[index + 1]?.lemma ?? ''))) ||
      afterCognition(state, index)
    );
  if (lower === 'them') {
    const verb = verbBefore(state.tokens, index);
    const role = verb === -1 ? state.clause : directSubject(state, verb);
    if (
      !DONE_TO_PEOPLE.test(state.tokens[verb]?.lemma ?? '') &&
      /^(?:i|we)$/.test(state.tokens[verb - 1]?.lower ?? '') &&
      thingsBefore(state, index)
    )
      return false;
    if (role === 'other' && state.otherBefore && !state.seen) return false;
    if (role === 'other')
      return state.seen || !(/^(?:mak|keep|turn)/.test(state.tokens[verb]?.lower ?? '') && thingsBefore(state, index));
    return !pluralBefore(state, index);
  }
  if (lower === 'their' || lower === 'theirs') {
    if (state.clause === 'other' && state.otherPlural && !state.seen) {
      state.sure = false;
      return false;
    }
    return true;
  }
  return state.clause !== 'other' || !state.otherPlural;
}

/** "They want their child to like themselves": the noun before "to" is who does it. */
function doneByOther(tokens: readonly Token[], index: number): boolean {
  const to = tokens.findLastIndex(({ lower }, at) => at < index && at > index - 5 && lower === 'to');
  return tokens[to - 1]?.pos === 'NOUN';
}

const indefiniteSubject = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos !== 'CCONJ' &&
  tokens[index - 1]?.lower !== ',' &&
  tokens
    .slice(0, index)
    .some(
      (token, at) =>
        INDEFINITE.has(token.lower) && at + 1 < index && /^(?:VERB|AUX|ADV)$/.test(tokens[at + 1]?.pos ?? ''),
    );

/** "one person who changes her steps", "his son asks if he can stay": the nearer person is meant. */
function isTheirOwn(state: State, index: number): boolean {
  if (state.person === 'I' || state.seen) return false;
  const before = state.tokens.slice(0, index);
  if (/^(?:her|his)$/.test(state.tokens[index]?.lower ?? ''))
    return (
      /^(?:NOUN|PROPN|ADJ|NUM)$/.test(state.tokens[index + 1]?.pos ?? '') &&
      before.some((token) => token.lower === 'who')
    );
  const near =
    state.person === 'he'
      ? /^(?:son|father|boss|brother|friend|man|dad|guy|boy|colleague|uncle)$/
      : /^(?:daughter|mother|sister|friend|girl|mom|mum|woman|boss|colleague|aunt)$/;
  return state.tokens[index]?.lower === state.person && before.some((token) => near.test(token.lower));
}

/** "people who won't look at their statements": what follows "who" is about those people. */
const insideRelative = (state: State, index: number): boolean =>
  !state.seen &&
  state.tokens
    .slice(0, index)
    .some(
      (token, at) =>
        /^who(?:se)?$/.test(token.lower) &&
        /^(?:people|those|ones|women|men|and|or|\p{L}+s)$/u.test(state.tokens[at - 1]?.lower ?? ''),
    );

/** "Everybody … their own": the pronoun goes back to nobody in particular. */
const INDEFINITE = new Set('everybody everyone somebody someone anybody anyone nobody each'.split(' '));

/** "Their clients leave because they …": the plural subject just named is who "they" are. */
const secondHand = (state: State, index: number): boolean =>
  state.clause === 'other' &&
  /^(?:because|when|and|but|so|until|if|as|since|while|unless)$/.test(state.tokens[index - 1]?.lower ?? '');

/** "Sessions are recorded, and if they're stuck they post a photo": only people do that. */
export const doesAsPeople = (tokens: readonly Token[], index: number): boolean => {
  const verb = tokens
    .slice(index + 1, index + 4)
    .find(
      ({ pos, lower }) =>
        pos !== 'AUX' && pos !== 'ADV' && pos !== 'PART' && !/^(?:can|could|will|'ll|'re|are)$/.test(lower),
    );
  return verb !== undefined && DONE_BY_PEOPLE.has(verb.lower);
};
const DONE_BY_PEOPLE = new Set(
  'send ask call ring phone write post text want need message email stuck say tell book sleep cook drive apologise apologize cry promise hope tired afraid ready unsure lost'.split(
    ' ',
  ),
);

const afterCognition = (state: State, index: number): boolean =>
  COGNITION.has(state.tokens[index - 1]?.lemma ?? '') ||
  (/^(?:that|if|how|when)$/.test(state.tokens[index - 1]?.lower ?? '') &&
    COGNITION.has(state.tokens[index - 2]?.lemma ?? ''));

function verbBefore(tokens: readonly Token[], index: number): number {
  for (let at = index - 1; at >= 0; at -= 1) if (tokens[at]?.pos === 'VERB') return at;
  return -1;
}

function directSubject(state: State, verb: number): Role {
  let at = verb - 1;
  while (at >= 0 && /^(?:ADV|PART|AUX)$/.test(state.tokens[at]?.pos ?? '')) at -= 1;
  const before = state.tokens[at];
  if (!before) return state.clause;
  if (SETS[state.person].has(before.lower)) return state.out[at] === before.text ? 'other' : 'audience';
  return /^(?:NOUN|PROPN|PRON)$/.test(before.pos) ? 'other' : state.clause;
}

const pluralBefore = (state: State, index: number): boolean =>
  state.tokens
    .slice(0, index)
    .some(
      (token) =>
        token.pos === 'NOUN' &&
        /[^su]s$/.test(token.lower) &&
        !ONE_EACH.has(token.lower) &&
        !/^(?:hours|days|weeks|months|years|times|minutes|nights|mornings|weekends)$/.test(token.lower),
    );

/** "I listen to their recordings and comment them": what is done to people rather than to the things just named. */
const DONE_TO_PEOPLE =
  /^(?:help|teach|show|give|send|guide|walk|coach|train|tell|ask|call|ring|phone|meet|support|bring|take|let|make|get|text|email|message|remind|watch|check|hold|invite|introduce|join|answer|pay|refund|let|visit|see|know|hear)$/;

const HUMAN =
  /(?:ers|ors|ists|ents|men|women|people|kids|friends|clients|experts|bosses|gurus|moms|dads|nurses|coaches|colleagues|customers|neighbou?rs|guys|folks|apps|brands|companies|sites|algorithms)$/;

/** Things named in the plural before: "training through the symptoms makes them worse". */
const thingsBefore = (state: State, index: number): boolean =>
  state.tokens
    .slice(0, index)
    .some(
      (token) =>
        token.pos === 'NOUN' &&
        /[^su]s$/.test(token.lower) &&
        !HUMAN.test(token.lower) &&
        !/^(?:hours|days|weeks|months|years|times|minutes|nights|mornings|weekends)$/.test(token.lower),
    );

/** Whose verb this is: looks left to its subject; after "and" or a comma the last subject goes on. */
export function subjectRole(state: State, verb: number): Role {
  const { tokens, person } = state;
  let at = verb - 1;
  while (
    at >= 0 &&
    /^(?:ADV|PART|AUX)$/.test(tokens[at]?.pos ?? '') &&
    tokens[at]?.lower !== 'to' &&
    !/^(?:most|many|some|few)$/.test(tokens[at]?.lower ?? '')
  )
    at -= 1;
  const before = tokens[at];
  if (!before) return person === 'I' ? 'other' : 'none';
  if (before.lower === NOMINATIVE[person])
    return state.out[at] === before.text && state.to === 'you' ? 'other' : 'audience';
  if (/^(?:who|that|which)$/.test(before.lower)) return 'other';
  if (before.pos === 'CCONJ' || /^(?:,|;|then|-|–)$/.test(before.lower)) return state.clause;
  if (hasGerundSubject(tokens, verb)) return 'other';
  if (/^(?:NOUN|PROPN|PRON|NUM|ADJ)$/.test(before.pos)) return nounIsObject(state, at) ? state.clause : 'other';
  if (before.pos === 'VERB')
    return /^(?:every|each|the|a|an)$/.test(tokens[0]?.lower ?? '') && state.seen ? 'other' : state.clause;
  return 'other';
}

/** "because being real is scary": an -ing phrase is the subject. */
function hasGerundSubject(tokens: readonly Token[], verb: number): boolean {
  const opener = tokens.findLastIndex(
    (token, index) => index < verb && /^(?:because|that|if|when|and|but|so|while)$/.test(token.lower),
  );
  return opener !== -1 && opener + 1 < verb - 1 && /ing$/.test(tokens[opener + 1]?.lower ?? '');
}

/** In "she feels tired and cries", "tired" is no subject: a noun after the verb of the same clause is its object. */
const nounIsObject = (state: State, at: number): boolean =>
  state.tokens[at]?.pos === 'ADJ' && state.clause === 'audience';
