import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { pointPx } from './points.ts';

const gap = 24;
const padding = 34;

/** Points as cards beside a column of art; the first is the loud one. */
export function cardsLayout(page: Page): SlideElement[] {
  const { text } = page;
  const isTurned = page.chance(3) < 0.4;
  const art = page.art({ x: isTurned ? 1380 : 0, y: 0, width: 540, height: 1080 });
  const hasArt = art.length > 0;
  const x = hasArt && !isTurned ? 644 : margin;
  const width = hasArt ? 1164 : 1696;
  const rows = rowsFor[text.bullets.length] ?? [];
  const headHeight = text.bullets.length === 0 ? contentBottom - contentTop : rows.length > 2 ? 250 : 300;
  const heads = stackTexts(page, {
    box: { x, y: contentTop, width, height: headHeight },
    anchor: text.bullets.length === 0 ? 'center' : 'top',
    items: [
      {
        role: 'smallTitle',
        text: text.title,
        gap: 0,
        sizesFrom: sizesFromPx('smallTitle', text.bullets.length > 4 ? 62 : text.bullets.length > 2 ? 70 : 82),
      },
      {
        role: 'subtitle',
        text: text.subtitle,
        gap: 24,
        color: page.tone.muted,
        sizesFrom: sizesFromPx('subtitle', text.bullets.length > 4 ? 30 : 38),
        maxLines: 2,
      },
    ],
  });
  const top = bottomOf(heads, contentTop) + 48;
  return [
    ...art,
    ...labelRow(page, { x, width }),
    ...heads,
    ...cards(page, { x, y: top, width, height: contentBottom - top }, rows),
    ...footerRow(page, { x, width }),
  ];
}

/** How many cards stand in each row. Three make one wide card over two. */
const rowsFor: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 2], [2, 2], [2, 3], [3, 3], [2, 2, 3], [2, 3, 3]];

function cards(page: Page, box: Box, rows: readonly number[]): SlideElement[] {
  const { palette, text } = page;
  const height = (box.height - gap * (rows.length - 1)) / rows.length;
  const hasIcons = height >= 150;
  const icon = text.bullets.length <= 3 && height >= 240 ? 60 : 40;
  const px = pointPx(text.bullets);
  const boxes = rows.flatMap((count, row) => {
    const width = (box.width - gap * (count - 1)) / count;
    const y = box.y + row * (height + gap);
    return Array.from({ length: count }, (_, column): Box => ({ x: box.x + column * (width + gap), y, width, height }));
  });
  const { loud } = palette;
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
      sizesFrom: sizesFromPx('card', rows.length <= 2 ? px + 4 : px),
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
