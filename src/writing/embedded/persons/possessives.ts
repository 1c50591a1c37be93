import { isFiniteAt } from '../grammar/finite.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import { OF_THE_BODY } from './person.data.ts';
import { isPerson } from './rivals.ts';

const PERCEIVES = new Set('hear see watch let make help feel have notice'.split(' '));

const MAKES = new Set('make keep leave turn get find call think'.split(' '));

const GIVES = new Set('ask send give offer bring hand show tell charge teach cost owe text lend email'.split(' '));

/** "Rings her back", but "breaks her back". */
const BRINGS_BACK = new Set(
  'ring call phone text email message write pay send bring win get want invite welcome love like hug kiss'.split(' '),
);

/** "her boss" owns, "nobody hears her cry" and "watched her feed him" do not. */
export function owns(tokens: readonly Token[], index: number): boolean {
  const { lower } = tokens[index] ?? { lower: '' };
  const next = tokens[index + 1];
  if (!/^(?:her|his)$/.test(lower) || !next) return false;
  if (lower === 'his')
    return /^(?:NOUN|PROPN|ADJ|NUM|VERB|X|SYM|ADV)$/.test(next.pos) && !/^(?:when|and|or|but)$/.test(next.lower);
  if (next.lower === 'back' && BRINGS_BACK.has(tokens[index - 1]?.lemma ?? '')) return false;
  const after = tokens[index + 2];
  if (
    next.lower.endsWith('ing') &&
    /^(?:and|with|,)$/.test(tokens[index - 1]?.lower ?? '') &&
    /^(?:there|at|in|on|by|over|under|outside|next|beside|about|alone|here|still|again)$/.test(after?.lower ?? '')
  )
    return false;
  // "With her telling me about it": the one who tells.
  if (
    next.lower.endsWith('ing') &&
    tokens[index - 1]?.lower === 'with' &&
    /^(?:me|us|it|them|him|you|the|an?)$/.test(after?.lower ?? '')
  )
    return false;
  const plain = next.lower === next.lemma || next.pos === 'NOUN';
  if (
    PERCEIVES.has(tokens[index - 1]?.lemma ?? '') &&
    plain &&
    VERBAL.test(next.lower) &&
    (!after || /^(?:PRON|DET|PUNCT|ADP|ADV)$/.test(after.pos))
  )
    return false;
  // "Watching her zip it up": what she does with it.
  if (PERCEIVES.has(tokens[index - 1]?.lemma ?? '') && plain && /^(?:it|them|him|me|us)$/.test(after?.lower ?? ''))
    return false;
  // "Has told her more than once"
  if (/^(?:more|less|twice|once|again)$/.test(next.lower) && GIVES.has(tokens[index - 1]?.lemma ?? '')) return false;
  const things = next.pos === 'ADJ' ? after : next;
  const dative =
    /[^su]s$/.test(things?.lower ?? '') &&
    GIVES.has(tokens[index - 1]?.lemma ?? '') &&
    !isPerson(singularOf(things?.lower ?? '')) &&
    !/^(?:NOUN|PART)$/.test(tokens[index + (things === next ? 2 : 3)]?.pos ?? '');
  if (dative) return false;
  // "It made her fragile."
  if (
    next.pos === 'ADJ' &&
    MAKES.has(tokens[index - 1]?.lemma ?? '') &&
    (!after || /^(?:PUNCT|CCONJ|ADP|ADV)$/.test(after.pos))
  )
    return false;
  // "Findings go to her first"
  if (/^(?:first|last|next|directly|straight|early|late|alone)$/.test(next.lower) && (!after || after.pos === 'PUNCT'))
    return false;
  if (/^(?:left|right)$/.test(next.lower) && after?.pos === 'NOUN') return true;
  if (next.pos === 'NUM') return !GIVES.has(tokens[index - 1]?.lemma ?? '');
  if (OF_THE_BODY.has(next.lower) && (!after || isFiniteAt(tokens, index + 2) || after.pos === 'PUNCT')) return true;
  return (
    /^(?:NOUN|PROPN|ADJ)$/.test(next.pos) || next.lower === 'own' || next.lower === 'ex' || next.lower.endsWith('ing')
  );
}

const VERBAL =
  /^(?:cry|feed|go|leave|sleep|work|play|run|talk|walk|sing|dance|try|fail|eat|drive|swim|laugh|struggle|fall|smile|read|write|be|come|sit|stand|cook|speak)$/;
