import { piecesOf } from './clean.ts';
import { formOf, isFiniteAt } from './forms.ts';
import { baseOf, singularOf, type Token, tokensOf } from './language.ts';
import { COGNITION, GENERIC_AUDIENCE, HUMAN_COMPLEMENTS, ONE_EACH, SPEAKER_VERBS } from './person.data.ts';

/** The pronoun the author uses for the audience, decided once for a project, and the nouns that mean the same people. */
export type Audience = { pronoun: 'they' | 'she' | 'he' | 'I' | 'you'; nouns: ReadonlySet<string> };
export type Person = 'they' | 'she' | 'he' | 'I';
export type Converted = { text: string; sure: boolean; noun: string | null };

type Role = 'audience' | 'other' | 'none';

const SETS: Readonly<Record<Person, ReadonlySet<string>>> = {
  they: new Set(['they', 'them', 'their', 'theirs', 'themselves', 'themself']),
  she: new Set(['she', 'her', 'hers', 'herself']),
  he: new Set(['he', 'him', 'his', 'himself']),
  I: new Set(['i', 'me', 'my', 'mine', 'myself']),
};
const NOMINATIVE: Readonly<Record<Person, string>> = { they: 'they', she: 'she', he: 'he', I: 'i' };

/** Counts who stands for the listener in the answers about the audience. Text in quotes does not count. */
export function audienceOf(answersAboutThem: readonly string[], targetAudience: string): Audience {
  const seen: Seen = { they: 0, she: 0, he: 0, I: 0, you: 0, singular: 0 };
  for (const answer of answersAboutThem) {
    for (const piece of piecesOf(answer)) count(seen, piece.text);
  }
  if (seen.she + seen.he > 0) seen[seen.she > seen.he ? 'she' : 'he'] += seen.singular;
  const order = ['you', 'they', 'she', 'he', 'I'] as const;
  const pronoun = order.reduce((best, one) => (seen[one] > seen[best] ? one : best), 'they' as (typeof order)[number]);
  return { pronoun, nouns: nounsOf(targetAudience) };
}

type Seen = Record<'they' | 'she' | 'he' | 'I' | 'you' | 'singular', number>;

/** What a piece opens with says most about who it is about; "Drives home" without a subject speaks for one person. */
function count(seen: Seen, piece: string): void {
  for (const [index, { lower }] of unquoted(tokensOf(piece)).entries()) {
    const weight = index === 0 ? 3 : 0.5;
    if (SETS.they.has(lower)) seen.they += weight;
    else if (SETS.she.has(lower)) seen.she += weight;
    else if (SETS.he.has(lower)) seen.he += weight;
    else if (SETS.I.has(lower)) seen.I += weight;
    else if (/^you(?:r|rs|rself)?$/.test(lower)) seen.you += weight;
  }
  if (formOf(piece) === 'elided' && /^(?:doesn't|isn't|hasn't|is|has|was|\w+[^s]s)\b/i.test(piece)) seen.singular += 2;
}

function nounsOf(targetAudience: string): ReadonlySet<string> {
  const tokens = tokensOf(targetAudience.slice(0, 200));
  const cut = tokens.findIndex((token) =>
    /^(?:who|that|with|over|in|of|for|aged|between|from|whose|trying|training|wanting|looking|struggling)$/.test(
      token.lower,
    ),
  );
  const heads = (cut === -1 ? tokens : tokens.slice(0, cut)).filter((token, index, all) => {
    const next = all[index + 1];
    return (
      /^(?:NOUN|PROPN|VERB)$/.test(token.pos) && (!next || /^(?:PUNCT|CCONJ)$/.test(next.pos) || next.lower === '/')
    );
  });
  return new Set(heads.map((token) => singularOf(token.lower)));
}

export function unquoted(tokens: readonly Token[]): Token[] {
  let inside = false;
  return tokens.filter((token) => {
    if (token.text.includes('"')) inside = !inside;
    return !inside;
  });
}

/** Which pronoun of this piece stands for the listener; null when nothing has to be changed. */
export function personIn(text: string, audience: Audience): Person | null {
  const tokens = unquoted(tokensOf(text));
  const has = (person: Person): boolean => tokens.some((token) => SETS[person].has(token.lower));
  const hasYou = tokens.some((token) => /^you(?:r|rs|rself)?$/.test(token.lower));
  if (hasYou && audience.pronoun === 'you') return null;
  const avatar = audience.pronoun === 'she' || audience.pronoun === 'he' ? audience.pronoun : null;
  if (avatar) return has(avatar) && !hasYou && !namedWoman(tokens) ? avatar : null;
  if (has('they') && (!hasYou || SETS.they.has(firstPronoun(tokens)))) return 'they';
  if (hasYou || (has('I') && namedWoman(tokens))) return null;
  if (tokens.some((token, index) => token.lower === 'i' && isPastAt(tokens, index + 1)) && audience.pronoun !== 'I')
    return null;
  if (tokens.some((token) => /^(?:she|he|her|his|him)$/.test(token.lower)) && isAboutOthers(tokens, audience))
    return null;
  if (has('she') && (audience.pronoun === 'she' || !has('he'))) return namedWoman(tokens) ? null : 'she';
  if (has('he') && (audience.pronoun === 'he' || !has('she'))) return namedWoman(tokens) ? null : 'he';
  if (has('she') || has('he')) return SETS.she.has(firstPronoun(tokens)) ? 'she' : 'he';
  if (
    has('I') &&
    !tokens.some(
      (token, index) =>
        token.lower === 'i' &&
        (audience.pronoun === 'I' ? TEACHING_VERBS : SPEAKER_VERBS).has(tokens[index + 1]?.lower ?? ''),
    )
  )
    return 'I';
  return null;
}

const TEACHING_VERBS = new Set('help teach show coach guide train'.split(' '));

/** "I had", "I looked": the speaker tells something. */
const isPastAt = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]?.pos === 'ADV' ? tokens[index + 1] : tokens[index];
  return (
    token !== undefined &&
    (/^(?:had|was|used|did|looked|saw|went|met|measured|asked|worked|once)$/.test(token.lower) ||
      (token.pos === 'VERB' && /ed$/.test(token.lower)))
  );
};

