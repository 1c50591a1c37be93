import { isFiniteAt } from '../grammar/finite.ts';
import { baseOf, singularOf, type Token, thirdPersonOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from './audience.ts';
import { speakingAs } from './habits.ts';
import { HUMAN_COMPLEMENTS, ONE_EACH } from './person.data.ts';
import { owns } from './possessives.ts';
import { NOMINATIVE, type Person, SETS } from './pronouns.ts';
import { type Reading, readPiece } from './referents.ts';
import { withStandIns } from './stand-ins.ts';
import { NO_PAST, type Past } from './subjects.ts';

type Target = 'you' | 'I';

/** What is said of the listener, in whichever pronoun, said to them ("you") or by themselves ("I"). Who else is meant stays. */
export function turned(text: string, audience: Audience, past: Past, to: Target = 'you'): string {
  if (SET_APART.test(text)) return text;
  const { tokens, places } = withStandIns(tokensOf(text), audience);
  return rewritten(tokens, readPiece(tokens, audience, past, places), to);
}

/** "Their clock, your clock": one and the other. */
const SET_APART =
  /\b(?:child|kid|boy|girl|person|man|woman|everybody|everyone) with an? \p{L}+ of (?:their|his|her) own\b|\bother (?:\p{L}+ )?\p{L}+s (?:send|bring|take|give|leave|buy|show|trust|keep) (?:you )?theirs\b|\btheir (\p{L}+), (?:and |not )?your \1\b|\byour (\p{L}+), (?:and |not )?their \2\b/iu;

/** The same where it is known as whom the author speaks of the listener; `named` where that was said before this piece. */
export function convert(text: string, person: Person, to: Target, audience: Audience, named = false): string {
  const tokens = tokensOf(text);
  if (person === 'I') return rewritten(tokens, readSpeaker(tokens), to);
  const past: Past = named
    ? { ...NO_PAST, named, gender: person === 'they' ? null : person, last: { [person]: 'listener' }, implied: true }
    : NO_PAST;
  const ofThem = { ...audience, habits: speakingAs(audience.habits, person) };
  return rewritten(tokens, readPiece(tokens, ofThem, past, FIRST), to);
}

const FIRST: ReadonlySet<number> = new Set([0]);

/** The author speaks as the listener: each "I" outside quotes. */
function readSpeaker(tokens: readonly Token[]): Reading {
  const listeners = new Set<number>();
  const verbs = new Map<number, Person>();
  let inside = false;
  for (const [index, { lower, text }] of tokens.entries()) {
    if (text.includes('"')) inside = !inside;
    if (inside) continue;
    if (SETS.I.has(lower)) listeners.add(index);
    let subject = index - 1;
    while (/^(?:ADV|PART|AUX)$/.test(tokens[subject]?.pos ?? '')) subject -= 1;
    if (tokens[subject]?.lower === 'i' || (lower === 'am' && tokens[index + 1]?.lower === 'i')) verbs.set(index, 'I');
  }
  return { listeners, verbs, past: NO_PAST };
}

function rewritten(tokens: readonly Token[], { listeners, verbs }: Reading, to: Target): string {
  if (listeners.size === 0)
    return tokens
      .map((token) => token.before + token.text)
      .join('')
      .trim();
  const out = tokens.map((token, index) =>
    listeners.has(index)
      ? pronounFor(tokens, index, to) + between(tokens, listeners, index)
      : verbs.has(index)
        ? agree(tokens, index, to, verbs.get(index))
        : token.text,
  );
  if (!tokens.some(({ lower }, index) => listeners.has(index) && SETS.I.has(lower))) oneOfEach(tokens, out, listeners);
  return tokens
    .map((token, index) => token.before + (out[index] ?? ''))
    .join('')
    .trim()
    .replace(QUOTED_VERB, (_, verb: string) => baseOf(verb));
}

/** 'You "works on it"': in quotes the verb is still the listener's. */
const QUOTED_VERB = /(?<=\byou ")(\p{Ll}+[^su]s)(?= (?:in|at|on|for|with|up|out|from)\b)/gu;

/** "when he looks at them they pay him", "tells him he forgot": what parts two words that become the same. */
function between(tokens: readonly Token[], listeners: ReadonlySet<number>, index: number): string {
  const doubled =
    /^(?:them|her|him)$/.test(tokens[index]?.lower ?? '') &&
    listeners.has(index + 1) &&
    /^(?:they|she|he)$/.test(tokens[index + 1]?.lower ?? '');
  if (!doubled) return '';
  return TELLING.test(tokens[index - 1]?.lower ?? '') ? ' that' : ',';
}

const TELLING = /^(?:tell|told|promis|show|remind|teach|convinc|warn|assur|say)/;

const personOf = (lower: string): Person =>
  SETS.they.has(lower) ? 'they' : SETS.she.has(lower) ? 'she' : SETS.he.has(lower) ? 'he' : 'I';

/** "Calling themselves city people" */
const isOfSeveral = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === 'themselves' &&
  /^(?:call|name|make|declare)/.test(tokens[index - 1]?.lower ?? '') &&
  tokens.slice(index + 1, index + 4).some(({ lower, pos }) => pos === 'NOUN' && singularOf(lower) !== lower);

function pronounFor(tokens: readonly Token[], index: number, to: Target): string {
  const { lower } = tokens[index] ?? { lower: '' };
  const you = to === 'you';
  if (lower === NOMINATIVE[personOf(lower)]) return you ? 'you' : 'I';
  if (/sel(?:f|ves)$/.test(lower)) return !you ? 'myself' : isOfSeveral(tokens, index) ? 'yourselves' : 'yourself';
  if (lower === 'theirs' || lower === 'hers' || lower === 'mine') return you ? 'yours' : 'mine';
  if (lower === 'their' || lower === 'my' || owns(tokens, index)) return you ? 'your' : 'my';
  if (lower === 'his') return you ? 'yours' : 'mine';
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

function agree(tokens: readonly Token[], index: number, to: Target, person: Person | undefined): string {
  const token = tokens[index];
  if (!token) return '';
  const { lower } = token;
  // "What's he to say?" is "What are you to say?"
  if (lower === "'s" && /^(?:she|he)$/.test(tokens[index + 1]?.lower ?? '')) return to === 'you' ? ' are' : ' am';
  if (lower === "'s") {
    const next = tokens.slice(index + 1).find((later) => later.pos !== 'ADV' && later.pos !== 'PART');
    const perfect =
      next !== undefined &&
      next.lower !== 'allowed' &&
      (isPerfect(next, tokens[tokens.indexOf(next) + 1]) ||
        (/^(?:already|never|just|finally)$/.test(tokens[index + 1]?.lower ?? '') &&
          next.lower.endsWith('ed') &&
          /^(?:DET|NUM)$/.test(tokens[tokens.indexOf(next) + 1]?.pos ?? '')) ||
        (next.pos === 'VERB' && !next.lower.endsWith('ing') && tokens[index + 1]?.lower === 'ever') ||
        // "A can of ribbon he's pulled off"
        (next.lower.endsWith('ed') && tokens[index - 2]?.pos === 'NOUN') ||
        (next.lower.endsWith('ed') && /^(?:before|after|once|until)$/.test(tokens[index - 2]?.lower ?? '')));
    return perfect ? "'ve" : to === 'you' ? "'re" : "'m";
  }
  const changed = (to === 'you' ? YOU_FORMS : I_FORMS)[lower];
  if (changed) return changed;
  const singular =
    (person === 'she' || person === 'he') &&
    token.pos !== 'AUX' &&
    /[^su]s$|sses$/.test(lower) &&
    (lower !== token.lemma || isFiniteAt(tokens, index));
  return singular ? baseOf(lower) : token.text;
}

/** After 's, a participle means "has": "she's been", "he's never met"; but "she's lost" only before what was lost. */
function isPerfect(participle: Token, next: Token | undefined): boolean {
  const { lower, pos } = participle;
  if (
    /^(?:been|got|had|said|felt|thought|known|held|slept|grown|stopped|asked|begun|started|met|made|seen|spent|built|bought|told|kept|found|won|heard|paid|sold|sent|taught|become|forgotten|given|taken|written|earned|worked|missed|lived|listened|learnt|learned|saved|wasted|thrown|chosen)$/.test(
      lower,
    )
  )
    return true;
  if (/^(?:lost|done|gone|left|passed|finished|worn|read|put|quit|tried|run|led|set|cut|hit)$/.test(lower))
    return next !== undefined && /^(?:DET|PRON|NUM|SYM|ADV)$/.test(next.pos) && next.pos !== 'PUNCT';
  return pos === 'VERB' && lower.endsWith('ed') && (next?.lower === 'into' || PERFECT.has(baseOf(lower)));
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

/** What stands before a word in its clause. */
const before = (tokens: readonly Token[], index: number): string =>
  tokens
    .slice(tokens.findLastIndex(({ pos }, at) => at < index && pos === 'PUNCT') + 1, index)
    .map((token) => token.before + token.text)
    .join('')
    .replace(/\s*$/, ' ');

/** Said to one person, "their lives" is "your life" and "you are failures" is "you are a failure". */
function oneOfEach(tokens: readonly Token[], out: string[], listeners: ReadonlySet<number>): void {
  if (tokens.some((_, index) => isOtherComplement(tokens, index))) return;
  for (const [index, token] of tokens.entries()) {
    const changed = (at: number): boolean => listeners.has(at);
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
      !/^(?:of|both)$/.test(tokens[ownerAt - 1]?.lower ?? '') &&
      tokens[index + 1]?.lower !== 'and'
    ) {
      const verb = tokens[index + 1];
      if (!verb || !isFiniteAt(tokens, index + 1)) out[index] = singularOf(token.lower);
      else if (verb.lower === verb.lemma || /^(?:are|were)$/.test(verb.lower)) {
        out[index] = singularOf(token.lower);
        out[index + 1] = thirdPersonOf(verb.lower);
      }
    }
    const isToldMore =
      /^(?:who|that|which)$/.test(tokens[index + 1]?.lower ?? '') &&
      !/^(?:can?|could|will|wo|would|should|must|may|might|had|did)$/.test(tokens[index + 2]?.lower ?? '');
    const isHuman =
      HUMAN_COMPLEMENTS.has(token.lower) || (token.pos === 'NOUN' && /(?:ers|ors|ists|ians)$/.test(token.lower));
    if (isHuman && !isToldMore && !/\bwe(?:'re| are| were|'ve)? (?:\p{L}+ ){0,3}$/iu.test(before(tokens, index))) {
      let start = index;
      while (
        (/^(?:ADJ|ADV)$/.test(tokens[start - 1]?.pos ?? '') && !/^so$|ing$/.test(tokens[start - 1]?.lower ?? '')) ||
        (start === index && tokens[start - 1]?.pos === 'NOUN')
      )
        start -= 1;
      const denied = /^(?:not|n't)$/.test(tokens[start - 1]?.lower ?? '') ? 1 : 0;
      const lead = tokens[start - 1 - denied]?.lower ?? '';
      const ofOthers = lead === 'like' && tokens[start - 2]?.pos === 'NOUN' && tokens[start - 3]?.lower === 'their';
      const instead =
        /^(?:instead|rather)$/.test(tokens[start - 2]?.lower ?? '') &&
        tokens.slice(0, start).some(({ lower }) => lower === 'like');
      if (
        instead ||
        (/^(?:like|are|'re|as|become)$/.test(lead) &&
          !ofOthers &&
          (lead === 'like' || lead === 'as' || changed(start - 2 - denied)))
      ) {
        out[index] = singularOf(token.lower);
        out[start] = `${/^[aeiou]/i.test(out[start] ?? '') ? 'an' : 'a'} ${out[start]}`;
      }
    }
  }
}
