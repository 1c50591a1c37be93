import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { stackTexts } from '../stack.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { stackPoints } from './point-column.ts';

const block = 872;
const columnX = 976;
const columnWidth = 832;

/** A block in the accent's colour or a shade of it says the claim, the bare half gives its reasons. */
export function twoColumnsLayout(page: Page): SlideElement[] {
  const { text, loud, palette } = page;
  const isQuiet = page.chance(9) < 0.4;
  const ground = isQuiet
    ? { fill: palette.tints[0], ink: palette.ink, label: palette.accent }
    : { ...loud, label: loud.ink };
  const isArtOver = page.chance(8) < 0.5;
  const hasReasons = text.subtitle.trim() !== '' || text.bullets.length > 0;
  const isInBlock = page.hasArt && hasReasons;
  const art = page.art(
    hasReasons
      ? { x: 0, y: isArtOver ? 0 : 640, width: block, height: 440 }
      : { x: block, y: 0, width: 1920 - block, height: 1080 },
  );
  const labelTop = isInBlock && isArtOver ? 504 : 104;
  const titleTop = labelTop + 74;
  const titleBottom = isInBlock && !isArtOver ? 584 : 976;
  const title = stackTexts(page, {
    box: { x: margin, y: titleTop, width: block - margin - 84, height: titleBottom - titleTop },
    anchor: isInBlock && !isArtOver ? 'top' : 'bottom',
    items: [{ role: 'title', text: text.title, gap: 0, maxLines: 5, color: ground.ink, ground: ground.fill }],
  });
  return [
    panel({ x: 0, y: 0, width: block, height: 1080 }, ground.fill),
    ...art,
    ...labelRow(page, { x: margin, y: labelTop, width: block - margin - 60, color: ground.label, ground: ground.fill }),
    ...title,
    ...reasons(page),
    ...(hasReasons || !page.hasArt ? footerRow(page, { x: columnX, width: columnWidth }) : []),
  ];
}

function reasons(page: Page): SlideElement[] {
  const { text, tone } = page;
  const isBare = text.bullets.length === 0;
  const lead = stackTexts(page, {
    box: { x: columnX, y: 98, width: columnWidth, height: isBare ? contentBottom - 98 : 250 },
    anchor: isBare ? 'center' : 'top',
    items: [
      {
        role: isBare ? 'quote' : 'subtitle',
        sizesFrom: isBare ? 3 : 0,
        text: text.subtitle,
        gap: 0,
        maxLines: isBare ? 9 : 4,
        color: isBare ? tone.ink : tone.muted,
      },
    ],
  });
  const lowest = lead[0] ? lead[0].box.y + lead[0].box.height + 44 : contentTop - 60;
  const pad = 30;
  const points = stackPoints(page, {
    bullets: text.bullets,
    box: { x: columnX + 76, y: lowest + pad, width: columnWidth - 76, height: contentBottom - lowest - pad - 10 },
    role: 'bullet',
    colors: { head: tone.ink, rest: tone.ink },
    gap: text.bullets.length > 5 ? 26 : 2 * pad,
  });
  const used = points.reduce((bottom, { y, height }) => Math.max(bottom, y + height), lowest);
  const free = Math.max(0, contentBottom - 10 - used) / Math.max(1, points.length);
  const spread = Math.min(free, 46);
  return [
    ...lead,
    ...points.flatMap(({ texts, y }, index): SlideElement[] => {
      const down = index * spread;
      const first = texts[0];
      const number = page.setText({
        role: 'smallOrdinal',
        text: String(index + 1).padStart(2, '0'),
        box: { x: columnX, y: y + down, width: 60, height: 60 },
        color: tone.accent,
      });
      const align = first ? first.fitted.ascent - number.fitted.ascent : 0;
      return [
        panel(
          {
            x: columnX,
            y: y + down - (text.bullets.length > 5 ? 13 : pad) - (spread / 2) * (index > 0 ? 1 : 0),
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
