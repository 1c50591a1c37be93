import LineBreaker from 'linebreak';
import { directionOf, shapeLine, type TextDirection, type Typeface, typefaceFor } from './shape-text.ts';

/**
 * A piece of text that stays together; lengths in em. `gap` is the space between it and the next on the same line.
 * After a weak one, as a small word or a number, a line should not end; one in a word ends with the hyphen of a compound.
 */
type Piece = {
  text: string;
  width: number;
  gap: number;
  endsSentence: boolean;
  endsClause: boolean;
  isInWord: boolean;
  isWeak: boolean;
};

export type MeasuredText = { text: string; typeface: Typeface; direction: TextDirection; pieces: readonly Piece[] };

/** Where the lines of a text may end, and how wide everything between is. */
export function measureText(text: string, wished: Typeface): MeasuredText {
  const direction = directionOf(text);
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const typeface = typefaceFor(clean, wished);
  const pieces: Piece[] = [];
  const breaker = new LineBreaker(clean);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(pieceOf(clean.slice(from, next.position), { typeface, direction }));
    from = next.position;
  }
  return { text: clean, typeface, direction, pieces };
}

function pieceOf(slice: string, { typeface, direction }: Pick<MeasuredText, 'typeface' | 'direction'>): Piece {
  const text = slice.trimEnd();
  const { width } = shapeLine(text, typeface, direction);
  const gap = text.length < slice.length ? shapeLine(' ', typeface, direction).width : 0;
  return {
    text,
    width,
    gap,
    endsSentence: gap > 0 ? /[.!?…؟।]["”’»)]?$/u.test(text) : /[。！？]["”’」』）]?$/u.test(text),
    endsClause: /[,;:،؛，；：、–—]$/u.test(text),
    isInWord: gap === 0 && /[-‐/]$/u.test(text),
    isWeak: gap > 0 && /^(?:[\p{Ll}\p{Lu}]{1,3}|\p{N}+|with|from|your|into|that|than|their|every)$/u.test(text),
  };
}

/** Pieces `from` to `to`, both on the line. */
type Span = { from: number; to: number };

/** The fewest lines of at most `width` em; null when a piece is wider than that. */
export function countLines({ pieces }: MeasuredText, width: number): number | null {
  let lines = 1;
  let used = 0;
  let gap = 0;
  for (const piece of pieces) {
    if (piece.width > width) return null;
    if (used > 0 && used + gap + piece.width > width) {
      lines += 1;
      used = piece.width;
    } else used += (used > 0 ? gap : 0) + piece.width;
    gap = piece.gap;
  }
  return lines;
}

/** Exactly `count` lines of at most `width` em, even in length and ended where a speaker would pause; null when they cannot be had. */
export function breakEvenly(
  measured: MeasuredText,
  { width, count }: { width: number; count: number },
): string[] | null {
  const { pieces } = measured;
  if (count > pieces.length) return null;
  const total = spanWidth(pieces, { from: 0, to: pieces.length - 1 });
  const target = Math.min(width, total / count);
  type Best = { cost: number; start: number };
  let before: (Best | null)[] = pieces.map((_, end) => {
    const length = spanWidth(pieces, { from: 0, to: end });
    return length > width
      ? null
      : { cost: lineCost(pieces, { from: 0, to: end }, { length, target, isLast: count === 1 }), start: 0 };
  });
  const rows = [before];
  for (let line = 2; line <= count; line++) {
    const row = pieces.map((_, end): Best | null => {
      let best: Best | null = null;
      let length = 0;
      for (let start = end; start >= line - 1; start--) {
        length += (pieces[start]?.width ?? 0) + (start < end ? (pieces[start]?.gap ?? 0) : 0);
        if (length > width) break;
        const earlier = before[start - 1];
        if (!earlier) continue;
        const cost =
          earlier.cost + lineCost(pieces, { from: start, to: end }, { length, target, isLast: line === count });
        if (!best || cost < best.cost) best = { cost, start };
      }
      return best;
    });
    rows.push(row);
    before = row;
  }
  const lines: string[] = [];
  for (let line = count - 1, end = pieces.length - 1; line >= 0; line--) {
    const best = rows[line]?.[end];
    if (!best) return null;
    lines.unshift(spanText(pieces, { from: best.start, to: end }));
    end = best.start - 1;
  }
  return lines;
}

