import { KINDS } from '../answers/kinds.data.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import { type Audience, THE_CLIENT } from './audience.ts';
import { owns } from './possessives.ts';
import { SETS } from './pronouns.ts';
import { isPerson } from './rivals.ts';

/** In a story or a rule about who belongs, "the baker" may be anybody. */
const OF_OTHERS = /^(?:proof|story|fact|credential|name|picture|bridge|fit|notFit)$/;

/**
 * "Then the baker counts the till", "Vet in her coat": where an author names the listener by the trade, a pronoun stands in for the
 * noun, at a place where it means the listener for certain.
 */
export function withStandIns(
  tokens: readonly Token[],
  { asked, habits, nouns }: Audience,
): { tokens: readonly Token[]; places: ReadonlySet<number> } {
  const places = new Set<number>();
  if (asked === null || OF_OTHERS.test(KINDS[asked][0])) return { tokens, places };
  const isOne = (token: Token | undefined): boolean =>
    token !== undefined && nouns.has(token.lower) && singularOf(token.lower) === token.lower;
  const words = tokens.map(({ lower }) => lower);
  // "The owner pushes it with his daughter, she is home": the first of whom is told is the one who was named.
  const first = words.find((word) => SETS.he.has(word) || SETS.she.has(word)) ?? '';
  const pronoun = SETS.he.has(first) ? 'he' : 'she';
  const said: Token[] = [];
  let quoted = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    if (token.text.includes('"')) quoted = !quoted;
    const withArticle =
      token.lower === 'the' &&
      isOne(tokens[index + 1]) &&
      (habits.namesTrade || places.size > 0 || tokens[index + 1]?.lower === THE_CLIENT);
    const nextAt = index + (withArticle ? 2 : 1);
    const [next, afterNext] = [tokens[nextAt], tokens[nextAt + 1]];
    const does = /[^su]s$/.test(next?.lower ?? '') && /^(?:DET|PRON|NUM)$/.test(afterNext?.pos ?? '');
    const bare =
      // "Guy down the road: …": others are heard.
      asked !== 'reputationCost' &&
      isOne(token) &&
      isPerson(token.lower) &&
      /^[,;]?$/.test(tokens[index - 1]?.lower ?? '') &&
      (does || GOES_ON.test(next?.pos ?? ''));
    if (
      quoted ||
      !(withArticle || bare) ||
      (!does && /^(?:NOUN|PROPN)$/.test(next?.pos ?? '')) ||
      /^(?:who|that|whose|of|from|next|before|after)$/.test(next?.lower ?? '') ||
      // "The owner's is shorter": what is the owner's.
      (next?.lower === "'s" &&
        /^(?:is|was|isn't|wasn't|has|had|goes|went|ca|can|could|will|would)$/.test(afterNext?.lower ?? '')) ||
      (withArticle && (next?.lower === 'in' || /^(?:is|was|are|were)$/.test(tokens[index - 1]?.lower ?? '')))
    ) {
      said.push(token);
      continue;
    }
    // "The baker's old van", and not "when the client's happy".
    const owns =
      next?.lower === "'s" &&
      (afterNext?.pos === 'NOUN' || (afterNext?.pos === 'ADJ' && tokens[nextAt + 2]?.pos === 'NOUN'));
    // "Not the rodman's fault. Owner's."
    const isTheirs = next?.lower === "'s" && /^[.!?,;]?$/.test(afterNext?.lower ?? '');
    const text = owns ? 'their' : isTheirs ? 'theirs' : pronoun;
    places.add(said.length);
    said.push({ text, lower: text, before: token.before, pos: 'PRON', lemma: text });
    index += (owns || isTheirs ? 1 : 0) + (withArticle ? 1 : 0);
  }
  // "Vet in her coat, the phone in her sleeve": what is owned is the vet's, as long as nobody else is named, as in "Vet asks him for his card".
  for (const at of said.keys()) {
    const last = [...places].findLast((place) => place < at);
    const others = said
      .slice((last ?? at) + 1, at)
      .some(({ lower }) => SETS[pronoun].has(lower) || isPerson(singularOf(lower)));
    if (last !== undefined && !others && SETS[pronoun].has(said[at]?.lower ?? '') && owns(said, at)) places.add(at);
  }
  return places.size === 0 ? { tokens, places } : { tokens: said, places };
}

/** What follows somebody who does something or is somewhere, and not a name in a list. */
const GOES_ON = /^(?:VERB|AUX|ADP|ADV|PART)$/;
