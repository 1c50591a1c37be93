import { piecesOf } from './clean.ts';
import { isFiniteAt } from './finite.ts';
import { formOf } from './forms.ts';
import { singularOf, type Token, tokensOf } from './language.ts';
import { GENERIC_AUDIENCE, SPEAKER_VERBS } from './person.data.ts';
import { type Person, SETS } from './pronouns.ts';

/** The pronoun the author uses for the audience, decided once for a project, and the nouns that mean the same people. */
export type Audience = {
  pronoun: 'they' | 'she' | 'he' | 'I' | 'you';
  nouns: ReadonlySet<string>;
  clear: boolean;
  /** They look after somebody, who is "she" or "he" in the answers. */
  cares?: boolean;
  /** They are always addressed, so "they" are others. */
  addressed?: boolean;
};
/** Counts who stands for the listener in the answers about the audience. Text in quotes does not count. */
export function audienceOf(answersAboutThem: readonly string[], targetAudience: string): Audience {
  const seen: Seen = { they: 0, she: 0, he: 0, I: 0, you: 0, singular: 0 };
  for (const answer of answersAboutThem) {
    for (const piece of piecesOf(answer)) count(seen, piece.text);
  }
  const cares = CARERS.test(targetAudience) && seen.they + seen.you >= 6;
  if (cares) {
    seen.she = 0;
    seen.he = 0;
  } else if (seen.she + seen.he > 0) seen[seen.she > seen.he ? 'she' : 'he'] += seen.singular;
  const order = ['you', 'they', 'she', 'he', 'I'] as const;
  const pronoun = order.reduce((best, one) => (seen[one] > seen[best] ? one : best), 'they' as (typeof order)[number]);
  return {
    pronoun,
    nouns: nounsOf(targetAudience),
    clear: seen[pronoun] >= 6,
    cares,
    addressed: pronoun === 'you' && seen.you >= 12 && seen.they * 6 < seen.you,
  };
}

const CARERS =
  /\b(?:parents?|grandparents?|mothers|fathers|mums|moms|dads|famil(?:y|ies)|carers?|caregivers?|(?:dog|cat|horse|pet|puppy) owners|owners of (?:\S+ )?(?:dogs|cats|horses|pets|puppies)|(?:sons|daughters|children|husbands|wives|partners) of)\b/i;

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
  const cut = tokens.findIndex(
    (token, index) =>
      (index > 0 &&
        (token.pos === 'ADP' ||
          (token.lower.endsWith('ing') && /[^s]s$|men$|people$/.test(tokens[index - 1]?.lower ?? '')))) ||
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

function unquoted(tokens: readonly Token[]): Token[] {
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
  if ((hasYou || (audience.addressed && has('they'))) && audience.pronoun === 'you') return null;
  const avatar = audience.pronoun === 'she' || audience.pronoun === 'he' ? audience.pronoun : null;
  if (avatar) return has(avatar) && !hasYou && !namedWoman(tokens) ? avatar : null;
  if (audience.pronoun === 'I' && audience.clear && has('they')) return has('I') ? 'I' : null;
  if (has('they') && (!hasYou || SETS.they.has(firstPronoun(tokens)))) return 'they';
  if (hasYou || (has('I') && namedWoman(tokens))) return null;
  if (tokens.some((token, index) => token.lower === 'i' && isPastAt(tokens, index + 1)) && audience.pronoun !== 'I')
    return null;
  if (tokens.some((token) => /^(?:she|he|her|his|him)$/.test(token.lower)) && isAboutOthers(tokens, audience))
    return null;
  if ((has('she') || has('he')) && !audience.cares) {
    if (audience.clear && !SETS.she.has(tokens[0]?.lower ?? '') && !SETS.he.has(tokens[0]?.lower ?? '')) return null;
    if (has('she') && !has('he')) return namedWoman(tokens) ? null : 'she';
    if (has('he') && !has('she')) return namedWoman(tokens) ? null : 'he';
    return SETS.she.has(firstPronoun(tokens)) ? 'she' : 'he';
  }
  if (audience.clear && audience.pronoun !== 'I' && !SETS.I.has(tokens[0]?.lower ?? '')) return null;
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
  if (/^(?:more|fewer|less|better|new)$/.test(phrase[0]?.lower ?? '')) return null;
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
