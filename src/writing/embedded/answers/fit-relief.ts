/** What one may stop, what one gains, and for what may be either words that hold for both. */
export function reliefTemplate(x: string): string | null {
  if (GIVEN_UP.test(x) && !STOPPED.test(x)) return null;
  // "Dropping the price, stop doing that": the author's own "stop" is said once.
  if (!GAINED.test(x)) return `You can stop ${x.replace(STOPPED, '')}.`;
  if (!EITHER_WAY.test(x) || BETTER.test(x)) return null;
  return WORSE.test(x) ? 'You can stop {x}.' : 'This is what changes: {x}.';
}

const STOPPED = /,? (?:and )?(?:just |simply |you can )?stop (?:doing )?(?:that|this|it|so)$/i;

/** "Giving up the pancakes", "handing back the packed lunches": what one gets to be rid of; but not what it cost one, or giving up itself. */
const GIVEN_UP =
  /^(?:giving up|dropping|letting go(?: of)?|hand(?:ing)? (?:over|back)|throwing (?:away|out)|putting down|quitting|ditching|leaving) (?=(?:the|that|those|all (?:the|that|those)|it|this|\p{L}+ing)\b)(?!.*\b(?:prices?|fees?|rates?|time|evenings?|nights?|weekends?|sundays?|saturdays?|holidays?|sleep|garden|dream|hope|chance|house|room|party|kids|children|in tears|in the middle|for (?:him|her|them|others|everyone|everybody)|when(?:ever)?|every time)\b)(?:(?<!leaving )|(?:it|that|them|the \p{L}+(?: \p{L}+)?) (?:in|on|at (?:home|work)|behind|alone|unanswered|where|for tomorrow|undone|as it is)\b)/iu;

/** Relief that is gained rather than something one may stop doing. */
export const GAINED =
  /^(?:be (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested)|being (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested|at (?:ease|home|peace)|in (?:control|charge))\b|being .*\b(?:and not|instead of|rather than|again)\b|having (?!to\b|all the answers)|owning|stop|quit|finish|leav|switch|get(?:ting)? (?:home|paid|back)|say(?:ing)? no\b|go(?:ing)? (?:home|to bed|out)|eat|read|sleep|breath|feel|know(?!ing (?:everything|it all|all|best)\b)|trust|enjoy|rest|relax|laugh|smil|walk|com(?:e|ing)\b|wak|see(?:ing)?\b|look|understand|let|final|not\b|never\b)/i;

/** What one may gain or be rid of, as it is done: "sleeping through the night", "sleeping with the phone under the pillow". */
const EITHER_WAY =
  /^(?:(?:finish|leav|switch|eat|read|sleep|walk|com|wak|see|look|feel|go|understand)ing|getting (?:home|back))\b \S/i;
const BETTER =
  /\b(?:again|through|without|properly|in peace|well|better|before|instead|rather than|finally|at last|whole|early|earlier|on time|proud|calm|calmly|safe|free|rested|forward)\b/i;
const WORSE =
  /\b(?:guilty|angry|ashamed|stupid|afraid|scared|worried|anxious|exhausted|tired|sick|bad|sorry|alone|late|later|last|useless|empty|broke|smelling|crying|like an? (?:fraud|failure|fool|idiot|fake)|at (?:[1-4]|one|two|three|four|midnight)\b|in the (?:van|car|dark|toilet))\b/i;
