import type { FieldName } from '#framework/framework.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import type { Line } from '../writing.ts';

/** "You lose whole afternoons", "every month you put off", "your friends have started to": who listens is in its first words. */
const OF_YOU = /^(?:(?!\b(?:and|but|because)\b)[^.!?"“,]{0,40}\s)?(?:you|your|you're|you've|you'll|you'd)\b/i;
/** "Your owner says in front of the accountant": that others think so of you, only a lead says. */
const OF_YOU_ALREADY = new RegExp(`^(?!Your )(?:${OF_YOU.source.slice(1)})`, 'i');
const OF_ME = /^(?:[^.!?"“]{0,30}\s)?(?:I|I'm|I've|I'd)\b/;
const WANTS = /^You(?:'d| just| only| really| secretly)? (?:want|wish|long|dream|hope|crave|love to|like to)\b/;

const IN_NINETY = /^(?:in |after |by )?(?:another )?(?:ninety|90|three) (?:more )?(?:days|months)\b/i;

/** How an answer opens that says itself what it is about. */
const SAYS_ITSELF: Partial<Record<FieldName, RegExp>> = {
  audiencePain: OF_YOU,
  whatNotWorking: OF_YOU,
  timeCost: OF_YOU,
  moneyCost: OF_YOU,
  energyCost: OF_YOU,
  reputationCost: OF_YOU_ALREADY,
  whatTheyCrave: WANTS,
  whatTheyKeepTrying: OF_YOU,
  hookTimerCosts: /^(?:Every|Each) |^(?:It|That) costs you\b/,
  stupidThingTheyBelieve: /^You (?:\p{L}+ )?(?:believe|think|assume)\b/u,
  whatTheyBlame: /^You (?:\p{L}+ )?blame\b/u,
  audienceDeepestDesire: WANTS,
  emotionInAction: OF_ME,
  whatSnapped:
    /^(?:That (?:day|night|evening|morning)|I (?:decided|swore|understood|realised|realized|saw|knew|stopped))\b/,
  corePhilosophy: /^(?:I|We) (?:\p{L}+ )?(?:believe|think)\b/u,
  whoIsThisNotFor: /^This (?:is not|isn't) for\b/,
  ninetyDayMirror: IN_NINETY,
  oneCoreShiftRelief:
    /^You (?:can|may) (?:stop|let go|put down|forget|drop)\b|^You (?:don't|no longer) (?:have|need) to\b/,
  fitFilter: /^(?:This|It)(?:'s| is) for you\b/,
};
/** "You notice it on Friday", "It takes you the strength in the evening": what "it" is, only a lead says. */
const GOES_BACK =
  /^You(?:'ve| have| can| will| only| just| still)? \p{Ll}+ (?:it|this)(?= (?:on|in|at|by|from|the|every|most|when)\b|[.,])|^It (?:takes|wears|drains|eats|leaves|makes)\b/u;
/** In words; what is shorter than that wants somebody who leads to it. */
const shortest = 5;

/** The leads of a beat that its answer does without, because it says itself what it is about, behind another answer or a word on the costs. */
export function needlessLeads(lines: readonly Line[], before: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(({ role }) => role === 'answer');
  const { text = '', fields: [field] = [] } = lines[at] ?? {};
  const leads = lines.slice(0, Math.max(at, 0));
  return field &&
    (/Cost$/.test(field) || before.some(({ role }) => role === 'answer')) &&
    leads.every(({ role, fields }) => role === 'lead' && fields.length === 0) &&
    SAYS_ITSELF[field]?.test(text) &&
    !GOES_BACK.test(text) &&
    wordCount(text) >= shortest &&
    formOf(text) === 'clause'
    ? leads
    : [];
}
