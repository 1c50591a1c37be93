import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { thirdOf } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { METHOD_DOES } from './elided.ts';
import { KINDS } from './kinds.data.ts';
import { lowered } from './realise.ts';
import { AFTER_A_DEED, befallen, ELIDED, mayBeDoneTo } from './unsaid-subject.ts';

/** "She kneels on the hall floor", "they wash up in the bath": who does it, where an author of whom it is known leaves it out. */
export function withItsSubject(
  text: string,
  field: FieldName,
  { pronoun, unsaid }: Audience,
  before: readonly Piece[],
): string {
  const [kind, about] = KINDS[field];
  const one = pronoun === 'she' || pronoun === 'he' ? pronoun : null;
  if (field === 'planPartDetails' || /^(?:they|she|he|you|I|we)\b/i.test(text)) return text;
  const form = formOf(text);
  const said = (who: string): string => `${who} ${lowered(text, true)}`;
  if (
    form === 'bare' &&
    /^(?:(?:watch|look at|see|listen to|check|read) (?:the|this|that)|(?:count|try|ask|watch|check|see|read) (?:them|it))\b/i.test(
      text,
    )
  )
    return text;
  if (
    form === 'bare' &&
    ((about === 'audience' && (!one || DONE_ALREADY.test(text) || tokensOf(text)[1]?.pos !== 'NOUN')) ||
      (kind === 'offer' && GETS.test(text)))
  )
    return said(one && DONE_ALREADY.test(text) ? one : 'they');
  // "Never asked what the app was for, his wife": who did it comes behind.
  if (/, (?:his|her|their|the) \p{L}+(?:,|$)/u.test(text) && /^(?:never|didn't|just|always|not once)\b/i.test(text))
    return text;
  const last = before.at(-1)?.text ?? '';
  if (before.length > 0 && !before.every(namesNobody))
    return one && IS_SO.test(text) && !NOMINATIVES.test(last) ? said(one) : text;
  if (field === 'yourDifferentApproach' && unsaid) return form === 'past' ? said('I') : text;
  if (about === 'speaker' && !/^(?:planBeliefCallback|priceEntryStep)$/.test(field) && !tellsOfSomebody(text))
    return text;
  if (!one && about === 'audience' && OF_SEVERAL.test(text)) return said('they');
  if (one && /^been\b/i.test(text)) return said(`${one}'s`);
  if (unsaid === (one !== null) && form === 'past' && about === 'audience' && !mayBeDoneTo(text, form, kind))
    return said(one ?? 'they');
  return one && isElided(text) && !(kind === 'truth' && NOT_SO.test(text)) ? said(one) : text;
}

/** "Were cooks", "think a long queue means they're doing well": of more than one. */
const OF_SEVERAL =
  /^(?:only ever|were|had|have|couldn't|could|needn't|can|can't|don't|think|swear|believe|say|know|reckon|hope|promise|assume|tell|blame)\b(?! (?:you|of|about)\b)/i;

/** "Doesn't hurt today. Still rising.": of a truth it is not known of whom, or of what. */
const NOT_SO = /^(?:doesn't|didn't|won't|hasn't) /i;

/** "Get me in the van for a whole service": what one has of it, and no order. */
const GETS = /^(?:get|have|keep|receive)\b/i;

/** "Sunday, nine at night": where and when, before anybody does anything. */
const namesNobody = ({ text }: Piece): boolean =>
  formOf(text) === 'noun' &&
  !isElided(text) &&
  !tokensOf(text).some(({ pos, lower }) => /^(?:NOUN|PROPN|PRON)$/.test(pos) && isPerson(lower));

const NOMINATIVES = /\b(?:they|she|he)\b/i;

/** "Isn't a perfectionist. Is sentimental about sticks.": of what somebody is the second is no question. */
const IS_SO = /^(?:is|isn't|was|wasn't) (?!it\b|there\b|that\b|this\b)/i;

/** "Let £7,300 go last year": what looks like the plain verb is its past. */
const DONE_ALREADY = /^(?:let|put|cut|set|hit|quit|shut|hurt|burst|read|bet|spread|cost|cast|split)\b/i;

/** "Swears he'll start Monday", "reckons it's going away" */
const SAYS_OF_IT =
  /^(?!(?:this|as|is|his|its|always|perhaps|besides|was|has)\b)\p{L}{2,}[^su]s (?:s?he|it|they|I)(?:'\p{L}+)?\b/iu;

/** "Wakes.", "wakes and lies still", "waxes, threads, shaves at six": nothing but deeds, of which one can be nothing else. */
const DEEDS = /^(?:\p{L}{2,}[^\P{L}su]s(?:, | and |$))+/u;
const areDeeds = (text: string): boolean =>
  (DEEDS.exec(`${text.toLowerCase().split(' ').slice(0, 4).join(' ')}`)?.[0] ?? '')
    .split(/, | and /)
    .some((deed) => deed !== '' && PLAIN_VERBS.has(baseOf(deed)) && !NOUN_OR_VERB.has(baseOf(deed)));

const isElided = (text: string): boolean => {
  if (ELIDED.test(text) || SAYS_OF_IT.test(text) || areDeeds(text)) return true;
  const form = formOf(text);
  const [, first = '', next = ''] = /^(\p{L}{2,}[^\P{L}su]s),? ([\p{L}\p{N}£$€"]+)/iu.exec(text) ?? [];
  const base = baseOf(first.toLowerCase());
  return (
    form === 'elided' ||
    (form === 'noun' && (NOUN_OR_VERB.has(base) ? AFTER_A_DEED.test(next.toLowerCase()) : PLAIN_VERBS.has(base)))
  );
};

/** "Drives home", "Had people round once", "Guards four hectares": the listener's deeds, without a subject, as some authors always tell them. */
export function isToldShortly(pieces: readonly Piece[], field: FieldName, { audience, told }: Listener): boolean {
  const [kind, about] = KINDS[field];
  if (!told || about === 'anybody' || field === 'newRootProblem' || !(audience.unsaid || audience.pronoun === 'they'))
    return false;
  return pieces.some(({ text: typed }) => {
    const text = befallen(typed);
    const form = formOf(text);
    if (kind === 'offer' && form === 'bare' && GETS.test(text)) return true;
    if (about === 'speaker' && !/^(?:planPartDetails|planBeliefCallback)$/.test(field) && METHOD_DOES.test(text))
      return false;
    if (audience.pronoun === 'they' && about === 'audience' && OF_SEVERAL.test(text)) return true;
    if (about === 'audience' && /^(?:never|not) (?:once|even)\b/i.test(text)) return true;
    return isElided(text) || (about === 'audience' && !/^been\b/i.test(text) && /^(?:past|bare)$/.test(form));
  });
}

/** Whether anybody is spoken of in the third person. */
export const tellsOfSomebody = (text: string): boolean =>
  tokensOf(text).some(({ lower }) => thirdOf(lower) !== undefined);

/** What is said outside of quote marks. */
export const unquoted = (sentences: readonly string[]): string => sentences.join(' ').replace(/"[^"]*"/g, '');
