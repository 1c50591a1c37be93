import type { Page } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, footerRow, labelRow, margin } from './frame.ts';
import { bylineRule, quotePx, unquoted } from './quoted.ts';

/** How much of the free room a short quote leaves over itself. */
const sunk = 0.36;

/** Somebody's words as the hero, the claim small over them. Without a quote the claim itself is quoted. */
export function quoteLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const isTurned = page.chance(7) < 0.4;
  const art = page.art({ x: isTurned ? 1248 : margin, y: margin, width: 560, height: 856 }, [280, 280, 28, 28]);
  const x = page.hasArt && !isTurned ? 784 : margin;
  const width = page.hasArt ? 1024 : 1560;
  const spoken = text.quote?.text ?? text.title;
  const claim = text.quote ? text.title : '';
  const heads = stackTexts(page, {
    box: { x, y: 168, width, height: 130 },
    items: [{ role: 'aside', text: claim, gap: 0, maxLines: 2 }],
  });
  const markTop = bottomOf(heads, 150) + 44;
  const notes = [text.subtitle, ...text.bullets].filter((line) => line.trim() !== '');
  const by = text.quote?.by ? [{ role: 'by' as const, text: text.quote.by, gap: 46, indent: 60 }] : [];
  const top = markTop + 112;
  const words = stackTexts(page, {
    box: { x, y: top, width, height: contentBottom - top },
    items: [
      { role: 'quote', text: unquoted(spoken), gap: 0, sizesFrom: sizesFromPx('quote', quotePx(spoken)) },
      ...by,
      ...notes.map((line, index) => ({
        role: 'note' as const,
        text: line,
        gap: index === 0 ? 40 : 14,
        color: tone.muted,
        maxLines: 2,
      })),
    ],
  });
  const down = Math.max(0, contentBottom - bottomOf(words, top)) * sunk;
  const placed = words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + down } }));
  return [
    ...art,
    ...labelRow(page, { x, width }),
    ...heads,
    { kind: 'icon', box: { x, y: markTop + down, width: 104, height: 80 }, color: tone.accent, icon: 'quote' },
    ...placed,
    ...bylineRule(page, placed),
    ...footerRow(page, { x, width }),
  ];
}
