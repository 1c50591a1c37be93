import { KINDS } from '../answers/kinds.data.ts';
import { SETS, thirdOf } from './pronouns.ts';
import type { State } from './subjects.ts';

/**
 * "What if they dip it and find he signed for nothing?": in what a listener who is "he" fears of others, the one they find out about is he, as
 * long as nobody else is named; and "they" are the others.
 */
export function oddsOfFoundOut({ tokens, rivals, past, audience }: State, index: number): number | null {
  const { asked, pronoun, habits } = audience;
  const person = thirdOf(tokens[index]?.lower ?? '');
  if (
    asked === null ||
    KINDS[asked][1] !== 'inner' ||
    (pronoun !== 'he' && pronoun !== 'she') ||
    habits.rank[pronoun] !== 0 ||
    habits.addresses ||
    past.pieces > 0 ||
    !/^what if they /.test(
      tokens
        .slice(0, 4)
        .map(({ lower }) => lower)
        .join(' '),
    ) ||
    tokens.some(({ lower }) => SETS.I.has(lower)) ||
    !tokens.some(({ lower }) => SETS[pronoun].has(lower)) ||
    rivals.some(({ kind }) => !/^things?$/.test(kind))
  )
    return null;
  return person === pronoun ? 0.97 : person === 'they' ? 0.03 : null;
}
