import type { FieldName } from '#framework/framework.ts';
import { FINITE_PAST } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { thirdOf } from '../persons/pronouns.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { METHOD_DOES } from './elided.ts';
import { KINDS } from './kinds.data.ts';
import { AFTER_A_DEED, befallen, ELIDED } from './unsaid-subject.ts';

/** "Were cooks", "think a long queue means they're doing well": of more than one. */
const OF_SEVERAL =
  /^(?:only ever|were|had|have|couldn't|could|needn't|can|can't|don't|think|swear|believe|say|know|reckon|hope|promise|assume|tell|blame)\b(?! (?:you|of|about)\b)/i;

/** "Get me in the van for a whole service": what one has of it, and no order. */
const GETS = /^(?:get|have|keep|receive)\b/i;

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

/** "Wants the red dot on before lunch", "Was the fun dad": the first word can be nothing but a deed. */
export function opensWithDeed(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[ .,;]/);
  return isElided(text) || FINITE_PAST.has(first) || BE_OR_NOT.test(text) || DEED_TO_IT.test(text);
}

const BE_OR_NOT =
  /^(?:(?:still|never|always) )?(?:likes|loves|is|was|has|does|isn't|wasn't|hasn't|doesn't|didn't|won't|can't|couldn't|wouldn't)\b/i;

/** "Drives home", "Had people round once", "Guards four hectares": deeds without a subject, in a project that is told of several. */
export function isToldShortly(pieces: readonly Piece[], field: FieldName, { audience, told }: Listener): boolean {
  const [kind, about] = KINDS[field];
  if (!told || about === 'anybody' || field === 'newRootProblem' || audience.pronoun !== 'they') return false;
  return pieces.some(({ text: typed }) => {
    const text = befallen(typed);
    const form = formOf(text);
    if (kind === 'offer' && form === 'bare' && GETS.test(text)) return true;
    if (about === 'speaker' && !/^(?:planPartDetails|planBeliefCallback)$/.test(field) && METHOD_DOES.test(text))
      return false;
    if (about === 'audience' && OF_SEVERAL.test(text)) return true;
    if (about === 'audience' && /^(?:never|not) (?:once|even)\b/i.test(text)) return true;
    return isElided(text) || (about === 'audience' && !/^been\b/i.test(text) && /^(?:past|bare)$/.test(form));
  });
}

/** "Waits for Dad to start": what may be a thing or a deed, of an author who leaves out who does it. */
const DEED_TO_IT = /^\p{L}{3,}s (?:for|to|until|till|up|out|off|back)\b/iu;

/** Whether anybody is spoken of in the third person. */
export const tellsOfSomebody = (text: string): boolean =>
  tokensOf(text).some(({ lower }) => thirdOf(lower) !== undefined);

/** What is said outside of quote marks. */
export const unquoted = (sentences: readonly string[]): string => sentences.join(' ').replace(/"[^"]*"/g, '');

/** "They'd say it's only amateur": told of others, and nobody's thought; "you say he's only lazy" is told to the listener. */
export const isToldThought = (sentences: readonly string[], told: boolean): boolean =>
  tellsOfSomebody(unquoted(sentences)) &&
  (told || !sentences.some((sentence) => sentence.includes('"') || /^You (?:say|tell|claim|insist)\b/.test(sentence)));
