import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { bottomOf, type StackItem, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { stackPoints } from './point-column.ts';
import { pointPx } from './points.ts';
import { quotePx } from './quoted.ts';
import { statementLayout } from './statement.ts';

const wideBlock = 1000;
const columnX = 976;
const columnWidth = 832;

/** A block in the accent's colour or a shade of it says the claim or shows the figure, the bare half gives its reasons. */
export function twoColumnsLayout(page: Page): SlideElement[] {
  const { text, loud, palette } = page;
  const isQuiet = page.chance(9) < 0.4;
  const ground = isQuiet
    ? { fill: palette.tints[0], ink: palette.ink, label: palette.accent }
    : { ...loud, label: loud.ink };
  const isArtOver = page.chance(8) < 0.5;
  const { figure } = text;
  const hasReasons = figure !== null || text.subtitle.trim() !== '' || text.bullets.length > 0;
  if (!hasReasons && !page.hasArt) return statementLayout(page);
  const block = hasReasons ? 872 : wideBlock;
  const isInBlock = page.hasArt && hasReasons;
  const art = page.art(
    hasReasons
      ? { x: 0, y: isArtOver ? 0 : 640, width: block, height: 440 }
      : { x: block, y: 0, width: 1920 - block, height: 1080 },
  );
  const labelTop = isInBlock && isArtOver ? 500 : 104;
  const top = labelTop + 74;
  const bottom = isInBlock && !isArtOver ? 590 : 984;
  const hero: StackItem[] = figure
    ? [
        { role: 'figure', text: figure.value, gap: 0, maxLines: figure.value.length > 8 ? 2 : 1 },
        { role: 'figureLabel', text: figure.label, gap: 12, sizesFrom: sizesFromPx('figureLabel', 44) },
      ]
    : [{ role: 'title', text: text.title, gap: 0 }];
  const words = stackTexts(page, {
    box: { x: margin, y: top, width: block - margin - 64, height: bottom - top },
    anchor: isInBlock && !isArtOver ? 'top' : 'bottom',
    items: hero.map((item) => ({ ...item, color: ground.ink, ground: ground.fill })),
  });
  return [
    panel({ x: 0, y: 0, width: block, height: 1080 }, ground.fill),
    ...art,
    ...labelRow(page, { x: margin, y: labelTop, width: block - margin - 60, color: ground.label, ground: ground.fill }),
    ...words,
    ...reasons(
      page,
      figure ? { claim: text.title, sizeAtMost: 104 } : { claim: '', sizeAtMost: words[0]?.fitted.size ?? 104 },
    ),
    ...(hasReasons ? footerRow(page, { x: columnX, width: columnWidth }) : []),
  ];
}

/** What the bare half says; `claim` stands over it where the block shows a figure instead; nothing is larger than what the block says. */
function reasons(page: Page, { claim, sizeAtMost }: { claim: string; sizeAtMost: number }): SlideElement[] {
  const { text, tone } = page;
  const isBare = text.bullets.length === 0;
  const isMany = text.bullets.length > 3;
  const lead = stackTexts(page, {
    box: {
      x: columnX,
      y: 98,
      width: columnWidth,
      height: isBare ? contentBottom - 98 : claim ? (isMany ? 210 : 330) : 250,
    },
    anchor: isBare ? 'center' : 'top',
    items: [
      { role: 'title', text: claim, gap: 0, sizesFrom: sizesFromPx('title', isBare ? 104 : isMany ? 52 : 70) },
      {
        role: isBare && !claim ? 'quote' : 'subtitle',
        sizesFrom: isBare && !claim ? sizesFromPx('quote', Math.min(sizeAtMost, quotePx(text.subtitle))) : 0,
        text: text.subtitle,
        gap: 30,
        maxLines: isBare ? 9 : claim ? 2 : 4,
        color: isBare && !claim ? tone.ink : tone.muted,
      },
    ],
  });
  const lowest = lead.length > 0 ? bottomOf(lead, 98) + 44 : contentTop - 60;
  const pad = text.bullets.length > 5 || (claim && isMany) ? 13 : 30;
  const points = stackPoints(page, {
    bullets: text.bullets,
    box: { x: columnX + 84, y: lowest + pad, width: columnWidth - 84, height: contentBottom - lowest - pad - 10 },
    role: 'bullet',
    colors: { head: tone.ink, rest: tone.ink },
    gap: 2 * pad,
  });
  const used = points.reduce((bottom, { y, height }) => Math.max(bottom, y + height), lowest);
  const free = Math.max(0, contentBottom - 10 - used) / Math.max(1, points.length);
  const spread = Math.min(free, text.bullets.length <= 3 ? 180 : 90);
  const sunk = (free - spread) * points.length * 0.4 + spread * 0.5 * Number(lead.length === 0);
  return [
    ...lead,
    ...points.flatMap(({ texts, y }, index): SlideElement[] => {
      const down = sunk + index * spread;
      const first = texts[0];
      const number = page.setText({
        role: 'smallOrdinal',
        text: String(index + 1).padStart(2, '0'),
        box: { x: columnX, y: y + down, width: 64, height: 60 },
        color: tone.accent,
        sizesFrom: sizesFromPx('smallOrdinal', pointPx(text.bullets) * 0.7),
      });
      const align = first ? first.fitted.ascent - number.fitted.ascent : 0;
      return [
        panel(
          {
            x: columnX,
            y: y + down - pad - (spread / 2) * (index > 0 ? 1 : 0),
            width: columnWidth,
            height: 2,
          },
          tone.line,
        ),
        { ...number, box: { ...number.box, y: number.box.y + align } },
        ...texts.map((one) => ({ ...one, box: { ...one.box, y: one.box.y + down } })),
      ];
    }),
  ];
}
