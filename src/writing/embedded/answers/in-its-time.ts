import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { inLongRow } from './in-row.ts';
import { NEXT_DEED, PERFECT } from './perfect.ts';
import { lowered } from './realise.ts';

/** What the seller has done, each in its own time, where it is told in -ing; null for anything else. */
export function inItsTime(text: string): string | null {
  // "Subbing for 22 years at a newspaper, and since then rewriting labels": the first of it is over.
  const [, over, since] = SINCE_THEN.exec(text) ?? [];
  if (over && since) return `I ${pastVerbs(lowered(over, true))}, and since then I've been ${since}`;
  // "Delivering 340 cakes since then, and losing one"
  const [, many = '', lost = ''] = AND_LOST.exec(text) ?? [];
  const done = pastVerbs(lowered(many, true));
  if (lost && PERFECT.test(`having ${done}`)) return `I've ${done} and ${pastVerbs(lost)}`;
  // "Firing since 1999, teaching for 11 years, loading about 90 kilns a year"
  const deeds = text.split(NEXT_DEED);
  const last = deeds.at(-1) ?? '';
  const long = deeds.slice(0, -1);
  return long.length > 0 && long.every((deed) => FOR_LONG.test(deed)) && EVERY_YEAR.test(last)
    ? `I've been ${inLongRow(long.map((deed) => lowered(deed, true)))}, and I ${plainVerbs(last)}`
    : null;
}

const SINCE_THEN =
  /^((?!being\b|having\b|spending\b)\p{L}+ing\b[^.;:]* for (?:over |nearly |about )?\S+ (?:years|months|decades|seasons)\b[^.;:]*?),?(?: and)? since then ((?!being\b|having\b)\p{L}{2,}ing\b[^.;:]*)$/iu;
const AND_LOST =
  /^((?!being\b|having\b)\p{L}+ing (?:over |more than |about |nearly |some )?\d[\d,]* [^.;:]*\bsince\b[^.;:]*?,?) and ((?:los|miss|break|dropp|refund|return)ing (?:one|two|three|none|only|just|no)\b[^.;:,]*)$/iu;
const FOR_LONG =
  /^(?!being\b|having\b|spending\b)\p{L}{2,}ing\b.* ?(?:for (?:over |nearly |about )?\S+ (?:years|decades)|since (?:19|20)\d\d)$/iu;
const EVERY_YEAR = /^(?!being\b|having\b)\p{L}{2,}ing [^,]*\b(?:a|an|each|every|per) (?:year|month|week|season)$/iu;
