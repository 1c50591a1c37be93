export type ObjectionKind = 'free' | 'partner' | 'before' | 'self' | 'time' | 'moment' | 'trust' | 'money' | 'other';

const SIGNS: readonly (readonly [ObjectionKind, RegExp])[] = [
  ['free', /\bfree\b|youtube|google|chatgpt|on my own|myself for/i],
  ['partner', /\b(?:husband|wife|partner|spouse|boss|board|family)\b/i],
  [
    'before',
    /\b(?:tried|already did|before|last time|another (?:course|program|programme|diet|coach)|nothing work|again|burned|wasted|already (?:spent|bought|paid)|did(?:n't| not) (?:help|work)|never (?:helped|worked))\b/i,
  ],
  ['time', /\b(?:no time|time|busy|hours|schedule|calendar|overloaded)\b/i],
  [
    'moment',
    /\b(?:not ready|right moment|later|next (?:month|year|week)|after the|someday|wait|right now isn't|think about it)\b/i,
  ],
  [
    'trust',
    /\b(?:scam|trust|really work|does it work|proof|skeptical|sceptical|guarantee|worth it|sure it|what if it doesn't)\b/i,
  ],
  [
    'money',
    /[$£€]|\b(?:money|afford|expensive|price|cost|budget|cheap|pay|invest|spend|cash|savings|costs?|costing|fortune|spend that)\b/i,
  ],
  [
    'self',
    /\b(?:what if i|i'm not|i am not|i can't|can i|fail|too old|too late|not cut out|good enough|i'll never|i will never|am i|not built|deserve|give up)\b/i,
  ],
];

/** What an objection is really about; decides how it is answered. */
export function objectionKind(objection: string): ObjectionKind {
  return SIGNS.find(([, sign]) => sign.test(objection))?.[0] ?? 'other';
}
