import { pastVerbs } from '../grammar/plain-verbs.ts';
import { capitalised } from './realise.ts';

/** A wish that was noted down or told of others, as the listener's own; null where it stands as it was written. */
export function wishMeant(given: string): string | null {
  // "To belong in the room. Not be the best, nobody wants that": what is not wished for, and no wish not to be it.
  const answer = given.replace(/(?<=^to [^.!?]*[.!?]\s+)not (?=(?:be|have|become|get|make|win) )/i, 'Not to ');
  if (!/\b(?:they|them|their|you)\b/i.test(answer) && /\btheirs\b/i.test(answer))
    return answer.replace(/(?<!\p{L})theirs(?!\p{L})/giu, 'yours');
  const noted = /\b(?:I|I'\p{L}+)\b/u.test(answer) ? answer : answer.replace(ME_AT, '$1You$2');
  if (noted !== answer) return noted;
  const instead = answer.replace(NOT_EVEN, "You don't even want to $1, you just want to ");
  if (instead !== answer) return instead;
  if (WORK_AS_THING.test(answer)) return answer.replace(/^work/i, 'Some work');
  const isOneAndTheSame = /\byou\b/i.test(answer) && !/\b(?:them|their)\b|\bthey\b.*\bthey\b/i.test(answer);
  if (THEY_WANT.test(answer) && isOneAndTheSame) return answer.replace(/^they/i, 'You');
  return answer === given ? null : answer;
}

/** "Me at home for once during the playoffs": noted down in the listener's own words. */
const ME_AT = /(^|[.!?] |\n)Me( (?:at|in|on|out|back|with|home|asleep|not)\b)/g;

/** "Not even go viral or anything just demould a full set" */
const NOT_EVEN = /(?<=^|[.!?]\s+|\n)not even (?!to\b)(\p{Ll}[^.!?,]*?),? (?:just|only) (?=\p{Ll}{3,} )/giu;

/** "Work with a name on it. A company for the daughter": a thing among things. */
const WORK_AS_THING = /^work (?=with (?:an?|my|your|their) (?:\p{L}+ )?(?:name|signature|stamp) on it\b)/iu;

/** "They want to be the spray guy. Like when the farmer just texts you" */
const THEY_WANT = /^they (?:just |really |all )?want\b/i;

/** Further wishes of the one whose first was told: they are still the listener's. */
export function alsoWished(typed: string): string {
  const said = typed.replace(SAID_IF_ASKED, '');
  const answer = said === typed ? typed : capitalised(said);
  const wished = OPENS_WITH_THEY.test(answer)
    ? answer.replace(THEIR_IN_ANOTHER, 'your')
    : DOING_WITH_THEIRS.test(answer)
      ? answer.replace(DOING_WITH_THEIRS, '$1 your ').replace(THEY_NEVER_SAY, 'You ')
      : answer;
  return WITH_YOU.test(wished) ? wished.replace(THEY_ALSO_WANT, (_, also = '') => `You ${also}want`) : wished;
}

/** "If you get a drink in them they'd tell you they want to see the name on it": whoever is told so wishes it all the same. */
const SAID_IF_ASKED =
  /^(?:(?:well|oh|so|and|I (?:think|guess|suppose|reckon|bet)(?: that)?)[, ]+)*(?:if|when|once) (?:you|I|someone|somebody|anyone) [^.!?"]*?\b(?:them|him|her)\b[^.!?"]{0,30}?,? (?:they|he|she)(?:'d| would|'ll| will) (?:(?:probably|all|just|only) )*(?:tell|say|admit|answer)(?: to)?(?: you| me| us)? (?:that )?(?=(?:they|he|she)(?:'d)? (?:(?:just|really|only|all|secretly) )*(?:wants?|wish|wishes|love|like)\b)/i;

/** "They just want to hear it chirping. And to say yes without crossing their fingers" */
const OPENS_WITH_THEY = /^(?:\p{L}+, )?they\b/iu;
const THEIR_IN_ANOTHER = /(?<=[.!?] (?:and?|or) to \p{Ll}[^.!?]*)\btheir\b/giu;

/** "Handing their notice in. They won't say it": whoever wishes for it has it. */
const DOING_WITH_THEIRS =
  /^((?!(?:see|watch|hear|look|mak|lett|help|teach|hav|gett)ing\b)\p{L}{2,}ing) (?:their|there) (?=(?:own )?\p{L}[^.!?]*[.!?] they\b)/iu;

const THEY_NEVER_SAY =
  /(?<=[.!?] )they (?=(?:won'?t|don'?t|wouldn'?t|would never|never|'d never) (?:say|admit|tell)\b)/gi;

/** "You want the red dot. I think they also want to programme the colours", "You have to ring your sister. They want to be short of hands." */
const WITH_YOU = /^you want\b|\byou (?:have|can|get|want|do|see)\b.*[.!?] They want\b/is;
const THEY_ALSO_WANT = /(?<=[.!?]\s+)(?:I think )?they (also )?want\b/gi;

/** "(Handing it on in better shape) than receiving it": how it was when one got it. */
export const thanYouGotIt = (answer: string): string =>
  answer.replace(THAN_GETTING, (_, doing: string, it: string) => ` than you ${pastVerbs(doing)} ${it}`);
const THAN_GETTING =
  /(?<=^[^,]*\b(?:better|worse|\p{L}{2,}er)\b[^.,]*) than ((?:receiv|find|gett|inherit)ing) (it|them)(?=[.!,\n]|$)/giu;
