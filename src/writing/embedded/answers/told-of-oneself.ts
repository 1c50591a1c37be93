import { formOf } from '../grammar/forms.ts';
import { isFirstName, singularOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { SETS } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import { lowered } from './realise.ts';
import { unquoted } from './told-shortly.ts';

/**
 * "Took the keys off the wall. Sat there with them on her knees": asked for their own story, a seller who leaves themselves out and never
 * says "I" is who "she" is, where nobody else came before.
 */
export function toldOfOneself(answer: string, audience: Audience): string {
  const said = unquoted([answer]);
  if (/\b(?:I|I'\p{L}+|me|my|mine|myself|we|us|our|you|your)\b/u.test(said)) return answer;
  const tokens = tokensOf(said);
  const one = (['she', 'he'] as const).find((person) => tokens.some(({ lower }) => SETS[person].has(lower)));
  if (one === undefined || tokens[0]?.lower === one || !OWN.test(said)) return answer;
  if (!piecesOf(answer).some(({ text }) => /^(?:elided|past|bare)$/.test(formOf(text)))) return answer;
  const before = tokens.slice(
    0,
    tokens.findIndex(({ lower }) => SETS[one].has(lower)),
  );
  const others = before.filter(({ lower, text }) => isPerson(singularOf(lower)) || isFirstName(text));
  const isTheirs = before.some(({ lower }) => SETS[one === 'she' ? 'he' : 'she'].has(lower));
  if (others.length > (isTheirs ? 1 : 0)) return answer;
  return convert(answer, one, 'I', audience, true);
}

/** "Me in the car with the cake. Got £120 for it.": whoever tells it of themselves goes on so, where nobody else came before. */
export const ownStoryGoesOn = (answer: string): string =>
  /^(?:me|I|my)\b/i.test(answer) && !/\b(?:you|u|ur|your|they|she|he|we)\b/i.test(unquoted([answer]))
    ? answer.replace(/(?<=[.!?]\s+)\p{L}{3,} [^.!?\n]+/gu, (told) =>
        formOf(told) === 'past' ? `I ${lowered(told, true)}` : told,
      )
    : answer;

/** "On her knees", "told him what she'd do": nobody else's knees, and nobody else's plan. */
const OWN =
  /\b(?:on|in|across|over|into) (?:her|his) (?:own )?(?:knees?|lap|throat|chest|mouth|pockets?|coat|boots)\b|\btold (?:him what she|her what he|them what (?:she|he))\b/i;
