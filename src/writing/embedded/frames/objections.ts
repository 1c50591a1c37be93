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
  | 'other';

const SIGNS: readonly (readonly [ObjectionKind, RegExp])[] = [
  [
    'before',
    /\b(?:tried|already did|last time|every time|another (?:course|program|programme|diet|coach)|nothing work\w*|(?:been|got|was) (?:burned|burnt)(?! out)|(?:have|has|'ve|already|i) wasted|already (?:spent|bought|paid)|did(?:n't| not) (?:help|work)|never (?:helped|worked)|(?:have|has|had|been|did|was|were|spent|paid|bought|done)\b.{0,40}\bbefore)\b/i,
  ],
  [
    'free',
    /youtube|google|chatgpt|\b(?:online|internet|videos?|tutorials?|podcasts?|blogs?|library|advice|tips|recipes|information|info)\b.{0,40}\bfree\b|\bfree (?:videos?|tutorials?|podcasts?|blogs?|advice|tips|recipes|information|info|online|content|guides?|webinars?|courses?)\b/i,
  ],
  [
    'instead',
    /\bon my own\b|\bonly charges?\b|\bcharges? (?:only|just|less)\b|\bdown the road\b|\b(?:do|learn|handle|figure|sort|manage|fix|build|make|teach)\b.{0,30}\bmyself\b|\b(?:kids|son|daughter|brother|sister|cousin|friend|nephew|neighbou?r|mum|mom|dad)\b.{0,12}\b(?:can|could|will|would) (?:help|do)\b|\bourselves\b|\bin-house\b|\b(?:an|another|the|some) app\b|\bsoftware\b|\b(?:could|can) (?:just |also |still )?(?:buy|get|hire|have|pay for|go on)\b.{3,40}\b(?:for|with) (?:that|this|the same)\b|\b(?:guy|bloke|friend|cousin|brother|neighbou?r|mate|nephew)\b.{0,30}\b(?:can|could|would|will|does|do)\b.{0,30}\b(?:for|cheaper|half)\b|\bcheaper\b|\b(?:got|gets?|had|bought|found|paid|does|did|charges?|offers?|quoted)\b.{0,30}\bfor (?:only |just )?(?:[$£€]? ?\d|half|less|a (?:third|quarter|fraction))|\bfree\b(?! time)|\b(?:my|our) \w+ (?:already |can |could |just )?(?:does|do|handles?|sorts?) (?:that|it|this|all that)\b|\bfor (?:nothing|half|less)\b/i,
  ],
  [
    'partner',
    /\b(?:husband|wife|partner|spouse|boss|(?<!(?:job|notice|white|surf)[- ]?)board|(?:ask|tell|with) (?:the|my) family|(?:the|my) family (?:will|would|won't|says?|thinks?|wants?|doesn't|is against))\b/i,
  ],
  [
    'time',
    /\b(?:no time|(?<!(?:every|this|next|first|last|long|full|part|same|any|one|some|all the)[- ])time|busy|hours|schedule|calendar|overloaded)\b/i,
  ],
  [
    'moment',
    /\b(?:not ready|right moment|later|next (?:month|year|week)|after the|someday|wait|right now isn't|think about it)\b/i,
  ],
  [
    'trust',
    /\b(?:scam|trust|really work|does it work|proof|skeptical|sceptical|guarantee|worth it|sure it|what if (?:(?:it|this|that|you|the \w+)\b.{0,20}(?:n't|\b(?:not|fails?|wrong|a (?:scam|waste|con)|nonsense|rubbish))\b|i (?:pay|spend|book|buy|sign|order)\b))\b/i,
  ],
  [
    'money',
    /[$£€]|\b(?:money|afford|expensive|price|cost|budget|cheap|pay|invest|spend|cash|savings|costs?|costing|fortune|spend that|euros?|dollars|pounds|quid|bucks|grand|justify|(?:pay|spend|charge|ask|costs?|is) (?:that|this|so) much|for that|rich|salary|rate|fee|fees)\b/i,
  ],
  [
    'self',
    /\b(?:what if i|i'm not|i am not|i can't|can i|fail|too old|too late|not cut out|(?:not|isn't|aren't|n't) (?:\w+ )?good enough|i'll never|i will never|am i|not built|deserve|give up|i never \w+|the (?:oldest|slowest|only one)|people (?:will )?(?:say|think)|laugh at me|look (?:stupid|silly|foolish))\b/i,
  ],
];

/** What an objection is really about; decides how it is answered. `otherwise` where nothing says it. */
export function objectionKind(objection: string, otherwise: ObjectionKind): ObjectionKind {
  return SIGNS.find(([, sign]) => sign.test(objection))?.[0] ?? otherwise;
}
