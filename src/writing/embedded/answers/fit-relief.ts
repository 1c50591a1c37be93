/** Relief that is gained rather than something one may stop doing. */
export const GAINED =
  /^(?:be (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested)|being (?:able|free|calm|home|present|paid|seen|heard|proud|done|sure|allowed|with|there|rested|at (?:ease|home|peace)|in (?:control|charge))\b|being .*\b(?:and not|instead of|rather than|again)\b|having (?!to\b|all the answers)|owning|stop|quit|finish|end|leav|switch|get(?:ting)? (?:home|paid|back)|say(?:ing)? no\b|go(?:ing)? (?:home|to bed|out)|eat|read|sleep|breath|feel|know(?!ing (?:everything|it all|all|best)\b)|trust|enjoy|rest|relax|laugh|smil|walk|com(?:e|ing)\b|wak|see(?:ing)?\b|look|understand|let|final|not\b|never\b)/i;

/** What stops with it, as it was asked for: "stopping the hoping for cloud", "the 4 am drive". */
export const whatStops = (answer: string): string =>
  withoutMore(stoppingAll(answer.replace(SAID_BEFORE, '').replace(THEY_CAN_STOP, 'You can stop'))).replace(
    /^(?:stopping|ending|quitting) (?:the|all) (?=\p{L}+ing\b(?! of\b))/iu,
    '',
  );

/** "The spellings! They can stop with the spellings.": named, and then said. */
const SAID_BEFORE =
  /^(?:the|those|all the) (\p{L}[\p{L}' ]*)[.!,]+ (?=(?:they|you|she|he) can stop (?:with )?(?:the|those|all the) \1\b)/iu;
const THEY_CAN_STOP = /^they can stop\b(?!.*\b(?:they|them|themselves|their)\b)/is;

/** "The quarter turns on the cutter. And the shouting in the shed": what there is now, and will be no more. */
const withoutMore = (answer: string): string =>
  answer.split(/[.!?\n]+\s*/).every((part) => part === '' || THE_BURDEN.test(part))
    ? answer.replace(/(?<=^|[.!?] |\n)(And )?the /giu, (_, and = '') => `${and}${and ? 'no' : 'No'} more `)
    : answer;
const THE_BURDEN =
  /^(?:and )?the (?!(?:calm|quiet|peace|freedom|silence|rest|sleep|end|start|beginning|return|pleasure|joy|pride|first|one|right|feeling|knowledge|time|room)\b)(?:[\p{L}\d'-]+ ){1,3}?[\p{L}\d'-]+(?<!\b(?:less|more|again|off|out|up|early|late|alone|still|quiet|silent))(?: (?:on|in|of|at|for|with|about|before|after|from|over) [\p{L}\d' -]+)?$|^(?:and )?the (?:fear|guilt|dread|shame|worry|shouting|guessing|waiting|checking) (?:of|about|at|in|on|over) [\p{L}\d' -]+$/iu;

/** "Stopping the baking powder. Stopping the night walks too.", "can stop guessing. And apologising": all of it stops. */
const stoppingAll = (answer: string): string =>
  (/^stopping\b.*[.!?]\s+stopping\b/is.test(answer)
    ? answer.replace(/(?<=^|[.!?]\s+)stopping (?=\p{Ll})/giu, 'You can stop ')
    : answer
  ).replace(/(?<=\bstop [^.!?]*[.!?] )And (?=\p{L}{3,}ing\b)/gu, 'And stop ');
