import { type Form, formOf } from '../grammar/forms.ts';
import { type Token, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { piecesOf } from './clean.ts';
import type { Context } from './context.ts';

/**
 * "Grow bags next to the boiler" is a thing among things, "Print labels" a deed among deeds: where a word that may be either stands
 * right before a noun, the pieces beside it tell which.
 */
export function readAmongOthers(text: string, form: Form, { answer, about, kind, many }: Context): Form {
  if (
    !many ||
    (about !== 'audience' && kind !== 'proof') ||
    kind === 'fit' ||
    kind === 'notFit' ||
    (form !== 'bare' && form !== 'noun')
  )
    return form;
  const tokens = tokensOf(text);
  if (!mayBeEither(tokens)) return form;
  const others = piecesOf(answer)
    .filter((piece) => piece.text !== text && !mayBeEither(tokensOf(piece.text)))
    .map((piece) => formOf(piece.text, piece.end === '?'));
  const deeds = others.some((other) => /^(?:bare|elided|gerund)$/.test(other));
  const things = others.includes('noun');
  if (form === 'bare') return things && !deeds ? 'noun' : form;
  return !things && others.includes('bare') && /[^s]s$/.test(tokens[1]?.lower ?? '') ? 'bare' : form;
}

const mayBeEither = ([head, next]: readonly Token[]): boolean =>
  head !== undefined && next?.pos === 'NOUN' && (PLAIN_VERBS.has(head.lower) || NOUN_OR_VERB.has(head.lower));