/** One sentence a line, where there are two or more and each fits and none is a single word at the end; else null. */
export function breakAtSentences(
  { pieces }: MeasuredText,
  { width, atMost }: { width: number; atMost: number },
): string[] | null {
  const spans: Span[] = [];
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    if (!piece.endsSentence && index < pieces.length - 1) continue;
    spans.push({ from, to: index });
    from = index + 1;
  }
  if (spans.length < 2 || spans.length > atMost) return null;
  if (spans.some((span) => spanWidth(pieces, span) > width)) return null;
  const last = spans.at(-1);
  if (last && last.from === last.to) return null;
  return spans.map((span) => spanText(pieces, span));
}

/** The text with pieces cut so that none is wider than `width` em, a hyphen where a word is cut. */
export function cutLongPieces(measured: MeasuredText, width: number): MeasuredText {
  if (measured.pieces.every((piece) => piece.width <= width)) return measured;
  const pieces = measured.pieces.flatMap((piece) =>
    piece.width <= width ? [piece] : cutPiece(piece, measured, width),
  );
  return { ...measured, pieces };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cutPiece(piece: Piece, { typeface, direction }: MeasuredText, width: number): Piece[] {
  const parts: Piece[] = [];
  const signs = Array.from(graphemes.segment(piece.text), ({ segment }) => segment);
  let part = '';
  const closed = (text: string): Piece => ({ ...pieceOf(text, { typeface, direction }), isWeak: false });
  for (const [index, sign] of signs.entries()) {
    const hyphen =
      /\p{L}$/u.test(part) && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(sign) ? '-' : '';
    const isFull = shapeLine(part + sign + (index < signs.length - 1 ? '-' : ''), typeface, direction).width > width;
    if (part && isFull) {
      parts.push(closed(part + hyphen));
      part = '';
    }
    part += sign;
  }
  return [...parts, { ...closed(part), gap: piece.gap, endsSentence: piece.endsSentence }];
}

/** At most `count` lines of at most `width` em, the last ended with an ellipsis where words were left out. */
export function breakWithEllipsis(
  measured: MeasuredText,
  { width, count }: { width: number; count: number },
): string[] {
  const { pieces, typeface, direction } = cutLongPieces(measured, width);
  const lines: string[] = [];
  let from = 0;
  while (from < pieces.length && lines.length < count) {
    let to = from;
    while (to + 1 < pieces.length && spanWidth(pieces, { from, to: to + 1 }) <= width) to += 1;
    lines.push(spanText(pieces, { from, to }));
    from = to + 1;
  }
  if (from >= pieces.length) return lines;
  const signs = Array.from(graphemes.segment(lines.pop() ?? ''), ({ segment }) => segment);
  const ended = (): string => `${signs.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  while (signs.length > 0 && shapeLine(ended(), typeface, direction).width > width) signs.pop();
  return [...lines, ended()];
}

function lineCost(
  pieces: readonly Piece[],
  { from, to }: Span,
  { length, target, isLast }: { length: number; target: number; isLast: boolean },
): number {
  const uneven = ((target - length) / target) ** 2;
  if (isLast) return uneven + (from === to && pieces.length > 2 ? 0.5 : 0);
  const last = pieces[to];
  return (
    uneven +
    (last?.isWeak ? 0.09 : 0) +
    (last?.isInWord ? 0.4 : 0) -
    (last?.endsSentence ? 0.12 : 0) -
    (last?.endsClause ? 0.03 : 0)
  );
}

function spanWidth(pieces: readonly Piece[], { from, to }: Span): number {
  let width = 0;
  for (let index = from; index <= to; index++) {
    width += (pieces[index]?.width ?? 0) + (index < to ? (pieces[index]?.gap ?? 0) : 0);
  }
  return width;
}

function spanText(pieces: readonly Piece[], { from, to }: Span): string {
  let text = '';
  for (let index = from; index <= to; index++) {
    const piece = pieces[index];
    text += `${piece?.text ?? ''}${index < to && piece && piece.gap > 0 ? ' ' : ''}`;
  }
  return text;
}
