import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { ELIDED } from './unsaid-subject.ts';

/** "Puts off every call": somebody left out does it. "Trays back full" are things, and how they are. */
export const opensElided = (text: string): boolean => ELIDED.test(text) && !isThingsSo(text);

/** "Trays back full", "boats up early": nobody does anything there. */
export const isThingsSo = (text: string): boolean => {
  const [, things = ''] = /^(\p{L}+s) (?:up|off|down|back) \p{L}+$/iu.exec(text) ?? [];
  const base = baseOf(things.toLowerCase());
  const tokens = tokensOf(text);
  return (
    things !== '' &&
    tokens[0]?.pos === 'NOUN' &&
    tokens.at(-1)?.pos === 'ADJ' &&
    !PLAIN_VERBS.has(base) &&
    !NOUN_OR_VERB.has(base)
  );
};
