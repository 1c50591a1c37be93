import { formOf } from '../grammar/forms.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import type { Context } from './context.ts';

/** The sentence for what is told in -ing, where its own words ask for another than its siblings get. */
export function gerundTemplate(x: string, { kind, field, about, answer, named }: Context): string | null {
  if (
    about === 'audience' &&
    /^\w+ing (?:\S+ ){0,3}since (?:\d|(?:the|last|january|february|march|april|may|june|july|august|september|october|november|december|school|lockdown|covid)\b)/i.test(
      x,
    )
  )
    return "You've been {x}.";
  if (kind === 'fit' && STATIVE.test(x)) return 'This is for you if you {base}.';
  if (kind === 'cause' && field === 'realRootCause' && !LONG_AGO.test(x)) return 'You {base}.';
  if (field === 'planPartDetails')
    return named || isBySeller(answer) || /, then \w+ing\b/.test(x) ? '{X}.' : 'You {base}.';
  if (kind === 'offer') return offered(x);
  if (kind === 'credential' && AT_WORK.test(x)) return 'I {base}.';
  if (kind === 'entry' && /^(?:start|begin)ning\b|^starting\b/i.test(x)) return 'You {base}.';
  if (
    field === 'moneyCost' &&
    !/\b(?:every|each)\b/.test(x) &&
    /\b(?:didn't|wasn't|weren't|never (?:came|worked|went|used)|last (?:year|month|spring|summer|autumn|winter))\b/.test(
      x,
    )
  )
    return `You ${pastVerbs(x)}.`;
  if (kind === 'notFit' && STATIVE.test(x)) return "This isn't for you if you {base}.";
  if (field === 'oneCoreShiftRelief' && !/^being allowed\b/i.test(x))
    return GAINED.test(x) ? null : 'You can stop {x}.';
  if (kind === 'shift' && /^being allowed\b/i.test(x)) return 'You {base}.';
  if (kind === 'belief' && /^having to\b/i.test(x)) return 'You believe you {base}.';
  if (kind === 'belief' && BELIEVED.test(x)) return 'You {base}.';
  if (field === 'corePhilosophy' && /^(?:believ|think|trust|know)ing\b/i.test(x)) return 'I {base}.';
  if (kind === 'blame' && ACCUSING.test(x)) return 'You {base}.';
  if (field === 'whatNotWorking' && /^being\b/i.test(x)) return "You've tried {x}.";
  if ((kind === 'loop' || kind === 'tried') && /, (?:and )?then\b/i.test(x)) return 'You {base}.';
  if (
    (kind === 'loop' || kind === 'tried' || field === 'whatNotWorking') &&
    (goesOn(x) || /(?<!,) then \w+ing\b/.test(x))
  )
    return 'You {base}.';
  if (field === 'ninetyDayMirror' && /^seeing\b/i.test(x)) return 'You look in the mirror and {base}.';
  if (field === 'crashRealizationMoment' && /^(?:reali[sz]ing|seeing|understanding|noticing|knowing)\b/i.test(x))
    return 'You {base}.';
  return null;
}

/** "Emailing nine of them, two answer": a statement follows. */
const goesOn = (x: string): boolean =>
  x
    .split(/[,;] /)
    .slice(1)
    .some(
      (part) =>
        /^(?:\d+|two|three|four|five|both|none|one|each|nobody|nothing|they|he|she|it)\b/i.test(part) &&
        formOf(part) === 'clause',
    );

/** What somebody does to the listener, or what once befell them, is nothing they do. */
const LONG_AGO = /^(?:growing up|losing|missing|inheriting|starting out|being|having)\b/i;
const BY_THE_SELLER =
  /\b(?:my|me)\b|^\P{L}*\p{L}+ing (?:\S+ ){0,2}you\b|^(?!.*\b(?:someone|somebody|anyone|everyone|people|clients|customers|guests)\b)\P{L}*\p{L}+ing\b.*\b(?:they|them|their)\b|^\P{L}*(?:coach|teach|train|mentor|guid|support|help|show|review|check|giv|deliver|provid|send|offer|explain|correct|listen)\w*ing\b/imu;

/** What the seller does for a living, and still does. */
const AT_WORK =
  /^(?!.*\b(?:last|ago|before|once|until|(?:19|20)\d\d)\b)(?:teach|runn|work|coach|train|lead|manag|treat|own|edit|design|mak|sell|mentor|advis|supervis|inspect|lectur)ing\b/i;

/** Where one line of the plan is the seller's work, it is not certain whose the others are. */
export const isBySeller = (details: string): boolean => BY_THE_SELLER.test(details);

/** Who does what holds the listener: where "me" or "my" is met it is the listener, where "you" or a service is, the seller. */
function offered(x: string): string | null {
  if (/^(?:having|knowing|getting|being able)\b|^[^,]*\b(?:me|us|my)\b/i.test(x)) return 'You {base}.';
  return /^\w+ing (?:\S+ ){0,2}your?\b|^(?:com|check|answer|reply|repl|visit|call|ring|phon|stay|listen|review|read|correct|fix)\w*ing\b/i.test(
    x,
  )
    ? 'I {base}.'
    : null;
}

const STATIVE = /(?:^|,? (?:and|or) )(?:having|wanting|being|needing|knowing|owning|believing)\b/i;

/** Relief that is gained rather than something one may stop doing. */
export const GAINED =
  /^(?:be (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested)|being (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested|at (?:ease|home|peace)|in (?:control|charge))\b|having (?!to\b)|owning|stop|quit|finish|leav|switch|get(?:ting)? (?:home|paid|back)|say(?:ing)? no\b|go(?:ing)? (?:home|to bed|out)|eat|read|sleep|breath|feel|know|trust|enjoy|rest|relax|laugh|smil|walk|com|wak|see|look|understand|let|final|not\b|never\b)/i;
export const BELIEVED =
  /^(?:think|believ|assum|trust|hop|feel|expect|know|rely|count|see|treat|look|blam|reali[sz])\w*\b/i;

/** What already says that somebody blames. */
const ACCUSING =
  /^(?:(?:always|constantly|usually|just) )?(?:blam|point|say|tell|think|believ|assum|claim|curs|accus|complain|moan|argu|insist|convinc|look|pretend|rant|grumbl|whin|swear|shrugg)ing\b/i;
