import type { Page, TextOrder } from './page.ts';
import type { Box, TextElement } from './slide-design.ts';
import { type TextRole, textRoles } from './type-scale.data.ts';

/** A text in a column; `gap` is the room over it, `indent` what its first line leaves free at the start. */
export type StackItem = Omit<TextOrder, 'box'> & { gap: number; indent?: number };

type Anchor = 'top' | 'center' | 'bottom';
const steps = 9;

/**
 * Sets texts under each other inside a box, each as large as the whole column allows; texts of one role get one size.
 * Where even the smallest sizes are too large, the longest texts lose their last lines. Empty texts take no room.
 */
export function stackTexts(
  page: Page,
  { items, box, anchor = 'top' }: { items: readonly StackItem[]; box: Box; anchor?: Anchor },
): TextElement[] {
  const wanted = items.filter(({ text }) => text.trim() !== '');
  for (let step = 0; step < steps; step++) {
    const column = setColumn(page, { items: wanted, box, step });
    if (column.height <= box.height && !column.texts.some(({ fitted }) => fitted.isCut))
      return place(column, box, anchor);
  }
  return place(setShort(page, wanted, box), box, anchor);
}

/** Where a column of texts ends; `start` when there is none. */
export function bottomOf(texts: readonly { box: Box }[], start: number): number {
  return Math.max(start, ...texts.map(({ box }) => box.y + box.height));
}

type Column = { texts: TextElement[]; gaps: number[]; height: number };

function setColumn(
  page: Page,
  {
    items,
    box,
    step,
    lineLimits,
  }: { items: readonly StackItem[]; box: Box; step: number; lineLimits?: readonly number[] },
): Column {
  const share = step / (steps - 1);
  const orders = items.map(({ gap: _gap, indent = 0, ...item }, index): TextOrder => {
    const count = textRoles[item.role].sizes.length;
    const from = Math.min(item.sizesFrom ?? 0, count - 1);
    return {
      ...item,
      box: { x: box.x + indent, y: box.y, width: box.width - indent, height: box.height },
      sizesFrom: from + Math.round(share * (count - 1 - from)),
      ...limited(lineLimits?.[index] ?? item.maxLines),
    };
  });
  const texts = setByRole(page, orders);
  const gaps = items.map(({ gap }, index) => (index === 0 ? 0 : Math.round(gap * (1 - 0.45 * share))));
  return { texts, gaps, height: texts.reduce((sum, text, index) => sum + text.box.height + (gaps[index] ?? 0), 0) };
}

/** Without a limit of its own a text has its role's. */
const limited = (maxLines: number | undefined): { maxLines?: number } => (maxLines === undefined ? {} : { maxLines });
const mostLines = ({ linesAtMost, maxLines }: TextRole): number => linesAtMost ?? maxLines;

function setByRole(page: Page, orders: readonly TextOrder[]): TextElement[] {
  const texts: TextElement[] = [];
  for (const role of new Set(orders.map((order) => order.role))) {
    const places = orders.flatMap((order, index) => (order.role === role ? [index] : []));
    const group = page.setGroup(places.flatMap((index) => orders[index] ?? []));
    for (const [at, index] of places.entries()) {
      const text = group[at];
      if (text) texts[index] = text;
    }
  }
  return texts;
}

function setShort(page: Page, items: readonly StackItem[], box: Box): Column {
  const step = steps - 1;
  let lineLimits = items.map((item) => item.maxLines ?? mostLines(textRoles[item.role]));
  let column = setColumn(page, { items, box, step, lineLimits });
  while (column.height > box.height) {
    const counts = column.texts.map(({ fitted }) => fitted.lines.length);
    const longest = counts.lastIndexOf(Math.max(...counts));
    if ((counts[longest] ?? 1) <= 1) return setColumn(page, { items: items.slice(0, -1), box, step, lineLimits });
    lineLimits = counts.map((count, index) => (index === longest ? count - 1 : count));
    column = setColumn(page, { items, box, step, lineLimits });
  }
  return column;
}

function place({ texts, gaps, height }: Column, box: Box, anchor: Anchor): TextElement[] {
  const free = Math.max(0, box.height - height);
  let y = box.y + (anchor === 'top' ? 0 : anchor === 'center' ? free / 2 : free);
  return texts.map((text, index) => {
    y += gaps[index] ?? 0;
    const placed = { ...text, box: { ...text.box, y } };
    y += text.box.height;
    return placed;
  });
}
