import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { thirdOf } from '../persons/pronouns.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { METHOD_DOES } from './elided.ts';
import { KINDS } from './kinds.data.ts';
import { lowered } from './realise.ts';
import { AFTER_A_DEED, befallen, ELIDED, mayBeDoneTo } from './unsaid-subject.ts';

/** "She kneels on the hall floor", "they wash up in the bath": who does it, where an author of whom it is known leaves it out. */
export function withItsSubject(text: string, field: FieldName, { pronoun, unsaid }: Audience, index: number): string {
  const [kind, about] = KINDS[field];
  if (about === 'speaker' && kind !== 'list' && !tellsOfSomebody(text)) return text;
  const one = pronoun === 'she' || pronoun === 'he' ? pronoun : null;
  if (index > 0) return one && IS_SO.test(text) ? `${one} ${lowered(text, true)}` : text;
  const form = formOf(text);
  if (one && /^been\b/i.test(text)) return `${one}'s ${lowered(text, true)}`;
  if (unsaid && about === 'audience' && form === 'bare')
    return `${one && DONE_ALREADY.test(text) ? one : 'they'} ${lowered(text, true)}`;
  const done = unsaid && form === 'past' && !mayBeDoneTo(text, form, kind);
  return one && (done || isElided(text)) ? `${one} ${lowered(text, true)}` : text;
}

/** "Isn't a perfectionist. Is sentimental about sticks.": of what somebody is the second is no question. */
const IS_SO = /^(?:is|isn't|was|wasn't) (?!it\b|there\b|that\b|this\b)/i;

/** "Let £7,300 go last year": what looks like the plain verb is its past. */
const DONE_ALREADY = /^(?:let|put|cut|set|hit|quit|shut|hurt|burst|read|bet|spread|cost|cast|split)\b/i;

const isElided = (text: string): boolean => {
  if (ELIDED.test(text)) return true;
  const form = formOf(text);
  const [, first = '', next = ''] = /^(\p{L}{2,}[^\P{L}su]s) ([\p{L}\p{N}£$€"]+)/iu.exec(text) ?? [];
  const base = baseOf(first.toLowerCase());
  return (
    form === 'elided' ||
    (form === 'noun' && (NOUN_OR_VERB.has(base) ? AFTER_A_DEED.test(next.toLowerCase()) : PLAIN_VERBS.has(base)))
  );
};

/** "Drives home", "Had people round once", "Guards four hectares": the listener's deeds, without a subject, as some authors always tell them. */
export function isToldShortly(pieces: readonly Piece[], field: FieldName, { audience, told }: Listener): boolean {
  const [kind, about] = KINDS[field];
  if (!told || !audience.unsaid || about === 'anybody') return false;
  return pieces.some(({ text: typed }) => {
    const text = befallen(typed);
    const form = formOf(text);
    if (about === 'speaker' && kind !== 'list' && METHOD_DOES.test(text)) return false;
    return isElided(text) || (about === 'audience' && !/^been\b/i.test(text) && /^(?:past|bare)$/.test(form));
  });
}

/** Whether anybody is spoken of in the third person. */
export const tellsOfSomebody = (text: string): boolean =>
  tokensOf(text).some(({ lower }) => thirdOf(lower) !== undefined);
