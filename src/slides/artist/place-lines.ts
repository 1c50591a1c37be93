import type { TextElement } from './slide-design.ts';
import { type ShapedLine, shapeLine, type TextDirection } from './type/shape-text.ts';

/** From here on a text stands with its ink on the edge of its box, not with the air beside its first letter. */
const inkAlignedFrom = 40;

/** A line's letters and where its baseline begins on the slide. */
type PlacedLine = { shaped: ShapedLine; x: number; y: number };

/** Where each line of a text stands; "start" is the right edge on a slide that runs from right to left. */
export function placeLines({ box, fitted, align }: TextElement, direction: TextDirection): PlacedLine[] {
  const { size, leading, ascent, lines, typeface } = fitted;
  return lines.map(({ text }, index) => {
    const shaped = shapeLine(text, typeface, fitted.direction);
    const isInkAligned = size >= inkAlignedFrom;
    const left = isInkAligned ? shaped.left : Math.min(0, shaped.left);
    const right = isInkAligned ? shaped.right : Math.max(shaped.width, shaped.right);
    const atLeft = box.x - left * size;
    const atRight = box.x + box.width - right * size;
    const isAtRight = (align === 'start') === (direction === 'rtl');
    const x = align === 'center' ? (atLeft + atRight) / 2 : isAtRight ? atRight : atLeft;
    return { shaped, x, y: box.y + ascent + index * leading };
  });
}
