import type { FieldName } from '#framework/framework.ts';
import { withListener } from '../answers/elided.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { lowered } from '../answers/realise.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import type { Writing } from '../writing.ts';
import { asMine, mayMean, namesAnother, saysI } from './left-out.ts';
import { oneOf } from './of-whom.ts';

type Told = Pick<Writing, 'listener' | 'answers'>;

/**
 * "He comes back after the first storm", "in the ones he inspected": a seller who leaves out who does it and is "he" where nobody else was
 * named, beside a listener who is "she" or "they".
 */
export function asSellersPromise(sentences: readonly string[], field: FieldName, writing: Told): readonly string[] {
  const { audience } = writing.listener;
  if (!audience.unsaid || saysI(writing.answers)) return sentences;
  if (field === 'emotionInAction') return asSellersDeed(sentences, writing);
  if (!PROMISES.has(field))
    return sentences.map((text) =>
      text.replace(ADVISED, (aside, person: 'he' | 'she', at: number) =>
        isTheListeners(person, audience) || namesAnother(text.slice(0, at)) ? aside : presentAsMine(aside, person),
      ),
    );
  const told = sentences.join(' ');
  const [before = '', word = ''] = told.split(/(?<!\p{L})(he|his|him|she|her)(?!\p{L})/iu);
  const person = /^s?he$/i.test(word) ? word.toLowerCase() : word === '' ? '' : /^her$/i.test(word) ? 'she' : 'he';
  if ((person !== 'he' && person !== 'she') || isTheListeners(person, audience)) return sentences;
  return SPEAKS_OF_MORE.test(told) || namesAnother(before)
    ? sentences
    : sentences.map((text) => asMine(presentAsMine(text, person), person));
}
const PROMISES: ReadonlySet<FieldName> = new Set(['supportSafety', 'miniStoryOrStat']);
/** "Prays, which he recommends": whoever advises, and was not named, is the seller. */
const ADVISED = /, (?:which|as) (he|she) (?:recommends|advises|suggests)\b/gu;
const SPEAKS_OF_MORE = /(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})|"|\b(?:s?he)'s\b/iu;

const isTheListeners = (person: 'he' | 'she', audience: Audience): boolean =>
  audience.pronoun === person || oneOf(audience) === person;

/** "He comes back", "he still answers by supper" */
const presentAsMine = (text: string, person: 'he' | 'she'): string =>
  text
    .replace(
      new RegExp(
        `(?<!\\p{L})${person} ((?:(?:always|still|never|also|then|only|\\p{L}+ly) )*)(\\p{L}+[^s\\P{L}]s|\\p{L}+ses)(?!\\p{L})`,
        'giu',
      ),
      (_, how: string, does: string) => `I ${how}${/^was$/i.test(does) ? does : baseOf(does.toLowerCase())}`,
    )
    .replace(
      new RegExp(
        `(?<!\\p{L})${person}(?= (?:\\p{L}+ed|will|would|can|could|had|was|did|saw|found|took|built|made)\\b)`,
        'giu',
      ),
      'I',
    )
    .replace(
      /(?<!\p{L})I (has|does|is)(?!\p{L})/gu,
      (_, does: string) => `I ${{ has: 'have', does: 'do', is: 'am' }[does]}`,
    );

/** "Put the rafter end in his bag. Still has it in the van.": what the seller did with it, whose "his" is that of the story before. */
function asSellersDeed(sentences: readonly string[], { answers, listener: { audience } }: Told): readonly string[] {
  const told = sentences.join(' ');
  const [before = '', person = ''] = told.split(/(?<!\p{L})(he|his|him|she|her)(?!\p{L})/u);
  const sex = /^(?:she|her)$/.test(person) ? 'she' : 'he';
  const scene = answers.breakingPointScene ?? '';
  const isMine =
    person !== '' &&
    !SPEAKS_OF_MORE.test(told) &&
    !namesAnother(before) &&
    !/^(?:him|her)(?= (?!own\b)|[.,]|$)/u.test(DONE_WITH.exec(told)?.[1] ?? '') &&
    mayMean(scene, sex);
  if (!isMine) return sentences;
  return sentences.map((text) => {
    const mine = asMine(text, sex);
    const has = /^(?:still |always )?\p{L}+s\b/iu.test(mine) && opensWithVerb(mine) && formOf(mine) !== 'past';
    const now = has ? withListener(lowered(mine, true), 'she', audience) : null;
    return now ? `I ${now}` : SAME_IN_PAST.test(mine) ? `I ${lowered(mine, true)}` : mine;
  });
}
/** "Put … and carried it home": past in spite of its form. */
const SAME_IN_PAST = /^(?:put|set|cut|let|hit|shut|read|quit) (?=.* and \p{L}+ed\b)/iu;
const DONE_WITH = /^\p{L}+ (him|her) /u;

/** "Gets up into the ceiling with her": with whom it is done is the listener, and who does it the seller. */
export function asSellersPart(detail: string, { listener: { audience } }: Pick<Writing, 'listener'>): string {
  if (!audience.unsaid) return detail;
  const [before, person = ''] = detail.split(/ (?:with|beside) (her|him)(?=[,.;]|$)/u);
  const sex = person === 'her' ? 'she' : 'he';
  if (person === '' || (audience.pronoun !== sex && oneOf(audience) !== sex) || namesAnother(before ?? ''))
    return detail;
  if (!/^\p{L}+s\b/iu.test(detail) || !opensWithVerb(detail) || saysOneself.test(detail)) return detail;
  const deed = withListener(lowered(detail, true), sex, audience);
  return deed ? `I ${deed}` : detail;
}
const saysOneself = /(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})/u;
