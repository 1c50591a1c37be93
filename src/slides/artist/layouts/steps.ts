import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { contentBottom, contentTop, footerRow, labelRow, longSubtitle, margin } from './frame.ts';
import { movedPoint, setPoints } from './point-column.ts';
import { pointPx } from './points.ts';

const columnGap = 56;
const width = 1696;

/** The band over few words grows as far as this. */
const tallestBand = 600;

/** Points in their order from start to end, each under a large number; the art is a band over them that takes what they leave. */
export function stepsLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const isWordy = text.subtitle.length > longSubtitle;
  const isBandTall = text.bullets.length <= 4 && !isWordy;
  const least = isBandTall ? 348 : 236;
  const labelTop = page.hasArt ? least + 54 : 104;
  const titleTop = page.hasArt ? labelTop + 58 : contentTop;
  const rows = text.bullets.length > 5 ? 2 : 1;
  const heads = stackTexts(page, {
    box: {
      x: margin,
      y: titleTop,
      width,
      height: isWordy ? 330 : rows > 1 ? 160 : isBandTall ? 170 : 230,
    },
    items: [
      { role: 'smallTitle', text: text.title, gap: 0, maxLines: 2 },
      { role: 'subtitle', text: text.subtitle, gap: 22, color: tone.muted, sizesFrom: 3, maxLines: isWordy ? 5 : 2 },
    ],
  });
  const top = bottomOf(heads, titleTop) + (rows > 1 ? 36 : 48);
  const points = steps(page, { x: margin, y: top, width, height: contentBottom - top }, rows);
  const free = contentBottom - Math.max(top, ...points.map(({ box }) => box.y + box.height));
  const grown = page.hasArt ? Math.min(Math.max(0, free), tallestBand - least) : 0;
  return [
    ...page.art({ x: 0, y: 0, width: 1920, height: least + grown }),
    ...[...labelRow(page, { x: margin, y: labelTop, width }), ...heads, ...points].map((element) => ({
      ...element,
      box: { ...element.box, y: element.box.y + grown },
    })),
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
    px: columns >= 4 ? Math.min(44, pointPx(bullets)) : pointPx(bullets),
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
