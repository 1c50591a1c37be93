/**
 * Whether a picture is one of the trouble ("baking with the oven light broken") and not of the cure ("laying the table before the guests
 * arrive"), as two out of three are: something in it is missing, broken, in vain or too much.
 */
export const isOfTrouble = (picture: string): boolean => AMISS.test(picture) && !MENDED.test(picture);

const AMISS =
  /\b(?:no (?!stress|fuss|rush|hurry|matter)|nobody|nothing|none|never|without|only|too (?!\w+ to learn)|empty|broken|cracked|crooked|bent|flat|blunt|dead|lost|los[et]|missing|locked|stuck|wrong|hungry|thirsty|blind\w*|dark|fog|leak\w*|hole|drown\w*|sink\w*|rust\w*|rot\w*|dust|mess|bleed\w*|hurts?|fall(?:s|ing)?|crash\w*|shout\w*|chas\w+|guess\w*|hop(?:e|es|ing)|nearly|still|kick\w*|someone else'?s?|somebody else'?s?|from the roof|out of tune|over and over|again and again|every time|tired|sooner or later|(?:brake|handbrake) on)\b|n't\b|\b(?:dont|cant|wont|wouldnt|isnt|aint)\b|\bnot (?!an?\b|the\b|just\b|only\b|\d)/i;

/** What is done, against what is not; what comes first; what holds in the end. */
const MENDED =
  /\b(?:(?:don't|dont|won't|wouldn't) need|no need|nobody can (?:blame|say|complain)|(?:nobody|nothing|never) (?:falls|breaks|moves|spills|leaks|slips|rattles|gets lost|goes wrong)|(?:you|I)(?:'ve)? never (?:see|saw|seen|hear|heard|meet|met)\b|instead of|rather than|before|first(?=[,.;]|$| then)|holds(?! it)|less .* more|more .* less)\b|, (?:not|and not|no) (?:an?|the|\d)|\bnot an? [^,.]+, (?:but )?an?\b|(?:n't|\b(?:dont|never|not|nobody))\b[^.!?]*, (?:they|she|he|you|u|we|but) |\bonce (?:they|it|you|she|he)\b|\b(?:you|I|she|he|they|we) can (?:\w+ ){1,3}because\b/i;
