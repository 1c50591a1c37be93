import { formOf } from '../grammar/forms.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { PARTICIPLES } from '../grammar/verbs.data.ts';
import { inLongRow, inRow } from './in-row.ts';
import { PERFECT } from './perfect.ts';
import { lowered } from './realise.ts';

export const STATIVE =
  /(?:^(?:not |already )?|, (?:already )?|,? (?:and|or) (?:already )?)(?:having|wanting|being|needing|knowing|owning|believing|loving|liking|hating|caring|preferring)\b/i;

/** "Having a bike, being over 40, fine with rain": each said of the listener. */
export function traitsOf(x: string): string | null {
  const items = x.split(/, (?:and )?/);
  const forms = items.map((item) => formOf(item));
  if (
    items.length < 2 ||
    !(forms.includes('adjective') || STATIVE.test(x)) ||
    forms.some((form) => form !== 'gerund' && form !== 'adjective')
  )
    return null;
  const said = items.map((item, at) =>
    forms[at] === 'gerund' ? plainVerbs(lowered(item)).replace(/^not (?=\p{L})/u, "don't ") : `are ${lowered(item)}`,
  );
  if (/ and (?:not )?\p{L}+ing\b/u.test(items.at(-1) ?? '')) return said.join(', ');
  // "Having a dog who pulls, and wanting to walk it alone": behind the comma it is "you" again, and not the dog.
  const last = said.at(-1) ?? '';
  if (said.length === 2 && x.includes(', and ') && OF_WHOM.test(said[0] ?? ''))
    return `${said[0]}, and ${forms[1] === 'gerund' ? 'you ' : "you're "}${last.replace(/^are /, '')}`;
  // "Owning a spanner or not minding buying one, and having nodded": the comma keeps them apart.
  return / or (?:not )?\p{L}+ing\b/u.test(x) ? inLongRow(said) : inRow(said);
}

/** Whoever or whatever one has, of which more is told. */
const OF_WHOM = /(?<!\b(?:the one|somebody|someone)) (?:who|that|which|whose)\b/;

/** "Turning down something in the past month" → "turned down something in the past month": in a time that goes on till now. */
export function doneLately(x: string): string | null {
  if (!IN_THIS_TIME.test(x)) return null;
  const past = pastVerbs(x);
  const [verb = ''] = past.split(' ');
  const done = (PARTICIPLES[verb] ?? verb) + past.slice(verb.length);
  return PARTICIPLES[verb] || PERFECT.test(`having ${done}`) ? done : null;
}

const IN_THIS_TIME =
  /^(?!(?:be|hav|want|need|know|own|still|lik|lov|hat)ing\b)\p{L}+ing\b(?!.*(?:, | and | or )\p{L}+ing\b).*\b(?:in|over|within) the (?:past|last) (?:\S+ )?(?:weeks?|months?|years?|seasons?|winters?|summers?|fortnight)\b/iu;
