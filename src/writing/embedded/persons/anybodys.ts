import { KINDS } from '../answers/kinds.data.ts';
import type { State } from './subjects.ts';

const ANYBODY = /^(?:nobody|everybody|everyone|anybody|anyone|somebody|someone)$/;
const BREAKS = /^(?:,|;|:|and|but|or|so|because|if|when|while|where|until|else|other|their|them|they)$/;

/**
 * "Nobody finishes a list of things they don't need": asked how the seller works, "they" in what somebody or nobody does, with nobody else
 * named in between, is whoever does it.
 */
export function isAnybodys({ tokens, rivals, listeners, audience }: State, index: number): boolean {
  const at = tokens.findLastIndex(({ lower }, place) => place < index && ANYBODY.test(lower));
  const [, about] = audience.asked === null ? [] : KINDS[audience.asked];
  return (
    at !== -1 &&
    about === 'speaker' &&
    listeners.size === 0 &&
    tokens[index - 1]?.pos === 'NOUN' &&
    !tokens.slice(at + 1, index).some(({ lower }) => BREAKS.test(lower)) &&
    rivals.every((rival) => rival.index <= at || /^things?$/.test(rival.kind))
  );
}