/** One reads "his" or "her" as the listener only where the author uses that pronoun for them, or it is the subject. */
function isAboutOthers(tokens: readonly Token[], audience: Audience): boolean {
  const she = tokens.some((token) => SETS.she.has(token.lower));
  const he = tokens.some((token) => SETS.he.has(token.lower));
  if (audience.pronoun === 'she') return !she;
  if (audience.pronoun === 'he') return !he;
  return !tokens.some((token) => token.lower === 'she' || token.lower === 'he');
}

const firstPronoun = (tokens: readonly Token[]): string =>
  tokens.find(
    (token) =>
      SETS.they.has(token.lower) || SETS.she.has(token.lower) || SETS.he.has(token.lower) || /^you/.test(token.lower),
  )?.lower ?? '';

/** A story about somebody with a name, or told in the past about somebody else, is not about the listener. */
const namedWoman = (tokens: readonly Token[]): boolean =>
  tokens.some((token, index) => token.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(token.text) && index === 0) ||
  tokens.some((token, index) => token.lower === 'of' && /^(?:mine|ours)$/.test(tokens[index + 1]?.lower ?? '')) ||
  tokens.some(
    (token, index) =>
      (token.lower === 'client' || token.lower === 'student') &&
      /^(?:a|one|my|our)$/.test(tokens[index - 1]?.lower ?? ''),
  );

type Target = 'you' | 'I';

/** Rewrites what is said about the listener into what is said to them ("you"), or into what they say themselves ("I"). */
export function convert(text: string, person: Person, to: Target, previousOther = false): Converted {
  const tokens = tokensOf(text);
  const out = tokens.map((token) => token.text);
  const state: State = { tokens, out, person, to, clause: 'none', seen: false, otherPlural: previousOther, sure: true };
  let inside = false;
  for (const [index, token] of tokens.entries()) {
    if (token.text.includes('"')) inside = !inside;
    if (!inside) convertToken(state, token, index);
  }
  if (person === 'they') oneOfEach(state);
  return {
    text: tokens
      .map((token, index) => token.before + (out[index] ?? ''))
      .join('')
      .trim(),
    sure: state.sure,
    noun: null,
  };
}

type State = {
  tokens: readonly Token[];
  out: string[];
  person: Person;
  to: Target;
  clause: Role;
  seen: boolean;
  otherPlural: boolean;
  sure: boolean;
};

function convertToken(state: State, token: Token, index: number): void {
  const { tokens, out, person, to } = state;
  const { lower } = token;
  if (SETS[person].has(lower)) {
    if (!meansAudience(state, index)) {
      if (lower === NOMINATIVE[person]) state.clause = 'other';
      return;
    }
    out[index] = pronounFor(state, index, to);
    if (lower === NOMINATIVE[person]) {
      state.clause = 'audience';
      state.seen = true;
    }
    if (lower === 'their') state.seen = true;
    return;
  }
  if (isFiniteAt(tokens, index) || token.pos === 'AUX') {
    const role = subjectRole(state, index);
    if (isFiniteAt(tokens, index)) {
      state.clause = role;
      if (role === 'other' && /s$|^people$/.test(tokens[index - 1]?.lower ?? '') && tokens[index - 1]?.pos === 'NOUN')
        state.otherPlural = true;
    }
    if (role === 'audience') out[index] = agree(state, index);
  }
}

