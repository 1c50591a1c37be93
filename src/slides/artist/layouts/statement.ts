import type { Page } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { stackTexts } from '../stack.ts';
import { contentBottom, footerRow, labelRow, margin } from './frame.ts';
import { notesRow, topOfRow } from './notes-row.ts';

/** Now and then the whole slide takes the accent's colour. */
export const isLoudStatement = (page: Page): boolean => page.chance(4) < 0.3;

/** One claim as large as the slide allows; the art keeps to a corner or an edge. */
export function statementLayout(page: Page): SlideElement[] {
  const isStrip = page.chance(5) < 0.5;
  const art = isStrip
    ? page.art({ x: 1500, y: 0, width: 420, height: 1080 })
    : page.art({ x: 1320, y: 0, width: 600, height: 380 }, [0, 0, 0, 300]);
  const width = page.hasArt && isStrip ? 1276 : 1696;
  const top = page.hasArt && !isStrip ? 420 : 190;
  const notes = notesRow(page, {
    x: margin,
    width,
    bottom: contentBottom - 8,
    height: page.text.bullets.length > 4 ? 400 : 230,
  });
  const bottom = topOfRow(notes, contentBottom) - (notes.length > 0 ? 64 : 28);
  const words = stackTexts(page, {
    box: { x: margin, y: top, width, height: bottom - top },
    anchor: page.hasArt && !isStrip ? 'bottom' : 'center',
    items: [
      { role: 'poster', text: page.text.title, gap: 0 },
      { role: 'subtitle', text: page.text.subtitle, gap: 46, color: page.tone.muted, maxLines: 4 },
    ],
  });
  return [
    ...art,
    ...labelRow(page, { x: margin, width: page.hasArt && !isStrip ? 1100 : width }),
    ...words,
    ...notes,
    ...footerRow(page, { x: margin, width }),
  ];
}
