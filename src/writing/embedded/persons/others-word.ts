import { piecesOf } from '../answers/clean.ts';
import { isFirstName, singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { SETS } from './pronouns.ts';
import { isPerson } from './rivals.ts';

type One = 'she' | 'he';

/** As many answers as show that "she" is the cow. */
const oftenEnough = 2;

/**
 * The one of "she" and "he" that is an animal's, or a boat's, in a project whose author calls the listener by the other: "per lame cow by
 * the time she's treated", beside "he feels like a hired man". Null where nothing shows both.
 */
export function wordOfOthers(answersAboutThem: readonly string[], targetAudience: string): One | null {
  const answers = answersAboutThem.map(tokensUnquoted);
  const audience = tokensUnquoted(targetAudience);
  const ofPerson = (one: One): number =>
    answers.filter((tokens) => isOfPerson(tokens, one)).length + (audience.some((token) => isSelf(token, one)) ? 1 : 0);
  const isOthers = (one: One, another: One): boolean => {
    const ofCreature = answers.filter((tokens) => isOfCreature(tokens, one)).length;
    return ofCreature >= oftenEnough && ofCreature > ofPerson(one) && ofPerson(another) > ofPerson(one);
  };
  return isOthers('she', 'he') ? 'she' : isOthers('he', 'she') ? 'he' : null;
}

const tokensUnquoted = (answer: string): readonly Token[] =>
  piecesOf(answer.replace(/"[^"]*"/g, '')).flatMap(({ text }) => tokensOf(text));

const isSelf = ({ lower }: Token, one: One): boolean => lower === (one === 'she' ? 'herself' : 'himself');

/** "One cow at the back, and she doesn't come": the last that was named before it is said. */
function isOfCreature(tokens: readonly Token[], one: One): boolean {
  const first = tokens.findIndex(({ lower }) => SETS[one].has(lower));
  if (first === -1 || isOfPerson(tokens, one)) return false;
  const named = tokens.slice(0, first).findLast((token) => couldBe(token, one) || isSomebody(token));
  return named !== undefined && couldBe(named, one);
}

/** "Does it himself", "asks his wife", "his cows", "he pays": where nobody else was named before. */
const isOfPerson = (tokens: readonly Token[], one: One): boolean =>
  tokens.some((token, at) => {
    if (!SETS[one].has(token.lower)) return false;
    const before = tokens.slice(0, at);
    const next = tokens.slice(at + 1).find(({ pos }) => !/^(?:ADV|ADJ|AUX|PART)$/.test(pos));
    const owned = next?.lower ?? '';
    if (token.lower === (one === 'she' ? 'her' : 'his') && (KIN.test(singularOf(owned)) || isCreature(owned)))
      return true;
    if (before.some((named) => couldBe(named, one) || isSomebody(named))) return false;
    return isSelf(token, one) || (token.lower === one && HUMAN_ACTS.test(next?.lemma ?? ''));
  });

const isSomebody = ({ lower, pos, text }: Token): boolean =>
  isFirstName(text) || (pos === 'NOUN' && isPerson(singularOf(lower)) && !isCreature(lower));

const couldBe = ({ lower }: Token, one: One): boolean => isCreature(lower) || (one === 'she' && VESSELS.test(lower));

/** "Cow", "cows" */
export const isCreature = (lower: string): boolean => CREATURES.test(singularOf(lower));

const CREATURES =
  /^(?:cow|heifer|bull|bullock|calf|steer|ox|ewe|ram|tup|lamb|sheep|goat|nanny|billy|sow|boar|pig|gilt|hen|cockerel|rooster|duck|goose|mare|foal|gelding|stallion|colt|filly|horse|pony|donkey|mule|dog|bitch|hound|puppy|pup|cat|kitten|rabbit|parrot|bird|hawk|falcon|owl|ferret|alpaca|llama|camel|animal|beast)$/;
const VESSELS = /^(?:boat|ship|yacht|vessel|tractor|truck|lorry|engine|locomotive)$/;
const KIN =
  /^(?:wife|husband|dad|father|mum|mom|mother|son|daughter|kid|child|children|brother|sister|boss|accountant)$/;
const HUMAN_ACTS =
  /^(?:say|think|know|believe|reckon|tell|ask|blame|pay|buy|sell|book|call|phone|ring|text|email|write|sign|read|count|promise|swear|drive|google|apologi[sz]e|explain|feel|hope)$/;
