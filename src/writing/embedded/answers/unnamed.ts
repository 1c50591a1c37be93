import { isFirstName, singularOf, type Token, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { THIRDS, type Third, thirdOf } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import { unquoted } from './told-shortly.ts';

/** "In winter they say it is not urgent", "The client buys a bigger heater": nobody was named to the listener, and nothing of it is said to them. */
export function tellsOfUnnamed(text: string, { habits, pronoun }: Audience): boolean {
  const said = unquoted([text]);
  if (/\byou\b/i.test(said) || habits.addresses) return false;
  const tokens = tokensOf(said);
  if (pronoun === 'you' && ofSomeClient(tokens)) return true;
  const first = tokens.findIndex(({ lower }) => thirdOf(lower) !== undefined);
  const word = tokens[first]?.lower ?? '';
  const third = pronoun === 'you' ? thirdOf(word) : THIRDS.find((one) => one === word);
  if (third === undefined || (pronoun !== 'you' && habits.rank[third] !== 0)) return false;
  return !tokens.slice(0, first).some(({ pos, lower }) => /^(?:NOUN|PROPN)$/.test(pos) && couldBe(lower, third));
}

/** "The grower comes in at six": one of whom the author speaks now and then instead of to them. */
const ofSomeClient = (tokens: readonly Token[]): boolean => {
  const [article, , ...rest] = tokens;
  const noun = tokens[1]?.pos === 'ADJ' ? rest[0] : tokens[1];
  return /^(?:the|every|each)$/.test(article?.lower ?? '') && noun?.pos === 'NOUN' && isPerson(noun.lower);
};

/** Whether a word could be whom a pronoun goes back to. */
const couldBe = (noun: string, third: Third): boolean =>
  third === 'they'
    ? !TIME.test(noun) &&
      (singularOf(noun) !== noun || /^(?:couple|family|bank|council|firm|company|team|police|people)$/.test(noun))
    : isPerson(noun) || isFirstName(noun);

const TIME =
  /^(?:winter|summer|spring|autumn|monday|friday|saturday|sunday|morning|evening|night|week|month|year|time|day|end)s?$/;
