import { pastVerbs } from '../grammar/plain-verbs.ts';
import { PARTICIPLES } from '../grammar/verbs.data.ts';

/** "Going up there every week for six years and never once looking it in the face": what has gone on till now; null elsewhere. */
export function forYears(x: string): string | null {
  if (FOR_YEARS.test(x)) return `You've been ${x}`;
  const [, doing, joint = '', never = '', rest = ''] = AND_NEVER.exec(x) ?? [];
  if (!doing) return null;
  const past = pastVerbs(rest);
  const [verb = ''] = past.split(' ');
  return `You've been ${doing}${joint}${never}${PARTICIPLES[verb] ?? verb}${past.slice(verb.length)}`;
}

const SO_LONG = String.raw`(?!(?:be|hav|know|want|need|lik|lov|hat)ing\b)\p{L}+ing\b[^,]*? for (?:\p{L}+ )?\S+ (?:years|months|seasons|winters|summers|weeks|days)`;

/** What goes on for so long. */
const FOR_YEARS = new RegExp(String.raw`^${SO_LONG}(?:$| without\b| because\b)`, 'iu');
const AND_NEVER = new RegExp(
  String.raw`^(${SO_LONG})(,? and )((?:never|not) (?:(?:once|even|really) )*)(\p{L}{2,}ing\b[^,]*)$`,
  'iu',
);
