import {
  breakAtSentences,
  breakEvenly,
  breakWithEllipsis,
  countLines,
  cutLongPieces,
  type MeasuredText,
  measureText,
} from './break-lines.ts';
import { shapeLine, type TextDirection, type Typeface } from './shape-text.ts';

/** A line's text and the width of its ink in px. */
type FittedLine = { text: string; width: number };

/** Text set in a box: px throughout. `ascent` is the first baseline's distance from the top, `leading` that of one baseline from the next. */
export type FittedText = {
  typeface: Typeface;
  direction: TextDirection;
  size: number;
  leading: number;
  ascent: number;
  lines: readonly FittedLine[];
  width: number;
  height: number;
  /** The text did not fit at any size and ends early. */
  isCut: boolean;
};

export type FitOrder = {
  text: string;
  typeface: Typeface;
  /** In px, largest first; the first that fits is taken. */
  sizes: readonly number[];
  /** In ems. */
  lineHeight: number;
  width: number;
  height: number;
  maxLines: number;
  /** One sentence a line where that is possible; for titles. */
  prefersSentences?: boolean;
};

/** Sets the text at the largest size at which it fits without a cut or lonely word; at the smallest it is cut where it has to be. */
export function fitText(order: FitOrder): FittedText {
  const measured = measureText(order.text, order.typeface);
  if (measured.pieces.length === 0)
    return { ...setLines(measured, order, { size: order.sizes[0] ?? 0, lines: [] }), height: 0 };
  const sizes = order.sizes;
  for (const isStrict of [true, false]) {
    for (const size of sizes) {
      const lines = wholeLines(measured, order, size);
      if (!lines || (isStrict && isUnlucky(lines, order, measured.typeface))) continue;
      const fitted = setLines(measured, order, { size, lines });
      if (fitted.height <= order.height && fitted.width <= order.width) return fitted;
    }
  }
  for (const size of sizes.slice(Math.floor(sizes.length / 2))) {
    const cut = cutLongPieces(measured, order.width / size);
    const lines = wholeLines(cut, order, size);
    const fitted = lines && setLines(measured, order, { size, lines });
    if (fitted && fitted.height <= order.height && fitted.width <= order.width) return fitted;
  }
  return cutShort(measured, order);
}

function wholeLines(
  measured: MeasuredText,
  { width, maxLines, prefersSentences }: FitOrder,
  size: number,
): string[] | null {
  const available = width / size;
  const fewest = countLines(measured, available);
  if (fewest === null || fewest > maxLines) return null;
  const sentences = prefersSentences ? breakAtSentences(measured, { width: available, atMost: maxLines }) : null;
  if (sentences) return sentences;
  const evened = breakEvenly(measured, { width: available, count: fewest });
  return evened;
}

/** Pieces measured alone can be a little narrower than the line they make, so that a line may need to be cut shorter still. */
const slacks = [1, 0.96, 0.9, 0.75, 0.5];

function cutShort(measured: MeasuredText, order: FitOrder): FittedText {
  const size = order.sizes.at(-1) ?? 0;
  const inLines = (count: number, slack: number): FittedText => {
    const lines = breakWithEllipsis(measured, { width: (order.width / size) * slack, count });
    return { ...setLines(measured, order, { size, lines }), isCut: true };
  };
  for (let count = order.maxLines; count > 1; count--) {
    const fitted = slacks.map((slack) => inLines(count, slack)).find(({ width }) => width <= order.width);
    if (fitted && fitted.height <= order.height) return fitted;
  }
  return slacks.map((slack) => inLines(1, slack)).find(({ width }) => width <= order.width) ?? inLines(0, 1);
}

/** One short word alone under longer lines. */
export function endsLonely(lines: readonly string[], typeface: Typeface): boolean {
  const last = lines.at(-1) ?? '';
  if (lines.length < 2 || last.includes(' ') || !lines.some((line) => line.includes(' '))) return false;
  const longest = Math.max(...lines.map((line) => shapeLine(line, typeface).width));
  return shapeLine(last, typeface).width < longest * 0.42;
}

/** Lines that a smaller size would break better: a word left alone, in a title on any line but one that is a sentence. */
function isUnlucky(lines: readonly string[], { prefersSentences }: FitOrder, typeface: Typeface): boolean {
  if (endsLonely(lines, typeface)) return true;
  if (!prefersSentences || lines.length < 3) return false;
  const widths = lines.map((line) => shapeLine(line, typeface).width);
  const longest = Math.max(...widths);
  return lines.some((line, at) => !/[\s\p{P}]/u.test(line) && (widths[at] ?? 0) < longest * 0.55);
}

/** Room over and under the baseline that every text gets, so that neighbouring texts stand on one grid whatever their letters. */
const usualAscent = 0.76;
const usualDescent = 0.24;

function setLines(
  { typeface, direction, text }: MeasuredText,
  { lineHeight }: FitOrder,
  { size, lines }: { size: number; lines: readonly string[] },
): FittedText {
  const shaped = lines.map((line) => shapeLine(line, typeface, direction));
  const ascent = Math.max(usualAscent, shaped[0]?.top ?? 0) * size;
  const descent = Math.max(usualDescent, -(shaped.at(-1)?.bottom ?? 0)) * size;
  const leading = leadingFor(text, lineHeight) * size;
  const fittedLines = lines.map((line, index) => ({ text: line, width: widthOf(shaped[index]) * size }));
  return {
    typeface,
    direction,
    size,
    leading,
    ascent,
    lines: fittedLines,
    width: Math.max(0, ...fittedLines.map(({ width }) => width)),
    height: ascent + descent + leading * Math.max(0, lines.length - 1),
    isCut: false,
  };
}

/** Letters may reach a hair over their advance on either side. */
const widthOf = (line: { width: number; left: number; right: number } | undefined): number =>
  line ? Math.max(line.width, line.right) - Math.min(0, line.left) : 0;

/** Scripts with marks over and under their letters need more air than Latin titles have. */
function leadingFor(text: string, lineHeight: number): number {
  if (/[\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Thai}]/u.test(text)) return Math.max(lineHeight, 1.34);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return Math.max(lineHeight, 1.24);
  return lineHeight;
}