/** Whether the pronoun at this place is the listener, or somebody named before it in the same sentence. */
function meansAudience(state: State, index: number): boolean {
  if (state.person !== 'they') return !isTheirOwn(state, index);
  const lower = state.tokens[index]?.lower;
  if (!state.seen && lower !== 'them' && indefiniteSubject(state.tokens, index)) return afterCognition(state, index);
  if (insideRelative(state, index) && lower !== 'they') return false;
  if (lower === 'they')
    return !state.otherPlural || (state.seen && !secondHand(state, index)) || afterCognition(state, index);
  if (lower === 'them') {
    const verb = verbBefore(state.tokens, index);
    const role = verb === -1 ? state.clause : directSubject(state, verb);
    if (role === 'other') return state.seen || !thingsBefore(state, index);
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

const indefiniteSubject = (tokens: readonly Token[], index: number): boolean =>
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
  if (/^(?:her|his)$/.test(state.tokens[index]?.lower ?? '')) return before.some((token) => token.lower === 'who');
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
        token.lower === 'who' && /^(?:people|those|ones|women|men|\p{L}+s)$/u.test(state.tokens[at - 1]?.lower ?? ''),
    );

/** "Everybody … their own": the pronoun goes back to nobody in particular. */
const INDEFINITE = new Set('everybody everyone somebody someone anybody anyone nobody each'.split(' '));

/** "Their clients leave because they …": the plural subject just named is who "they" are. */
const secondHand = (state: State, index: number): boolean =>
  state.clause === 'other' &&
  /^(?:because|when|and|but|so|until|if|as|since|while|unless)$/.test(state.tokens[index - 1]?.lower ?? '');

const afterCognition = (state: State, index: number): boolean =>
  COGNITION.has(state.tokens[index - 1]?.lemma ?? '') ||
  (state.tokens[index - 1]?.lower === 'that' && COGNITION.has(state.tokens[index - 2]?.lemma ?? ''));

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
function subjectRole(state: State, verb: number): Role {
  const { tokens, person } = state;
  let at = verb - 1;
  while (at >= 0 && /^(?:ADV|PART|AUX)$/.test(tokens[at]?.pos ?? '') && tokens[at]?.lower !== 'to') at -= 1;
  const before = tokens[at];
  if (!before) return person === 'I' ? 'other' : 'none';
  if (before.lower === NOMINATIVE[person])
    return state.out[at] === before.text && state.to === 'you' ? 'other' : 'audience';
  if (/^(?:who|that|which)$/.test(before.lower)) return 'other';
  if (before.pos === 'CCONJ' || /^(?:,|;|then|-|–)$/.test(before.lower)) return state.clause;
  if (hasGerundSubject(tokens, verb)) return 'other';
  if (/^(?:NOUN|PROPN|PRON|NUM|ADJ)$/.test(before.pos)) return nounIsObject(state, at) ? state.clause : 'other';
  return before.pos === 'VERB' ? state.clause : 'other';
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

function pronounFor(state: State, index: number, to: Target): string {
  const { tokens, person } = state;
  const { lower } = tokens[index] ?? { lower: '' };
  const you = to === 'you';
  if (lower === NOMINATIVE[person]) return you ? 'you' : 'I';
  if (/sel(?:f|ves)$/.test(lower)) return you ? 'yourself' : 'myself';
  if (lower === 'theirs' || lower === 'hers' || lower === 'mine') return you ? 'yours' : 'mine';
  if (lower === 'their' || lower === 'my') return you ? 'your' : 'my';
  if (lower === 'her' || lower === 'his') {
    const next = tokens[index + 1];
    const owns =
      next !== undefined &&
      (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.pos) ||
        next.lower === 'own' ||
        next.lower === 'ex' ||
        next.lower.endsWith('ing'));
    if (owns) return you ? 'your' : 'my';
    if (lower === 'his')
      return next && /^(?:VERB|X|SYM)$/.test(next.pos) ? (you ? 'your' : 'my') : you ? 'yours' : 'mine';
  }
  return you ? 'you' : 'me';
}

const YOU_FORMS: Readonly<Record<string, string>> = {
  is: 'are',
  am: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "'m": "'re",
};
const I_FORMS: Readonly<Record<string, string>> = {
  is: 'am',
  are: 'am',
  were: 'was',
  has: 'have',
  does: 'do',
  "'re": "'m",
};

function agree(state: State, index: number): string {
  const { tokens, person, to } = state;
  const token = tokens[index];
  if (!token) return '';
  const { lower } = token;
  if (lower === "'s") {
    const next = tokens.slice(index + 1).find((later) => later.pos !== 'ADV' && later.pos !== 'PART');
    const perfect =
      next !== undefined &&
      (next.lower === 'been' ||
        next.lower === 'got' ||
        (next.pos === 'VERB' && /(?:ed|en)$/.test(next.lower) && PERFECT.has(baseOf(next.lower))));
    return perfect ? "'ve" : to === 'you' ? "'re" : "'m";
  }
  const changed = (to === 'you' ? YOU_FORMS : I_FORMS)[lower];
  if (changed) return changed;
  const singular = person === 'she' || person === 'he';
  return singular && token.pos !== 'AUX' && /[^s]s$|sses$/.test(lower) && lower !== token.lemma
    ? baseOf(lower)
    : token.text;
}

const PERFECT = new Set(
  'try spend lose hire start stop read forget take give see buy do make pay hear work'.split(' '),
);

/** Said to one person, "their lives" is "your life" and "you are failures" is "you are a failure". */
function oneOfEach(state: State): void {
  const { tokens, out, to } = state;
  if (to !== 'you' && to !== 'I') return;
  for (const [index, token] of tokens.entries()) {
    const changed = (at: number): boolean => out[at] !== tokens[at]?.text;
    const ownerAt =
      tokens[index - 1]?.lower === 'their'
        ? index - 1
        : tokens[index - 2]?.lower === 'their' && tokens[index - 1]?.pos === 'ADJ'
          ? index - 2
          : -1;
    if (
      ownerAt >= 0 &&
      changed(ownerAt) &&
      ONE_EACH.has(token.lower) &&
      !isFiniteAt(tokens, index + 1) &&
      tokens[index + 1]?.lower !== 'and'
    )
      out[index] = singularOf(token.lower);
    if (HUMAN_COMPLEMENTS.has(token.lower) || (token.pos === 'NOUN' && /(?:ers|ors|ists)$/.test(token.lower))) {
      let start = index;
      while (
        /^(?:ADJ|ADV)$/.test(tokens[start - 1]?.pos ?? '') ||
        (start === index && tokens[start - 1]?.pos === 'NOUN')
      )
        start -= 1;
      const lead = tokens[start - 1]?.lower ?? '';
      if (/^(?:like|are|'re|as|become)$/.test(lead) && (lead === 'like' || lead === 'as' || changed(start - 2))) {
        out[index] = singularOf(token.lower);
        out[start] = `${/^[aeiou]/i.test(out[start] ?? '') ? 'an' : 'a'} ${out[start]}`;
      }
    }
  }
}

/** "Most coaches feel …" → the noun phrase and the rest, when the phrase means the audience; null otherwise. */
export function audienceSubject(
  text: string,
  audience: Audience,
): { phrase: string; verbAt: number; singular: boolean; generic: boolean } | null {
  const tokens = tokensOf(text);
  const verbAt = tokens.findIndex((_, index) => index > 0 && isFiniteAt(tokens, index));
  if (verbAt < 1 || verbAt > 7) return null;
  const phrase = tokens.slice(0, verbAt).filter((token) => !(token.pos === 'ADV' && token.lower !== 'most'));
  if (
    phrase.some(
      (token) =>
        /^(?:who|that|which|PUNCT)$/.test(token.lower) ||
        (token.pos === 'PRON' && !/^(?:my|our)$/.test(token.lower)) ||
        token.pos === 'PUNCT' ||
        token.pos === 'VERB',
    )
  )
    return null;
  const cut = phrase.findIndex((token, index) => index > 0 && token.pos === 'ADP');
  const head = (cut === -1 ? phrase : phrase.slice(0, cut)).at(-1);
  if (!head || !/^(?:NOUN|PROPN)$/.test(head.pos)) return null;
  const lemma = singularOf(head.lower);
  if (
    lemma === head.lower &&
    head.lower !== 'people' &&
    !/^(?:the|a|an|my|our|every|any)$/.test(phrase[0]?.lower ?? '')
  )
    return null;
  const generic = GENERIC_AUDIENCE.has(lemma) || GENERIC_AUDIENCE.has(head.lower);
  if (!generic && !audience.nouns.has(lemma)) return null;
  const adverbs = tokens.slice(0, verbAt).length - phrase.length;
  const singular = lemma === head.lower && head.lower !== 'people';
  return {
    phrase: phrase
      .map((token) => token.before + token.text)
      .join('')
      .trim(),
    verbAt: verbAt - adverbs,
    singular,
    generic: generic || /^(?:my|our)$/.test(phrase[0]?.lower ?? ''),
  };
}
