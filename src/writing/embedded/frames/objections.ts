export type ObjectionKind =
  | 'free'
  | 'partner'
  | 'before'
  | 'self'
  | 'time'
  | 'moment'
  | 'trust'
  | 'money'
  | 'instead'
  | 'swap'
  | 'payer'
  | 'harm'
  | 'asked'
  | 'other';

const SIGNS: readonly (readonly [ObjectionKind, RegExp])[] = [
  // "I ain't paying somebody to tell me to wait"
  ['money', /\bpay(?:ing)? (?:somebody|someone|anybody|a (?:man|guy|bloke|woman)|you|him|her) to\b/i],
  // "I'll have my sister-in-law figure it out"
  [
    'instead',
    /\b(?:I'll|we'll|I can|we can|I could) (?:just )?have (?:my|our) [\p{L}-]+ (?:figure|do|sort|look|handle|fix)\b/iu,
  ],
  // "900 bucks to tell me to start later?"
  [
    'money',
    /^(?!.*\b(?:free|youtube|pinterest|google)\b)["'“]?[$£€]?\d[\d,.]*k? ?(?:bucks|quid|euros?|dollars|pounds|kroner|crowns)? (?:just )?(?:to|for) \p{L}/iu,
  ],
  // "Pills are 60 kroner"
  ['instead', /^["'“]?(?:the |an? )?\p{L}+ (?:is|are|costs?) (?:only |just )?[$£€]?\d[^.?]*["'”.]*$/iu],
  // "I already do this trip for free, and now I have to pay for it?"
  ['money', /\balready (?:do|did|work|give|run)\b.*\b(?:free|nothing)\b.*\bpay\b/i],
  // "£150 = 5 cuts", "900 quid is 2 months flour"
  [
    'swap',
    /^["'“]?(?:but |well )?[$£€]?\d[\d,.]*k? ?(?:grand|bucks|quid|euros?|dollars|pounds|kroner)?,? (?:=|is|are|that's|buys) (?:a lot of |almost |nearly )?(?:\d|two|three|four|five|six|ten)\b/iu,
  ],
  [
    'instead',
    /\bget (?:an?|the|some) (?:man|guy|bloke|fella|lad|woman|lady|contractor) (?:in|round|out)\b|\bonly charged\b/i,
  ],
  // "We already have a maintenance company for that"
  [
    'instead',
    /^(?!.*\b(?:money|budget|cash|savings)\b).*(?:\b(?:have|has|got|use|there's)|'ve|'s got) (?:already )?(?!to\b|no\b|the money|enough)(?:\p{L}+ ){1,4}for (?:that|this|it)\b/iu,
  ],
  [
    'instead',
    /\b(?:can|could) \p{L}+ (?:them|'em|em|it) (?:out |off |in |back )?for (?:only |just |about )?[$£€]?\d/iu,
  ],
  [
    'money',
    /\b(?:no|without(?: a)?|not in (?:the|our|my)|isn't in (?:the|our|my)|outside (?:the|our|my)|out of|over) (?:\w+ )?(?:budgets?|money|funds?|funding|cash)\b(?! (?:back|worries))|\bbudget (?:line|is|has|was|for)\b|\b(?:budget|funding) (?:is|has been|got) (?:\w+ )?(?:spent|gone|cut|frozen|used)\b/i,
  ],
  [
    'harm',
    /\b(?:what if|afraid|scared|worried|fear)\b.{0,40}\b(?:electrocut\w*|electric shocks?|hurt (?:myself|somebody|someone|him|her|them|it|my)|injur\w*|burn (?:myself|the|down|my)|drown\w*|(?:fall|falls) (?:off|down|from)|kill (?:myself|somebody|someone|him|her)|(?:end|ends|ended) (?:up )?(?:back )?in (?:emerg|hospital|a&e|the er)|(?:i|somebody|someone|he|she) dies?|(?:i|he|she|they|somebody|someone|patients?|dogs?|cats?|horses?) bleeds?|bleed(?:ing)? (?:out|to)|poison\w*|(?:break|breaks|breaking) (?:my|a|his|her) (?:back|neck|leg|arm|hip|hand|wrist)|cut (?:my|a) \w+ off|faint|pass out|explode\w*|blow (?:up|myself))\b/i,
  ],
  ['self', /\bwasted on (?:me|us|him|her|them)\b/i],
  [
    'swap',
    /\b(?:for|with) (?:that|this|the same)(?: (?:kind of )?(?:money|price|sum|amount|much))?,? (?:(?:i|we|they|he|she|you|one|my|their|his|her|people|volunteers|\w+s) ){0,3}(?:(?:can|could|would|'d|all) )*(?:get|buy|have(?! to\b)|feed|go|put|take|hire|gets|buys|fly|pay(?! to\b))\b|\b(?:can|could|'d) (?:just |also |still )?(?:buy|get|have(?! to\b)|go on|feed)\b(?!.{0,12}(?:guy|bloke|man|woman|lad|someone|somebody)\b).{3,60}\b(?:for|with) (?:that|this|the same)\b|\bfor \d{3,}\b.{0,12}\bi (?:have|get)\b/i,
  ],
  [
    'payer',
    /(?<!\bwhy (?:I |we )?|\b(?:I|we) )\bshould (?:really |just )?(?:be (?:the one|the ones) (?:who|that) )?(?:pays?|cover)\b|(?<!\b(?:I|we|you) )\bshould (?:really |just )?(?:be (?:paying|covering|funding)\b|(?:be (?:doing|giving|providing|offering)|do|give|provide|offer) .*\b(?:for free|free|for nothing)\b)/i,
  ],
  [
    'before',
    /\b(?:tried|already did|last time|every time|another (?:course|program|programme|diet|coach)|nothing work\w*|(?:been|got|was) (?:burned|burnt)(?! out)|(?:have|has|'ve|already|i) wasted|already (?:spent|bought|paid)|did(?:n't| not) (?:help|work)|never (?:helped|worked)|(?:have|has|had|been|did|was|were|spent|paid|bought|done)\b.{0,40}\bbefore)\b/i,
  ],
  [
    'free',
    /youtube|google|chatgpt(?!.*(?:[$£€]|\d))|pinterest|tiktok|reddit|\b(?:online|internet|videos?|tutorials?|podcasts?|blogs?|library|advice|tips|recipes|information|info)\b.{0,40}\bfree\b|\bfree (?:videos?|tutorials?|podcasts?|blogs?|advice|tips|recipes|information|info|online|content|guides?|webinars?|courses?)\b/i,
  ],
  [
    'instead',
    /\bon my own\b|\b(?:can|could|did|do|does)\b.{0,40}\b(?:themselves|herself|himself|yourself)\b|\blook (?:\w+ ){0,4}up in\b|\bonly charges?\b|\bcharges? (?:only|just|less)\b|\bdown the road\b|\b(?:do|learn|handle|figure|sort|manage|fix|build|make|teach)\b.{0,30}\bmyself\b|\b(?:kids|son|daughter|brother|sister|cousin|friend|nephew|neighbou?r|mum|mom|dad)\b.{0,12}\b(?:can|could|will|would) (?:help|do)\b|\b(?:can|could|'d|'ll) (?:\w+ ){1,5}myself\b|\bourselves\b|\bin-house\b|\b(?:there's|there are|got|have|has|use|uses|download|get|with|is) (?:\w+ ){0,2}apps?\b|\bapps?\b.{0,12}\b(?:does|do|can|for)\b|\b(?:got|have|has|use|uses|using|buy|get|with|there's|other|another|our) (?:\w+ ){0,2}software\b(?! budget)|\bsoftware\b.{0,20}\b(?:does|can|could)\b|\b(?:could|can) (?:just |also |still )?(?:buy|get|hire|have|pay for|go on)\b.{3,40}\b(?:for|with) (?:that|this|the same)\b|\b(?:guy|bloke|friend|cousin|brother|neighbou?r|mate|nephew)\b.{0,30}\b(?:can|could|would|will|does|do)\b.{0,30}\b(?:for|cheaper|half)\b|\bcheaper\b|\b(?:got|gets?|had|bought|found|paid|does|did|charges?|offers?|quoted)\b.{0,30}\bfor (?:only |just )?(?:[$£€]? ?\d|half|less|a (?:third|quarter|fraction))|\bfree\b(?! time)|\b(?:my|our) \w+ (?:already |can |could |just )?(?:does|do|handles?|sorts?) (?:that|it|this|all that)\b|\bfor (?:half|less)\b/i,
  ],
  [
    'partner',
    /\b(?:husband|wife|partners?|spouse|boss|get (?:it|that|this) past|(?<!(?:job|notice|white|surf)[- ]?)board|(?:committee|governors?|director|management|manager|trustees|council|investors?)(?:'ll| will| would| won't| has to| have to| must| never)\b|sign (?:it|that|this) off|(?:ask|tell|with) (?:the|my) family|(?:the|my) family (?:will|would|won't|says?|thinks?|wants?|doesn't|is against))\b/i,
  ],
  [
    'time',
    /\b(?:no time|(?<!(?:every|this|next|first|last|long|full|part|same|any|one|some|all the|whole|that|by the|last)[- ])time|busy|(?:the|enough|extra|spare|more) hours|(?:full|packed|busy) (?:schedule|calendar|diary)|(?:schedule|calendar|diary) (?:is|won't)|overloaded)\b/i,
  ],
  [
    'moment',
    /\b(?:not ready|right moment|when (?:the next|things (?:are|get|calm|settle)|it's (?:quiet|calm|over)\w*|(?:i've|i have|we've|we have) (?:the|more|got|saved|finished|sorted))|later|next (?:month|year|week)(?!.*\banyway)|after the|someday|wait|right now isn't|think about it)\b/i,
  ],
  [
    'trust',
    /\b(?:scam|trust(?! (?:in )?my(?:self)?\b)|really work|does it work|proof|skeptical|sceptical|guarantee|worth it|sure it|what if (?:(?:it|this|that|you|the \w+) (?:still |just |really )?(?:(?:doesn't|does not|won't|will not|didn't|can't) (?:\w+ )?(?:work|help|last|suit|fit|change|do anything)|fails?|goes wrong|is (?:a (?:scam|con|waste)|nonsense|rubbish))|i (?:pay|spend|book|buy|sign|order)\b))\b/i,
  ],
  [
    'money',
    /[$£€]|\b(?:money|afford|expensive|price|cost|budget|cheap|too (?:dear|much)|pay(?:s|ing)?|invest|spend(?:ing)?|a ?lot for|cash|savings|costs?|costing|fortune|spend that|euros?|dollars|pounds|quid|bucks|grand|justify|(?:pay|spend|charge|ask|costs?|is) (?:that|this|so) much|for that|rich|salary|rate|fee|fees)\b/i,
  ],
  [
    'self',
    /\b(?:what if i|i'm not|i am not|i can't|can i|fail|not cut out|(?:not|isn't|aren't|n't) (?:\w+ )?good enough|i'll never|i will never|am i|not built|deserve|give up|i never (?:finish|manage|stick|keep|learn|succeed|get)\b|look (?:stupid|silly|foolish))\b/i,
  ],
];

/** Worries of which the words occur in other fears too: "Will Mum think they want her money?" is not about the price. */
const WORRIES: Partial<Readonly<Record<ObjectionKind, RegExp>>> = {
  money:
    /\b(?:afford|expensive|savings|debt|broke)\b|\b(?:los[et]|wast\w+|throw\w*|risk\w*|spend\w*|spent|pay\w*|put)\b.{0,25}\b(?:money|cash|much|all that|[$£€]?\d+)/i,
  partner:
    /\b(?:husband|wife|partner|spouse|boss|family)\b.{0,25}\b(?:say|says|thinks?\b(?! I\b)|agree|agrees|against|laugh|laughs|allow|want|wants|understand)|\b(?:ask|tell|convince|explain)\b.{0,20}\b(?:husband|wife|partner|spouse|boss|family)\b/i,
  before: /\b(?:before|already|everything|again|last time|every time)\b/i,
  // "What if I do all this and the kids just don't bother": about others.
  self: /^(?!.*\bwhat if i\b.*\band (?:the|they|my|he|she|people|nobody) )/is,
  instead: /\b(?:can|could)\b.{0,40}\b(?:myself|themselves|ourselves|alone|on my own)\b/i,
  swap: /^$/,
  payer: /^$/,
  free: /\bfree\b/i,
};

/** '"They should pay for it." And they should! I have a letter for that.': the speaker has said what there is to say. */
export const isAnswered = (objection: string): boolean =>
  REMARKED.test(objection) ||
  BRACKETED_REPLY.test(objection) ||
  /\b(?:never|not|isn't|hardly ever) (?:really |just |even )?about the (?:money|price)\b/i.test(objection) ||
  /\?["”]?\s+(?:None|Nobody|Not one|They|She|He|I)\b[^?]*\b(?:says?|said|asks?|asked|tells?|told|hears?|heard)\b[^?]*$/.test(
    objection,
  ) ||
  /\band (?:then )?I (?:always |usually |just )?(?:say|said|tell|told|ask|asked|answer)\b/i.test(objection) ||
  /[.!?] (?:And |But )?I(?:'ve)? (?:tell|told|say|said|had|knew|know)\b[^"]*$/.test(objection) ||
  /^They (?:all )?say\b[^.!?]*[.!?] And (?:it|they|she|he) (?:should|is|are|has|do|does)\b/i.test(objection);

/** "I could get a waller in for that. (You couldn't, he's booked till October)" */
const BRACKETED_REPLY = /[.!?]["”]? \((?:you|they|he|she|it|no|nope|yes|yep|yeah|well|fair|true)\b[^()"]*\)\.?\s*$/iu;

/** '"Nine hundred quid?" Says it with the coat already on.': a word on the objection, which no reply could follow. */
const REMARKED = /["”][.,]?\s+\S+\s+\S+|^[^"“]*\S+\s+\S+\s+\S+[^"“]*["“].*["”].*[.!?]["”]?\s+\S/s;

/** The same for a doubt about oneself, which is seldom about money or other offers. */
export function doubtKind(doubt: string): ObjectionKind {
  const kind = objectionKind(doubt, 'other');
  return (WORRIES[kind]?.test(doubt) ?? true) ? kind : 'other';
}

/** An objection to the price that only asks something ("Can't you just take a percentage?") wants an answer, and no agreement. */
export function priceKind(objection: string): ObjectionKind {
  const kind = objectionKind(objection, 'other');
  return (kind === 'other' && ASKED.test(objection)) || (kind === 'money' && ASKS_HOW_PAID.test(objection))
    ? 'asked'
    : kind;
}

/** "Who pays for the skip?", "Can I pay in instalments?": asks how it is done, and says nothing against the price. */
const ASKS_HOW_PAID =
  /\bwho(?:'s| is| will|'ll| would|'d)? (?:\p{L}+ )?(?:going to |to )?(?:pays?|paying|covers?)\b(?! (?:that|so|this|such|for that)\b)[^.!]*\?|\bwhen (?:do|does|would|will|must|should) \p{L}+ (?:have to )?pay\b[^.!]*\?|\bpay\p{L}* (?:\p{L}+ ){0,3}(?:in (?:\p{L}+ )?(?:instal\p{L}*|parts|stages|two|three)|up front|upfront|all at once|by the month|monthly|by card|in cash)[^.!]*\?/iu;

const ASKED =
  /\?\s*["'”’]?\s*$|^["'“‘ ]*(?:can|could|can't|cant|couldn't|why|is|are|do|does|don't|isn't|what|how|would)\b/i;

/** What an objection is really about; decides how it is answered. `otherwise` where nothing says it. */
export function objectionKind(objection: string, otherwise: ObjectionKind): ObjectionKind {
  return SIGNS.find(([, sign]) => sign.test(objection))?.[0] ?? otherwise;
}
