import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, longSubtitle, margin } from './frame.ts';
import { pointOf, pointPx } from './points.ts';

const gap = 28;
const padding = 48;
const width = 1696;
const icon = 34;

/** What was beside what will be: the first half of the points quiet, the second on the accent. */
export function comparisonLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const art = page.art({ x: 1364, y: 72, width: 444, height: 276 }, [24, 24, 24, 24]);
  const isBare = text.bullets.length === 0;
  const isWordy = text.subtitle.length > longSubtitle;
  const heads = stackTexts(page, {
    box: {
      x: margin,
      y: contentTop,
      width: page.hasArt ? 1180 : 1500,
      height: isBare ? contentBottom - contentTop : isWordy ? 340 : 222,
    },
    items: [
      { role: 'smallTitle', text: text.title, gap: 0, maxLines: 2 },
      { role: 'subtitle', text: text.subtitle, gap: 18, color: tone.muted, sizesFrom: 3, maxLines: isWordy ? 6 : 2 },
    ],
  });
  const top = Math.max(bottomOf(heads, contentTop) + 44, page.hasArt ? 392 : 0);
  return [
    ...art,
    ...labelRow(page, { x: margin, width: page.hasArt ? 1180 : width }),
    ...heads,
    ...(isBare ? [] : sides(page, { x: margin, y: top, width, height: contentBottom + 4 - top })),
    ...footerRow(page, { x: margin, width }),
  ];
}

/** By the two heads the points have in common, as "Before: …" and "After: …", else by halves. */
function splitSides(bullets: readonly string[]): { head: string; points: string[] }[] {
  const points = bullets.map(pointOf);
  const heads = [...new Set(points.map(({ head }) => head))];
  if (heads.length === 2 && !heads.includes('')) {
    return heads.map((head) => ({
      head,
      points: points.filter((point) => point.head === head).map(({ rest }) => rest),
    }));
  }
  const half = Math.ceil(bullets.length / 2);
  return [bullets.slice(0, half), bullets.slice(half)].map((side) => ({ head: '', points: [...side] }));
}

function sides(page: Page, box: Box): SlideElement[] {
  const { palette, loud } = page;
  const cardWidth = (box.width - gap) / 2;
  const quiet = { fill: palette.surface, ink: palette.muted };
  const cards = splitSides(page.text.bullets).map((side, index) => ({
    ...side,
    isLoud: index === 1,
    fill: index === 1 ? loud.fill : quiet.fill,
    ink: index === 1 ? loud.ink : quiet.ink,
    box: { x: box.x + index * (cardWidth + gap), y: box.y, width: cardWidth, height: box.height },
  }));
  const stacks = cards.map(({ head, points, fill, ink, box: card, isLoud }) =>
    stackTexts(page, {
      box: {
        x: card.x + padding,
        y: card.y + padding - 8,
        width: card.width - 2 * padding,
        height: card.height - 2 * padding + 16,
      },
      anchor: 'center',
      items: [
        { role: 'head', text: head, gap: 0, color: isLoud ? ink : palette.ink, ground: fill },
        ...points.map((text, index) => ({
          role: 'card' as const,
          text,
          gap: index === 0 && head ? 44 : points.length <= 3 ? 58 : 34,
          sizesFrom: sizesFromPx('card', points.length <= 1 ? 60 : pointPx(points) - 8),
          indent: icon + 24,
          color: ink,
          ground: fill,
        })),
      ],
    }),
  );
  return cards.flatMap((card, index): SlideElement[] => {
    const texts = stacks[index] ?? [];
    return [
      panel(card.box, card.fill, { radius: 28, border: card.isLoud || palette.isDark ? null : page.tone.line }),
      ...texts.flatMap((text): SlideElement[] =>
        text.part === 'head'
          ? [text]
          : [
              {
                kind: 'icon',
                box: {
                  x: card.box.x + padding,
                  y: text.box.y + text.fitted.ascent - text.fitted.size * 0.36 - icon / 2,
                  width: icon,
                  height: icon,
                },
                color: card.isLoud ? card.ink : palette.muted,
                icon: card.isLoud ? 'check' : 'cross',
              },
              text,
            ],
      ),
    ];
  });
}
