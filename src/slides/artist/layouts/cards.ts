import { type Page, panel } from '../page.ts';
import { fillOf } from '../palette.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';

const gap = 24;
const padding = 34;
const icon = 40;

/** Points as cards beside a column of art; the first is the loud one. */
export function cardsLayout(page: Page): SlideElement[] {
  const { text } = page;
  const isTurned = page.chance(3) < 0.4;
  const art = page.art({ x: isTurned ? 1380 : 0, y: 0, width: 540, height: 1080 });
  const hasArt = art.length > 0;
  const x = hasArt && !isTurned ? 644 : margin;
  const width = hasArt ? 1164 : 1696;
  const rows = Math.ceil(text.bullets.length / columnsFor(text.bullets.length, hasArt));
  const headHeight = text.bullets.length === 0 ? contentBottom - contentTop : rows > 2 ? 250 : 300;
  const heads = stackTexts(page, {
    box: { x, y: contentTop, width, height: headHeight },
    anchor: text.bullets.length === 0 ? 'center' : 'top',
    items: [
      { role: 'smallTitle', text: text.title, gap: 0, sizesFrom: text.bullets.length === 0 ? 0 : 1 },
      { role: 'subtitle', text: text.subtitle, gap: 24, color: page.tone.muted, sizesFrom: 3, maxLines: 2 },
    ],
  });
  const top = bottomOf(heads, contentTop) + 48;
  return [
    ...art,
    ...labelRow(page, { x, width }),
    ...heads,
    ...cards(page, { x, y: top, width, height: contentBottom - top }, columnsFor(text.bullets.length, hasArt)),
    ...footerRow(page, { x, width }),
  ];
}

function columnsFor(count: number, hasArt: boolean): number {
  if (count <= 1) return 1;
  if (count === 3 || count > 4) return hasArt && count > 6 ? 2 : 3;
  return count === 4 && !hasArt ? 4 : 2;
}

function cards(page: Page, box: Box, columns: number): SlideElement[] {
  const { palette, text } = page;
  const count = text.bullets.length;
  if (count === 0) return [];
  const rows = Math.ceil(count / columns);
  const height = (box.height - gap * (rows - 1)) / rows;
  const hasIcons = height >= 150;
  const boxes = text.bullets.map((_, index): Box => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const width = (box.width - gap * (inRow - 1)) / inRow;
    return { x: box.x + (index % columns) * (width + gap), y: box.y + row * (height + gap), width, height };
  });
  const loud = fillOf(palette);
  const grounds = boxes.map((_, index) => (index === 0 ? loud.fill : palette.surface));
  const inner = boxes.map((one): Box => {
    const top = hasIcons ? padding + icon + 22 : padding - 8;
    return {
      x: one.x + padding,
      y: one.y + top,
      width: one.width - 2 * padding,
      height: one.height - top - padding + 6,
    };
  });
  const words = page.setGroup(
    text.bullets.map((bullet, index) => ({
      role: 'card' as const,
      text: bullet,
      box: inner[index] ?? box,
      ground: grounds[index] ?? palette.surface,
      color: index === 0 ? loud.ink : palette.ink,
    })),
  );
  return boxes.flatMap((one, index): SlideElement[] => {
    const word = words[index];
    const room = inner[index];
    if (!word || !room) return [];
    const y = hasIcons ? room.y + room.height - word.box.height : room.y + (room.height - word.box.height) / 2;
    return [
      panel(one, grounds[index] ?? palette.surface, {
        radius: 24,
        border: index === 0 || palette.isDark ? null : palette.tints[0],
      }),
      ...(hasIcons
        ? [
            {
              kind: 'icon' as const,
              box: { x: one.x + padding, y: one.y + padding, width: icon, height: icon },
              color: index === 0 ? loud.ink : palette.accent,
              icon: { words: word.text },
            },
          ]
        : []),
      { ...word, box: { ...word.box, y } },
    ];
  });
}
