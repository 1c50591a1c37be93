import { type Page, panel } from '../page.ts';
import type { SlideElement, TextElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { pointPx } from './points.ts';

/** How much of the free room a short list leaves over its title. */
const sunk = 0.22;

/** Words on one side, a tall picture with round corners on the other; each point behind a sign of its own. */
export function listLayout(page: Page): SlideElement[] {
  const { text, palette } = page;
  const isTurned = page.chance(1) < 0.35;
  const art = page.art({ x: isTurned ? 40 : 1180, y: 40, width: 700, height: 1000 }, [28, 28, 28, 28]);
  const x = art.length > 0 && isTurned ? 836 : margin;
  const width = art.length > 0 ? 972 : 1696;
  const box = { x, y: contentTop, width, height: contentBottom - contentTop };
  const textWidth = Math.min(width, 1180);
  const isBare = text.bullets.length === 0;
  const px = pointPx(text.bullets);
  const icon = px > 44 ? { size: 46, column: 80 } : { size: 34, column: 62 };
  const texts = stackTexts(page, {
    box: { ...box, width: isBare ? width : textWidth },
    anchor: isBare ? 'center' : 'top',
    items: [
      {
        role: isBare ? 'poster' : 'title',
        text: text.title,
        gap: 0,
        sizesFrom: isBare ? sizesFromPx('poster', 140) : sizesFromPx('title', text.bullets.length > 2 ? 96 : 112),
      },
      {
        role: 'subtitle',
        text: text.subtitle,
        gap: isBare ? 44 : 30,
        color: page.tone.muted,
        maxLines: isBare ? 6 : 3,
      },
      ...text.bullets.map((bullet, index) => ({
        role: 'bullet' as const,
        text: bullet,
        gap: index === 0 ? 92 : 28,
        indent: icon.column,
        sizesFrom: sizesFromPx('bullet', px),
      })),
    ],
  });
  const free = Math.max(0, contentBottom - bottomOf(texts, contentTop));
  const down = isBare ? 0 : free * sunk;
  const bullets = spread(
    texts.filter(({ part }) => part === 'bullet').map((text) => lowered(text, down)),
    free - down,
  );
  const heads = texts.filter(({ part }) => part !== 'bullet').map((text) => lowered(text, down));
  const first = bullets[0];
  const ruleY = first ? (bottomOf(heads, contentTop) + first.box.y) / 2 : 0;
  return [
    ...art,
    ...labelRow(page, { x, width }),
    ...heads,
    ...(first ? [panel({ x, y: ruleY, width, height: 1.5 }, page.tone.line)] : []),
    ...bullets.flatMap((bullet): SlideElement[] => [
      {
        kind: 'icon',
        box: {
          x,
          y: bullet.box.y + bullet.fitted.ascent - bullet.fitted.size * 0.36 - icon.size / 2,
          width: icon.size,
          height: icon.size,
        },
        color: palette.accent,
        icon: { words: bullet.text },
      },
      bullet,
    ]),
    ...footerRow(page, { x, width }),
  ];
}

/** Points take a share of the room that is left, so that a short list does not cling to its title. */
function spread(bullets: readonly TextElement[], free: number): TextElement[] {
  const more = Math.min(90, free / (bullets.length + 1));
  return bullets.map((bullet, index) => lowered(bullet, more * (index + 0.6)));
}

const lowered = (text: TextElement, by: number): TextElement => ({ ...text, box: { ...text.box, y: text.box.y + by } });
