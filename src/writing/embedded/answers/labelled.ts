import { formOf } from '../grammar/forms.ts';
import { singularOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { REPORTED } from './attributed.ts';
import { capitalised } from './realise.ts';

/**
 * "I have heard many times: for this price I could buy one", "And the fear: no heating at all?": what is thought or said without the
 * seller's label before its colon, which is nobody's thought.
 */
export function withoutLabel(text: string): string {
  const [, label = '', thought = ''] = LABELLED.exec(text) ?? [];
  if (thought === '' || !isLabel(label.replace(OPENERS, '')) || saysItThemselves(text, label)) return text;
  // "What they tell me most: they can't spare the day": of themselves.
  const one = /\b(they|she|he)\b/i.exec(label)?.[1]?.toLowerCase() ?? 'they';
  return !/\b(?:I|I'\p{L}+|we|my|our|me|you|your)\b/u.test(thought) &&
    new RegExp(`\\b${one}\\b`, 'i').test(thought) &&
    formOf(thought) === 'clause'
    ? `${one} ${one === 'they' ? 'think' : 'thinks'} ${thought}`
    : capitalised(thought);
}

/** No more than a few words before the colon, and no quote, no hour ("at 9:30") and no sum behind it. */
const LABELLED = /^((?:[^\s":.,?!]+,? ){0,8}[^\s":.,?!]+): ?(?!\d)([^"]*\S[^"]*)$/su;

const OPENERS = /^(?:(?:and|but|so|or|well|then|oh|now)[, ]+)+/i;

/** "They say: it's too dear": who says it is read there already. */
const saysItThemselves = (text: string, label: string): boolean =>
  (REPORTED.exec(text)?.[0].trim().length ?? 0) > label.length;

const isLabel = (label: string): boolean =>
  [HOW_OFTEN, NAMES_IT, HEARD, SAID, THE_VOICE, IN_THE_NIGHT].some((one) => one.test(label)) || isFromSomebody(label);

/** "Usually", "deep down", "in their head" */
const HOW_OFTEN =
  /^(?:usually|mostly|often|always|sometimes|typically|secretly|privately|silently|quietly|deep down|deep inside|inside|underneath(?: it(?: all)?)?|out loud|aloud|behind (?:it|that|this)|in (?:their|his|her|your) (?:own )?(?:heads?|hearts?|minds?)|most (?:often|of all|common)|(?:every|each) (?:single )?time)$/i;

/** "The real worry", "my guess", "the big one", "excuse number one" */
const NAMES_IT =
  /^(?:(?:the|my|their|his|her|your|one|an?|another|this|that|same|first|second|number|favou?rite|usual|common|standard|real|big|biggest|main|deepest|secret|other|\p{L}+est) )*(?:fear|worry|doubt|thought|question|objection|excuse|line|voice|classic|answer|reply|guess|argument|complaint|reaction|response|sentence|phrase|favou?rite|(?<= )one|number one)s?(?: (?:number (?:one|\d)|there|here|behind (?:it|that)|of all|in (?:their|his|her|your) heads?|from \p{L}+(?: \p{L}+)?))?(?: is| are)?$/iu;

/** "I have heard many times", "what I hear most", "the one we get every week" */
const HEARD =
  /^(?:(?:what|the (?:one|thing|line|sentence)(?: that)?) )?(?:I|we)(?:'ve| have|'m| am)? (?:\p{L}+ )??(?:hear|heard|hearing|get|getting|get told|got|told|asked)\b(?! (?:the|an?|some|my|enough|one) )/iu;

/** "What most of them tell me", "people say to me", "what nobody says out loud" */
const SAID =
  /^(?:(?:what|the (?:one|thing|line)(?: that)?) )?(?:(?:they|he|she|people|everyone|everybody|nobody|no one|most|many|some|all|half|my \p{L}+|the \p{L}+|customers|clients|(?:most|many|some|all|half) of (?:them|my \p{L}+))(?:'ll|'d|'re|'s| will| would| are| is)? )(?:\p{L}+ )??(?:say|tell|ask|think|wonder|fear|worr|saying|thinking|telling|asking|hear|scared|afraid)\p{L}*\b/iu;

/** "The voice goes", "it goes round and round" */
const THE_VOICE =
  /^(?:(?:the|that|this|an?) (?:\p{L}+ )?voice|it|something (?:in|inside) \p{L}+) (?:(?:just|always|then|only) )?(?:goes|says|asks|whispers|mutters|keeps|starts)\b/iu;

const IN_THE_NIGHT = /^at (?:night|\p{L}+ in the (?:morning|night)|\d{1,2}(?:[:.]\d\d)? ?[ap]m|bedtime)$/iu;

/** "From the husbands", "the treasurer": who says it. */
const isFromSomebody = (label: string): boolean => {
  const [, who] = /^from (?:(?:the|my|their|some|most|a|an|your) )?(?:\p{L}+ )?(\p{L}+)$/iu.exec(label) ?? [];
  return who !== undefined && isPerson(singularOf(who.toLowerCase()));
};
