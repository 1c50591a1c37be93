/** What no answer is ever taken from. */
const FURNITURE: readonly RegExp[] = [
  /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|welcome)\b.{0,45}$/i,
  /\bwelcome (?:back|everyone|everybody|to (?:the|this|my|our) (?:show|podcast|channel|webinar|episode|session))\b/i,
  /^\W*(?:best|kind|warm|with|yours|sincerely|cheers|thanks|thank you|regards|love|talk soon|all the best|take care|see you|bye|groetjes|mit)\b(?:[\s,]+[\p{L}.]+){0,4}\W*$/iu,
  /\b(?:sponsor(?:ed|s)?|brought to you by|promo code|use the code|discount code|affiliate|advertisement)\b/i,
  /\b(?:like and subscribe|hit subscribe|subscribe (?:to|below|now|here)|leave (?:us )?(?:a review|five stars|a comment)|five stars|follow (?:me|us) on|link in (?:the )?(?:bio|description))\b/i,
  /\b(?:cookies?|privacy policy|terms (?:of|and)|all rights reserved|copyright|unsubscribe|imprint|log ?in|sign ?in|skip to content|opening hours|gift vouchers?)\b/i,
  /©|\bhttps?:\/\/\S+\s*$|^\S+@\S+\.\w+$/i,
  /^\W*(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d+)?\W*$/,
  /^(?:\[[^\]]{1,40}\]|\([^)]{1,20}\))\W*$/,
  /^(?:p\.?\s?s\.?|sent from my|begin forwarded|on .{5,60} wrote:)/i,
  /\b(?:can (?:you|everyone|everybody) (?:all )?(?:hear|see) (?:me|my)|share my screen|in the chat where|questions in the chat|toilets? (?:are|is)? ?on the|mind the step|thanks? (?:so much |very much )?for (?:having|inviting|joining|coming|the invitation|your (?:time|attention)))\b/i,
  /^(?:menu|home|blog|shop|contact|about|search|read more|book now|share this page|back to top|next|previous|download|navigation|archive)$/i,
  /^\W*(?:absolutely|sure|pleasure|exactly|great|perfect|oh no|wow|yes|no|yeah|hm+|okay|ok|thank you|thanks)(?:[\s,]+[\p{L}']+){0,2}\W*$/iu,
];

export const isFurniture = (sentence: string): boolean =>
  sentence.length < 600 && FURNITURE.some((shape) => shape.test(sentence));

const MONEY =
  /[$£€¥]\s?\d|\d\s?(?:[$£€]|k\b)|\b(?:\d[\d.,]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand))\s?(?:-\s?)?(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|francs?|quid|bucks|grand|kronor|rupees|pence|cents?)\b/i;
const OTHER_PRICE =
  /\b(?:for comparison|elsewhere|others? charge|competitors?|normally (?:cost|charge)|instead of|used to (?:cost|charge|pay)|a year per head|licen[cs]e|they (?:spend|spent|pay|paid)|you(?:'ve| have|’ve)? (?:spend|spent|pay|paid|lose|lost|are (?:already )?paying)|already (?:pay|cost|spend)|(?:cost|costs|costing) (?:you|them|us|her|him|me)|wast|losing|lost)\b/i;

export const namesMoney = (sentence: string): boolean => MONEY.test(sentence);
/** A price that is not the seller's own: what the audience spends, what others charge. */
export const isOthersPrice = (sentence: string): boolean => OTHER_PRICE.test(sentence);

/** "They got back nine hours a week", "it saved her two days": what somebody won is no cost. */
const WON =
  /(?<!\b(?:never|not|nobody|\p{L}+n['’]t) )\b(?:gets?|got|gives?|gave|given|wins?|won) (?:[\p{L}\d'’-]+ ){0,3}back\b|\bsave[sd] (?:you|them|him|her|us|me|people)\b|\bfree[sd] up\b/iu;
export const namesGain = (sentence: string): boolean => WON.test(sentence);
