import { isFiniteAt } from '../grammar/finite.ts';
import type { Token } from '../grammar/language.ts';
import type { Audience } from './audience.ts';
import type { Person, Third } from './pronouns.ts';
import type { Rival } from './rivals.ts';

/** Who does what a verb says. */
export type Subject = 'listener' | 'speaker' | 'none' | Rival;

/** What the pieces before have left in a reader's mind. */
export type Past = {
  /** The listener was spoken of. */
  named: boolean;
  gender: 'he' | 'she' | null;
  /** Who each pronoun last was. */
  last: Readonly<Partial<Record<Third, 'listener' | 'other'>>>;
  /** The answer is about the listener, who does what has no subject. */
  implied: boolean;
  /** The author spoke to "you". */
  addressed: boolean;
  pieces: number;
  /** Who else stood in the piece before. */
  others: readonly Rival[];
  /** How likely it is that no pronoun was misread, from 0 to 1. */
  certainty: number;
};

export const NO_PAST: Past = {
  named: false,
  gender: null,
  last: {},
  implied: false,
  addressed: false,
  pieces: 0,
  others: [],
  certainty: 1,
};

/** What is known while a piece is read from left to right. */
export type State = {
  tokens: readonly Token[];
  audience: Audience;
  past: Past;
  listeners: Set<number>;
  verbs: Map<number, Person>;
  rivals: Rival[];
  subject: Subject;
  /** The subject of the piece's first verb. */
  main: Subject | null;
  /** The pronoun that last was the listener as a subject. */
  doing: Person;
  /** For each pronoun how likely it is, from 0 to 1, that it means the listener. */
  odds: Map<number, number>;
  certainty: number;
  /** Somebody is "she" or "he" who was never named. */
  unnamed: boolean;
};

const BOUNDARY =
  /^(?:,|;|:|-|–|and|but|or|because|since|if|when|whenever|while|so|that|until|before|after|as|unless|than|then|how|why|what|where|which|who|whether|although|though)$/;

/** Whose verb this is. After "and", "then" or a comma the subject before goes on. */
export function subjectOf(state: State, verb: number): Subject {
  const { tokens } = state;
  let at = verb - 1;
  while (
    at >= 0 &&
    /^(?:ADV|PART|AUX)$/.test(tokens[at]?.pos ?? '') &&
    !/^(?:to|most|many|some|few)$/.test(tokens[at]?.lower ?? '')
  )
    at -= 1;
  const before = tokens[at];
  const ended =
    /^(?:is|was|are|were|has)$/.test(tokens[verb]?.lower ?? '') &&
    tokens.slice(at + 1, verb).some(({ pos }) => pos === 'AUX');
  const much = tokens.slice(at + 1, verb).some(({ lower }) => /^(?:much|many|little|how|what)$/.test(lower));
  if (before && (ended || much)) return { index: at, kind: 'thing', gender: null, owned: false };
  if (!before) return state.subject;
  if (
    before.text.includes('"') ||
    (before.lower === 'then' && /^(?:come|go)$/.test(tokens[verb]?.lemma ?? '') && tokens[verb + 1]?.pos === 'DET')
  )
    return { index: at, kind: 'thing', gender: null, owned: false };
  const pronoun = pronounAt(state, at);
  if (pronoun) return pronoun;
  if (/^(?:who|that|which)$/.test(before.lower)) return rivalBefore(state, at) ?? 'none';
  const leavesRelative =
    before.pos === 'CCONJ' && tokens[at - 1]?.lower === ',' && tokens.slice(0, at).some(({ lower }) => lower === 'who');
  if (leavesRelative) return state.main ?? state.subject;
  if (/^(?:CCONJ|PUNCT)$/.test(before.pos) || before.lower === 'then') return state.subject;
  const seen = before.pos === 'VERB' ? heldBy(state, at) : null;
  if (seen) return seen;
  const contact = /^(?:i|we)$/.test(tokens[at - 1]?.lower ?? '') && state.rivals.find(({ index }) => index === at - 2);
  if (before.pos === 'VERB' && contact) return contact;
  let start = at;
  while (
    start > 0 &&
    !BOUNDARY.test(tokens[start - 1]?.lower ?? '') &&
    !(isFiniteAt(tokens, start - 1) && start - 1 !== verb)
  )
    start -= 1;
  for (let place = start; place <= at; place += 1) {
    const own = pronounAt(state, place);
    const relative =
      own !== null &&
      tokens.some((_, between) => between > place && between < verb && between <= at && isFiniteAt(tokens, between));
    if (relative) return rivalBefore(state, place) ?? { index: place, kind: 'thing', gender: null, owned: false };
    if (own) return own;
  }
  const heads = state.rivals.filter(({ index }) => index >= start && index <= at);
  const head = heads.findLast(({ index }) => !inPhrase(tokens, start, index)) ?? heads.at(-1);
  if (head) return head;
  const determined = /^(?:the|a|an|my|your|their|her|his|our|its)$/.test(tokens[at - 1]?.lower ?? '');
  return (before.pos === 'VERB' || before.pos === 'ADJ') && !determined
    ? state.subject
    : { index: at, kind: 'thing', gender: null, owned: false };
}

/** "somebody she has never seen asks": whom the clause before the verb is said of. */
function heldBy({ tokens, rivals }: State, verb: number): Rival | null {
  const pronoun = tokens.findLastIndex(
    ({ lower }, at) => at < verb && at > verb - 4 && /^(?:they|she|he|you)$/.test(lower),
  );
  const between = tokens.slice(pronoun + 1, verb);
  if (pronoun < 1 || between.length === 0 || !between.every(({ pos }) => /^(?:AUX|ADV)$/.test(pos))) return null;
  return rivals.find(({ index }) => index === pronoun - 1) ?? null;
}

/** "clients in their first year": the year belongs to a phrase of its own. */
const inPhrase = (tokens: readonly Token[], start: number, index: number): boolean =>
  tokens
    .slice(start, index)
    .some(
      ({ pos, lower }, at) =>
        pos === 'ADP' && lower !== 'than' && !(lower === 'of' && QUANTITY.test(tokens[start + at - 1]?.lower ?? '')),
    );

const QUANTITY = /^(?:two|three|four|five|six|ten|half|some|many|most|all|several|few|lots|dozens|\d+)$/;

function pronounAt(state: State, at: number): Subject | null {
  const lower = state.tokens[at]?.lower ?? '';
  if (/^(?:i|we)$/.test(lower)) return 'speaker';
  if (/^(?:they|she|he)$/.test(lower)) {
    if (state.listeners.has(at)) return 'listener';
    return {
      index: at,
      kind: lower === 'they' ? 'people' : 'one',
      gender: lower === 'they' ? null : lower === 'she' ? 'she' : 'he',
      owned: false,
    };
  }
  if (/^(?:it|this|that|there|you|(?:every|no|some|any)thing)$/.test(lower) && state.tokens[at]?.pos === 'PRON')
    return { index: at, kind: 'thing', gender: null, owned: false };
  return state.rivals.find((rival) => rival.index === at && rival.kind === 'anybody') ?? null;
}

const rivalBefore = (state: State, at: number): Rival | null =>
  state.rivals.findLast(({ index }) => index < at) ?? null;

export const isRival = (subject: Subject): subject is Rival => typeof subject === 'object';
