import { tokensOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { lowered } from './realise.ts';

/** "You see somebody with clean hands": in the mirror, or nobody knows who that is. */
export const inMirror = (sentence: string): string =>
  /\bmirror\b/i.test(sentence)
    ? sentence
    : sentence
        .replace(
          /^(\p{Lu}\p{Ll}+) (?=(?:with|who|whose|in|on|at|asleep|awake|alone) )/u,
          (opening: string, word: string) => (isPerson(word.toLowerCase()) ? `A ${word.toLowerCase()} ` : opening),
        )
        .replace(
          /^(A|An|Someone|Somebody) (?=[^,.]*\b(?:who(?:'s|'ve)?|whose|with|asleep|awake|alone) |(?<=body |one )(?:your|the) )/,
          (opening: string, word: string, _at: number, all: string) =>
            seesOne(all) ? `You see ${lowered(word)} ` : opening,
        )
        .replace(/\b([Yy])ou(?:'ll| will)? see (?=\p{L}+ )/u, (seen: string, you: string, at: number, all: string) =>
          seesOne(all.slice(at + seen.length)) ? `${you}ou look in the mirror and see ` : seen,
        );

/** Whether what is named first is one person. */
export function seesOne(text: string): boolean {
  if (/^(?:someone|somebody|yourself)\b/i.test(text)) return true;
  const tokens = tokensOf(text.replace(/^You see /, ''));
  const end = tokens.findIndex(({ pos }, at) => at > 0 && !/^(?:ADJ|NOUN|VERB|ADV|PROPN)$/.test(pos));
  const head = tokens.slice(0, end === -1 ? tokens.length : end).findLast(({ pos }) => pos === 'NOUN');
  return /^an?$/.test(tokens[0]?.lower ?? '') && isPerson(head?.lower ?? '');
}
