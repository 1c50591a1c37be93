import { KINDS } from '../answers/kinds.data.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import type { Audience } from './audience.ts';

/** In a story or a rule about who belongs, "the baker" may be anybody. */
const OF_OTHERS = /^(?:proof|story|fact|credential|name|picture|bridge|fit|notFit)$/;

/**
 * "Then the baker counts the till": where an author names the listener by the trade, a pronoun stands in for the noun, at a place
 * where it means the listener for certain.
 */
export function withStandIns(
  tokens: readonly Token[],
  { asked, habits, nouns }: Audience,
): { tokens: readonly Token[]; places: ReadonlySet<number> } {
  const places = new Set<number>();
  if (!habits.namesTrade || asked === null || OF_OTHERS.test(KINDS[asked][0])) return { tokens, places };
  const said: Token[] = [];
  let quoted = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const noun = tokens[index + 1];
    if (!token) continue;
    if (token.text.includes('"')) quoted = !quoted;
    const isNamed =
      !quoted &&
      token.lower === 'the' &&
      noun !== undefined &&
      nouns.has(noun.lower) &&
      singularOf(noun.lower) === noun.lower &&
      !/^(?:NOUN|PROPN)$/.test(tokens[index + 2]?.pos ?? '') &&
      !/^(?:who|that|whose|of|from|in|next|before|after)$/.test(tokens[index + 2]?.lower ?? '');
    if (!isNamed) {
      said.push(token);
      continue;
    }
    const owns = tokens[index + 2]?.lower === "'s" && /^(?:NOUN|ADJ)$/.test(tokens[index + 3]?.pos ?? '');
    const text = owns ? 'their' : 'she';
    places.add(said.length);
    said.push({ text, lower: text, before: token.before, pos: 'PRON', lemma: text });
    index += owns ? 2 : 1;
  }
  return places.size === 0 ? { tokens, places } : { tokens: said, places };
}
