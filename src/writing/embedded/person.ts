import { meansAudience, type State, subjectRole } from './antecedents.ts';
import { isFiniteAt } from './finite.ts';
import { baseOf, singularOf, type Token, tokensOf } from './language.ts';
import { HUMAN_COMPLEMENTS, ONE_EACH } from './person.data.ts';
import { NOMINATIVE, type Person, SETS } from './pronouns.ts';

export type Converted = { text: string; sure: boolean; noun: string | null };
type Target = 'you' | 'I';

/** Rewrites what is said about the listener into what is said to them ("you"), or into what they say themselves ("I"). */
export function convert(text: string, person: Person, to: Target, previousOther = false): Converted {
  const tokens = tokensOf(text);
  const out = tokens.map((token) => token.text);
  const state: State = {
    tokens,
    out,
    person,
    to,
    clause: 'none',
    seen: false,
    otherPlural: previousOther,
    otherBefore: previousOther,
    sure: true,
  };
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
      if (
        role === 'other' &&
        isPluralSubject(
          tokens[tokens[index - 1]?.pos === 'ADV' && index > 1 ? index - 2 : index - 1],
          tokens[index - 1],
        )
      )
        state.otherPlural = true;
    }
    if (role === 'audience') out[index] = agree(state, index);
  }
}
/** "Lawyers always cost …", "Most have …": more than one, and not the listener. */
const isPluralSubject = (noun: Token | undefined, before: Token | undefined): boolean =>
  /^(?:most|many|some|few|others|all)$/.test(before?.lower ?? '') ||
  (noun?.pos === 'NOUN' && /s$|^people$/.test(noun.lower));

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
    const perfect = next !== undefined && isPerfect(next, tokens[tokens.indexOf(next) + 1]);
    return perfect ? "'ve" : to === 'you' ? "'re" : "'m";
  }
  if (person === 'they' && to === 'you') return token.text;
  const changed = (to === 'you' ? YOU_FORMS : I_FORMS)[lower];
  if (changed) return changed;
  const singular = person === 'she' || person === 'he';
  return singular && token.pos !== 'AUX' && /[^s]s$|sses$/.test(lower) && lower !== token.lemma
    ? baseOf(lower)
    : token.text;
}

/** After 's, a participle means "has": "she's been", "he's never met"; but "she's lost" only before what was lost. */
function isPerfect(participle: Token, next: Token | undefined): boolean {
  const { lower, pos } = participle;
  if (
    /^(?:been|got|had|said|felt|thought|known|held|slept|grown|stopped|asked|begun|started|met|made|seen|spent|built|bought|told|kept|found|won|heard|paid|sold|sent|taught|become|forgotten|given|taken|written)$/.test(
      lower,
    )
  )
    return true;
  if (/^(?:lost|done|gone|left|read|put|quit|tried)$/.test(lower))
    return next !== undefined && /^(?:DET|PRON|NUM|SYM|ADV)$/.test(next.pos) && next.pos !== 'PUNCT';
  return pos === 'VERB' && lower.endsWith('ed') && PERFECT.has(baseOf(lower));
}

const PERFECT = new Set('try hire start stop work ask spend learn read launch download miss promise'.split(' '));

/** "like chefs": where one of several is a word of which the singular is not certain, all stay as they are. */
const isOtherComplement = (tokens: readonly Token[], index: number): boolean =>
  /^(?:like|as)$/.test(tokens[index - 1]?.lower ?? '') &&
  tokens[index]?.pos === 'NOUN' &&
  /[^su]s$/.test(tokens[index]?.lower ?? '') &&
  !HUMAN_COMPLEMENTS.has(tokens[index]?.lower ?? '') &&
  !/(?:ers|ors|ists|ians)$/.test(tokens[index]?.lower ?? '') &&
  tokens.some((token, at) => at !== index && HUMAN_COMPLEMENTS.has(token.lower));

/** Said to one person, "their lives" is "your life" and "you are failures" is "you are a failure". */
function oneOfEach(state: State): void {
  const { tokens, out } = state;
  if (tokens.some((_, index) => isOtherComplement(tokens, index))) return;
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
    if (HUMAN_COMPLEMENTS.has(token.lower) || (token.pos === 'NOUN' && /(?:ers|ors|ists|ians)$/.test(token.lower))) {
      let start = index;
      while (
        /^(?:ADJ|ADV)$/.test(tokens[start - 1]?.pos ?? '') ||
        (start === index && tokens[start - 1]?.pos === 'NOUN')
      )
        start -= 1;
      const lead = tokens[start - 1]?.lower ?? '';
      const instead =
        /^(?:instead|rather)$/.test(tokens[start - 2]?.lower ?? '') &&
        tokens.slice(0, start).some(({ lower }) => lower === 'like');
      if (
        instead ||
        (/^(?:like|are|'re|as|become)$/.test(lead) && (lead === 'like' || lead === 'as' || changed(start - 2)))
      ) {
        out[index] = singularOf(token.lower);
        out[start] = `${/^[aeiou]/i.test(out[start] ?? '') ? 'an' : 'a'} ${out[start]}`;
      }
    }
  }
}
