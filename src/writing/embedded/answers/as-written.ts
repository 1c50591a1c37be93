import type { Form } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import type { Piece } from './clean.ts';
import type { Kind } from './kinds.data.ts';
import { asSentence, lowered } from './realise.ts';

/**
 * An answer as it is said to the listener: whole sentences, ready to stand alone. Where it is not `sure` whom the author means, they
 * are the author's own, in the third person, which wants a sentence before them that says so.
 */
export type Said = { sentences: readonly string[]; form: Form; sure: boolean };

/** In the author's own words; a thought that is not told of anybody is still one, and what speaks to the listener is. */
export function asWritten(pieces: readonly Piece[], kind: Kind, form: Form): Said {
  const sentences = pieces.map((piece) =>
    kind === 'notFit' && MEMBERS.test(piece.text)
      ? asSentence(`This isn't for ${lowered(piece.text)}`, piece.end)
      : verbatim(piece),
  );
  const told =
    /^(?:(?:and|but|so|well|oh|you know)[, ]+)*(?:they|she|he|their|her|his)\b/i.test(pieces[0]?.text ?? '') ||
    sentences.join(' ').includes('"');
  return kind === 'thought' && !told
    ? { sentences: [`"${sentences.join(' ')}"`], form: 'quote', sure: true }
    : {
        sentences,
        form,
        sure: !tellsOfSomebody(sentences.join(' ')) || ADDRESSES.test(sentences.join(' ').split(THIRD)[0] ?? ''),
      };
}

/** "Managers who don't have a say": whom one does not take, whatever is told of them. */
export const MEMBERS = /^\p{L}+s who (?!.*\b(?:should|will|won't)\b)/iu;

/** Somebody does something in it who was not named before; what only ends with them stands by itself. */
const tellsOfSomebody = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some(({ lower }, index) => {
    const before = tokens[index - 1]?.pos ?? 'PUNCT';
    return (
      (/^(?:they|she|he)$/.test(lower) && !/^(?:NOUN|PROPN)$/.test(before)) ||
      (/^(?:their|her|his)$/.test(lower) && before === 'PUNCT')
    );
  });
};
/** "They're sideways, because you can only go sideways": who is told of first is not the one spoken to. */
const THIRD = /\b(?:they|she|he)\b/i;
const ADDRESSES = /\byou(?! know\b)(?:r|rs|rself)?\b/i;

export const verbatim = (piece: Piece): string => asSentence(piece.text, piece.end);
