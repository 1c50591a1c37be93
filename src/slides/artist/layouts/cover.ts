import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { stackTexts } from '../stack.ts';
import { labelRow, logoAt, margin } from './frame.ts';

/** The deck's first picture: its name large, its art over nearly half of the slide. */
export function coverLayout(page: Page): SlideElement[] {
  if (!page.hasArt) return coverWords(page, { x: margin, width: 1560, bottom: 928 });
  const isTurned = page.chance(2) < 0.5;
  const art = page.art({ x: isTurned ? 0 : 1100, y: 0, width: 820, height: 1080 });
  return [...art, ...coverWords(page, { x: isTurned ? 932 : margin, width: 876, bottom: 928 })];
}

function coverWords(page: Page, { x, width, bottom }: { x: number; width: number; bottom: number }): SlideElement[] {
  const logo = logoAt({ x, y: 96, width: 260, height: 64 }, page);
  const labelTop = logo.length > 0 ? 210 : 104;
  const top = labelTop + 90;
  const texts = stackTexts(page, {
    box: { x, y: top, width, height: bottom - top },
    anchor: 'bottom',
    items: [
      { role: 'cover', text: page.text.title, gap: 0 },
      { role: 'subtitle', text: page.text.subtitle, gap: 44, color: page.tone.muted, maxLines: 8 },
      ...page.text.bullets.map((bullet, index) => ({
        role: 'note' as const,
        text: bullet,
        gap: index === 0 ? 36 : 12,
        color: page.tone.muted,
        maxLines: 2,
      })),
    ],
  });
  return [
    ...logo,
    ...labelRow(page, { x, y: labelTop, width }),
    ...texts,
    panel({ x, y: bottom + 36, width: 96, height: 6 }, page.tone.accent),
  ];
}
