import { formOf } from '../grammar/forms.ts';
import type { Piece } from './clean.ts';
import { capitalised } from './realise.ts';

/** "Why did it have to be me, there must be somebody else": the question ends before what is told. */
export function askedAndTold(piece: Piece): readonly Piece[] {
  const [, before, after] = /^([^"?]+)\? (\p{Lu}[^"?]+)$/u.exec(piece.text) ?? [];
  if (before && after)
    return [
      { ...piece, text: before, end: '?' },
      { ...piece, text: after, end: formOf(after) === 'clause' ? '.' : piece.end },
    ];
  const [, asked, told] = piece.end === '.' ? (ASKED_AND_TOLD.exec(piece.text) ?? []) : [];
  return asked && told && formOf(told) === 'clause' && !KNOWN.test(piece.text)
    ? [
        { ...piece, text: asked, end: '?' },
        { ...piece, text: capitalised(told) },
      ]
    : [piece];
}

/** "Is the tree too old, I know it": who knows it does not ask. */
export const KNOWN = /, I (?:(?:just|already|always) )?(?:know|knew) (?:it|that|so)\b/i;

const ASKED_AND_TOLD =
  /^((?:(?:why|how|who|where|when|what)(?:'s| is| am| are| was| were| do| does| did| have| has| can| could| will| would| should)|will|can|could|does|do|is|are|would|should)(?:n't)? (?:I|it|this|that|my|we|the|they|he|she|everyone|everybody|nobody|people)\b[^,"?]+), ((?:I|we|there(?: is| are| must|'s)|it's|it is|I'm|I am|I've|I have|I can|I can't|I don't|nobody|everybody|everyone|somebody|they|we|he|she)\b[^"?]+)$/iu;
