import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { sizesFromPx } from '../type-scale.data.ts';

const columnGap = 56;
const rowGap = 44;
const overText = 30;

/** Points side by side under hairlines, at most four a row, their foot at `bottom`. Nothing without points. */
export function notesRow(
  page: Page,
  { x, width, bottom, height }: { x: number; width: number; bottom: number; height: number },
): SlideElement[] {
  const { bullets } = page.text;
  if (bullets.length === 0) return [];
  const rows = bullets.length > 4 ? 2 : 1;
  const columns = Math.max(Math.ceil(bullets.length / rows), 2);
  const columnWidth = (width - columnGap * (columns - 1)) / columns;
  const rowHeight = (height - rowGap * (rows - 1)) / rows;
  const texts = page.setGroup(
    bullets.map((text, index) => ({
      role: 'note' as const,
      text,
      color: page.tone.muted,
      maxLines: 6,
      sizesFrom: sizesFromPx('note', bullets.length <= 2 ? 44 : bullets.length === 3 ? 34 : 30),
      box: {
        x: x + (index % columns) * (columnWidth + columnGap),
        y: 0,
        width: columnWidth,
        height: rowHeight - overText,
      },
    })),
  );
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...texts.slice(row * columns, (row + 1) * columns).map(({ box }) => box.height + overText)),
  );
  const tops = heights.map(
    (_, row) => bottom - heights.slice(row).reduce((sum, one) => sum + one, 0) - rowGap * (rows - 1 - row),
  );
  return texts.flatMap((text, index): SlideElement[] => {
    const y = tops[Math.floor(index / columns)] ?? bottom;
    return [
      panel({ x: text.box.x, y, width: columnWidth, height: 2 }, page.tone.line),
      panel({ x: text.box.x, y, width: 56, height: 2 }, page.tone.accent),
      { ...text, box: { ...text.box, y: y + overText } },
    ];
  });
}

/** How high the row stands; 0 without points. */
export function topOfRow(row: readonly SlideElement[], bottom: number): number {
  return Math.min(bottom, ...row.map(({ box }) => box.y));
}
