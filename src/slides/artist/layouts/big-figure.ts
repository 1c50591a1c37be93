import type { Page } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { notesRow, topOfRow } from './notes-row.ts';
import { statementLayout } from './statement.ts';

const beside = 52;

/** A result or a price as the hero, what it counts beside it. Without one the claim is the hero. */
export function bigFigureLayout(page: Page): SlideElement[] {
  const { figure } = page.text;
  if (!figure) return statementLayout(page);
  const isStrip = page.chance(6) < 0.4;
  const art = isStrip
    ? page.art({ x: 1440, y: 0, width: 480, height: 1080 })
    : page.art({ x: 1340, y: 0, width: 580, height: 470 }, [0, 0, 0, 290]);
  const width = page.hasArt && isStrip ? 1236 : 1696;
  const headWidth = page.hasArt && !isStrip ? 1130 : Math.min(width, 1300);
  const notes = notesRow(page, {
    x: margin,
    width,
    bottom: contentBottom - 8,
    height: page.text.bullets.length > 4 ? 400 : 230,
  });
  const heads = stackTexts(page, {
    box: { x: margin, y: contentTop, width: headWidth, height: 290 },
    items: [
      {
        role: 'smallTitle',
        text: page.text.title,
        gap: 0,
        maxLines: 2,
        sizesFrom: sizesFromPx('smallTitle', notes.length > 0 ? 70 : 88),
      },
      { role: 'subtitle', text: page.text.subtitle, gap: 22, color: page.tone.muted, sizesFrom: 3, maxLines: 2 },
    ],
  });
  const isShort = figure.value.length <= 6;
  const isUnderArt = page.hasArt && !isStrip && !(isShort && notes.length > 0);
  const top = Math.max(bottomOf(heads, contentTop) + 36, isUnderArt ? 482 : 0);
  const bottom = topOfRow(notes, contentBottom) - (notes.length > 0 ? 52 : 0);
  return [
    ...art,
    ...labelRow(page, { x: margin, width: headWidth }),
    ...heads,
    ...hero(page, figure, {
      width: isShort && !isUnderArt ? headWidth : width,
      top,
      bottom,
      isAlone: notes.length === 0,
    }),
    ...notes,
    ...footerRow(page, { x: margin, width }),
  ];
}

function hero(
  page: Page,
  figure: { value: string; label: string },
  { width, top, bottom, isAlone }: { width: number; top: number; bottom: number; isAlone: boolean },
): SlideElement[] {
  const height = bottom - top;
  const isUnder = figure.value.length >= (isAlone ? 5 : 14);
  const value = page.setText({
    role: 'figure',
    text: figure.value,
    maxLines: figure.value.length > 8 ? 2 : 1,
    box: {
      x: margin,
      y: top,
      width: figure.label && !isUnder ? width * 0.68 : width,
      height: figure.label && isUnder ? height * 0.7 : height,
    },
    color: page.tone.accent,
  });
  const used = value.fitted.lines[0]?.width ?? 0;
  const free = width - used - beside;
  if (!figure.label) return [{ ...value, box: { ...value.box, y: top + (height - value.box.height) / 2 } }];
  const isBeside = free >= 300 && !isUnder;
  const label = page.setText({
    role: 'figureLabel',
    text: figure.label,
    box: isBeside
      ? { x: margin + used + beside, y: 0, width: Math.min(free, 760), height: value.box.height * 0.8 }
      : { x: margin, y: 0, width: Math.min(width, 1300), height: height - value.box.height - 8 },
  });
  if (!isBeside) {
    const y = top + (height - value.box.height - label.box.height - 8) / 2;
    return [
      { ...value, box: { ...value.box, y } },
      { ...label, box: { ...label.box, y: y + value.box.height + 8 } },
    ];
  }
  const y = top + (height - value.box.height) / 2;
  const baseline = y + value.fitted.ascent;
  const lastLine = label.fitted.ascent + label.fitted.leading * (label.fitted.lines.length - 1);
  return [
    { ...value, box: { ...value.box, y, width: used + 4 } },
    { ...label, box: { ...label.box, y: baseline - lastLine } },
  ];
}
