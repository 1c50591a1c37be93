import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { contentBottom, contentTop, footerRow, labelRow, longSubtitle, margin } from './frame.ts';
import { movedPoint, setPoints } from './point-column.ts';

const columnGap = 56;
const width = 1696;

/** Points in their order from start to end, each under a large number; the art is a band over them. */
export function stepsLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const isWordy = text.subtitle.length > longSubtitle;
  const isBandTall = text.bullets.length <= 4 && !isWordy;
  const isBrief = isBandTall && !text.subtitle && Math.max(0, ...text.bullets.map(({ length }) => length)) <= 34;
  const bandHeight = isBrief ? 450 : isBandTall ? 348 : 236;
  const art = page.art({ x: 0, y: 0, width: 1920, height: bandHeight });
  const labelTop = page.hasArt ? bandHeight + 58 : 104;
  const titleTop = page.hasArt ? labelTop + 60 : contentTop;
  const rows = text.bullets.length > 5 ? 2 : 1;
  const isBare = text.bullets.length === 0;
  const heads = stackTexts(page, {
    box: {
      x: margin,
      y: titleTop,
      width: 1500,
      height: isBare ? contentBottom - titleTop : isWordy ? 330 : rows > 1 ? 160 : isBandTall ? 170 : 230,
    },
    anchor: isBare ? 'center' : 'top',
    items: [
      { role: isBare ? 'poster' : 'smallTitle', text: text.title, gap: 0, maxLines: isBare ? 4 : 2 },
      { role: 'subtitle', text: text.subtitle, gap: 22, color: tone.muted, sizesFrom: 3, maxLines: isWordy ? 5 : 2 },
    ],
  });
  const top = bottomOf(heads, titleTop) + (rows > 1 ? 40 : 56);
  return [
    ...art,
    ...labelRow(page, { x: margin, y: labelTop, width }),
    ...heads,
    ...steps(page, { x: margin, y: top, width, height: contentBottom - top }, rows),
    ...footerRow(page, { x: margin, width }),
  ];
}

function steps(page: Page, box: Box, rows: number): SlideElement[] {
  const { bullets } = page.text;
  if (bullets.length === 0) return [];
  const columns = Math.ceil(bullets.length / rows);
  const columnWidth = (box.width - columnGap * (columns - 1)) / columns;
  const rowHeight = (box.height - 32 * (rows - 1)) / rows;
  const places = bullets.map(
    (_, index): Box => ({
      x: box.x + (index % columns) * (columnWidth + columnGap),
      y: box.y + Math.floor(index / columns) * (rowHeight + 32),
      width: columnWidth,
      height: rowHeight,
    }),
  );
  const ordinals = page.setGroup(
    places.map((place, index) => ({
      role: 'ordinal' as const,
      text: String(index + 1),
      box: { ...place, height: Math.max(46, rowHeight * 0.34) },
      color: page.tone.accent,
    })),
  );
  const under = (ordinals[0]?.box.height ?? 0) + (rows > 1 ? 4 : 28);
  const points = setPoints(page, {
    bullets,
    boxes: places.map((place) => ({ ...place, y: place.y + under, height: place.height - under })),
    role: 'card',
    colors: { head: page.tone.ink, rest: page.tone.ink },
  });
  return places.flatMap((place, index): SlideElement[] => {
    const ordinal = ordinals[index];
    const point = points[index];
    if (!ordinal || !point) return [];
    const inked = ordinal.fitted.lines[0]?.width ?? 0;
    const lineX = place.x + inked + 28;
    const lineY = place.y + ordinal.fitted.ascent - ordinal.fitted.size * 0.36;
    return [
      { ...ordinal, box: { ...ordinal.box, width: inked + 4 } },
      panel({ x: lineX, y: lineY, width: place.x + columnWidth - lineX, height: 2 }, page.tone.line),
      ...movedPoint(point, 0),
    ];
  });
}
