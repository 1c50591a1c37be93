import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx, textRoles } from '../type-scale.data.ts';
import { contentTop, footerRow, labelRow, margin } from './frame.ts';
import { pointPx, pricedOf } from './points.ts';

const card: Box = { x: 1000, y: 96, width: 808, height: 860 };
const padding = 52;
const amountWidth = 210;
const labelGap = 16;

/** All that the offer holds line by line, as on a bill, and what it costs under it. */
export function priceStackLayout(page: Page): SlideElement[] {
  const { text, tone, palette } = page;
  const heads = stackTexts(page, {
    box: { x: margin, y: contentTop, width: 780, height: (page.hasArt ? 572 : 944) - contentTop },
    items: [
      { role: 'title', text: text.title, gap: 0, sizesFrom: 1 },
      { role: 'subtitle', text: text.subtitle, gap: 26, color: tone.muted, sizesFrom: 2, maxLines: 4 },
    ],
  });
  const artTop = Math.min(616, Math.max(470, bottomOf(heads, contentTop) + 84));
  const art = page.art({ x: 0, y: artTop, width: 892, height: 1080 - artTop }, [0, 28, 0, 0]);
  const totalHeight = text.figure ? 232 : 0;
  return [
    ...art,
    ...labelRow(page, { x: margin, width: 780 }),
    ...heads,
    panel(card, palette.surface, { radius: 28, border: palette.isDark ? null : tone.line }),
    ...rows(page, { ...card, y: card.y + 24, height: card.height - totalHeight - 48 }),
    ...total(page, { ...card, y: card.y + card.height - totalHeight, height: totalHeight }),
    ...footerRow(page, { x: card.x, width: card.width }),
  ];
}

function rows(page: Page, box: Box): SlideElement[] {
  const { palette, tone } = page;
  const items = page.text.bullets.map(pricedOf);
  if (items.length === 0) return [];
  const height = Math.min(box.height / items.length, 230);
  const top = box.y + (box.height - height * items.length) / 2;
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const names = page.setGroup(
    items.map(({ name, amount }) => ({
      role: 'card' as const,
      text: name,
      box: { x: inner.x, y: 0, width: inner.width - (amount ? amountWidth + 24 : 0), height: height - 22 },
      color: palette.ink,
      ground: palette.surface,
      maxLines: 3,
      sizesFrom: sizesFromPx('card', pointPx(page.text.bullets)),
    })),
  );
  const nameSize = names[0]?.fitted.size ?? 0;
  const amounts = page.setGroup(
    items.map(({ amount }) => ({
      role: 'amount' as const,
      text: amount,
      box: { x: inner.x + inner.width - amountWidth, y: 0, width: amountWidth, height },
      color: palette.muted,
      ground: palette.surface,
      align: 'end' as const,
      sizesFrom: textRoles.amount.sizes.findIndex((size) => size <= nameSize),
    })),
  );
  return items.flatMap(({ amount }, index): SlideElement[] => {
    const name = names[index];
    const price = amounts[index];
    if (!name || !price) return [];
    const y = top + index * height;
    const nameY = y + (height - name.box.height) / 2;
    return [
      ...(index > 0 ? [panel({ x: inner.x, y: y - 1, width: inner.width, height: 2 }, tone.line)] : []),
      { ...name, box: { ...name.box, y: nameY } },
      ...(amount ? [{ ...price, box: { ...price.box, y: nameY + name.fitted.ascent - price.fitted.ascent } }] : []),
    ];
  });
}

function total(page: Page, box: Box): SlideElement[] {
  const { text, loud } = page;
  if (!text.figure) return [];
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const value = page.setText({
    role: 'total',
    text: text.figure.value,
    box: {
      x: inner.x,
      y: box.y,
      width: inner.width,
      height: text.figure.label.length > 48 ? 104 : text.figure.label ? 136 : 190,
    },
    color: loud.ink,
    ground: loud.fill,
    align: 'end',
  });
  const used = value.fitted.width;
  const besides = inner.width - used - 36;
  const isBeside = besides >= 300;
  const label = page.setText({
    role: 'figureLabel',
    text: text.figure.label,
    box: {
      x: inner.x,
      y: 0,
      width: isBeside ? besides : inner.width,
      height: isBeside ? 170 : box.height - value.box.height - 28,
    },
    color: loud.ink,
    ground: loud.fill,
    sizesFrom: 3,
    maxLines: isBeside ? 4 : 2,
  });
  const both =
    isBeside || !text.figure.label
      ? Math.max(value.box.height, label.box.height)
      : value.box.height + label.box.height + labelGap;
  const top = box.y + (box.height - both) / 2;
  return [
    { kind: 'panel', box, corners: [0, 0, 28, 28], fill: loud.fill, border: null },
    ...(text.figure.label
      ? [{ ...label, box: { ...label.box, y: isBeside ? box.y + (box.height - label.box.height) / 2 : top } }]
      : []),
    {
      ...value,
      box: {
        ...value.box,
        x: inner.x + inner.width - used - 4,
        width: used + 4,
        y:
          isBeside || !text.figure.label
            ? box.y + (box.height - value.box.height) / 2
            : top + label.box.height + labelGap,
      },
    },
  ];
}
