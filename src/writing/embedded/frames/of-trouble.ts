/**
 * Whether a picture is plainly one of the trouble ("baking with the oven light broken"): something in its own first clause is missing, broken
 * or in vain. What it denies further on ("You don't shear each sheep a new way", "nobody waits for the knock") is as often what the cure
 * spares, so that such a picture, and any of which it cannot be told, is one of the cure.
 */
export const isOfTrouble = (picture: string): boolean =>
  AMISS.test(opening(picture)) && !MENDED.test(picture) && !HELPS.test(opening(picture));

/** "A marriage is like a piano: it goes out of tune" */
const opening = (picture: string): string => picture.split(/[.;,?!]|: (?!(?:it|they)(?:'s|'re)? )/i)[0] ?? '';

const AMISS =
  /\b(?:empty|broken|cracked|crooked|bent|blunt|bad|flat (?:tyre|tire|battery|ball)s?|dead|lost|los(?:e|es|ing)|missing|locked|stuck|wrong|hungry|thirsty|blind\w*|(?:in|into) the (?:dark|fog)|leak\w*|(?:a|the|full of) holes?|drown\w*|sinking|rust\w*|rott\w*|mess|bleeding|falling|crash\w*|shouting|chasing|guessing|hoping|kicking|from the roof|out of tune|over and over|again and again|tired|(?:brake|handbrake) (?:still )?on|with (?:the|an?|your|no) (?:\w+ )?(?:still|plug out)|(?:who|that|which) (?:has |have )?(?:never|cannot|\w+n't))\b/i;

/** What is done, against what is not; what comes first; what holds in the end. */
const MENDED =
  /\b(?:(?:don't|dont|won't|wouldn't) need|no need|nobody can (?:blame|say|complain)|(?:nobody|nothing|never) (?:falls|breaks|moves|spills|leaks|slips|rattles|gets lost|goes wrong)|(?:you|I)(?:'ve)? never (?:see|saw|seen|hear|heard|meet|met)\b|instead of|rather than|before|first(?=[,.;]|$| then)|holds(?! it)|only looks|less .* more|more .* less)\b|, (?:not|and not|no) (?:an?|the|\d)|\bnot an? [^,.]+, (?:but )?an?\b|(?:n't|\b(?:dont|never|not|nobody))\b[^.!?]*, (?:they|she|he|you|u|we|but) |, or (?:you|u|we) (?:can|could)\b|\bonce (?:they|it|you|she|he)\b|\b(?:you|I|she|he|they|we) can (?:\w+ ){1,3}because\b/i;

/** "A torch in the dark", "mending a leaking roof" */
const HELPS =
  /\b(?:torch|lamp|lantern|lighthouse|headlights?|handrail|compass|map|rope|umbrella|(?:fix|mend|repair|patch|clear|clean|sharpen|tun|replac|straighten|untangl|unlock|chang|find)ing)\b/i;
