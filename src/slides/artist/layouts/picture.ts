import type { Page } from '../page.ts';
import type { PanelElement, SlideElement, TextElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { notesRow, topOfRow } from './notes-row.ts';
import { bylineRule, quotePx, unquoted } from './quoted.ts';

const width = 1696;
const sideX = 1196;
const sideWidth = 612;

/** Over few words the picture grows as far as this. */
const tallest = 660;

/** The picture is the hero, as wide as the slide or in a frame; under it the claim, a figure or somebody's words. */
export function pictureLayout(page: Page): SlideElement[] {
  const isFramed = page.chance(11) < 0.4;
  const height = page.hasArt ? pictureHeight(page) : 0;
  const labelTop = page.hasArt ? height + 50 : 104;
  const hasLabel = page.text.label.trim() !== '';
  const top = page.hasArt ? labelTop + (hasLabel ? 56 : 0) : contentTop;
  const notes = notesRow(page, {
    x: margin,
    width,
    bottom: contentBottom,
    height: page.text.bullets.length > 4 ? 400 : 250,
  });
  const bottom = topOfRow(notes, contentBottom) - (notes.length > 0 ? 44 : 0);
  const said = words(page, { top, bottom });
  const grown = page.hasArt ? Math.min(bottom - bottomOf(said, top), tallest - height) : 0;
  const art = isFramed
    ? page.art({ x: 40, y: 40, width: 1840, height: height + grown - 40 }, [28, 28, 28, 28])
    : page.art({ x: 0, y: 0, width: 1920, height: height + grown });
  return [
    ...art,
    ...[...labelRow(page, { x: margin, y: labelTop, width }), ...said].map((element) => ({
      ...element,
      box: { ...element.box, y: element.box.y + grown },
    })),
    ...notes,
    ...footerRow(page, { x: margin, width }),
  ];
}

/** Wide above a short claim, lower where many words stand under it. */
function pictureHeight({ text: { title, subtitle, bullets, figure, quote } }: Page): number {
  if (bullets.length > 4) return 200;
  if (bullets.length > 0) return subtitle.length + title.length > 120 ? 260 : 340;
  const signs = title.length + subtitle.length + (quote?.text.length ?? 0) + (figure?.label.length ?? 0);
  if (figure || quote) return signs > 260 ? 260 : signs > 150 ? 400 : 480;
  return signs > 260 ? 320 : signs > 150 ? 480 : 560;
}

type Room = { top: number; bottom: number };

function words(page: Page, room: Room): (TextElement | PanelElement)[] {
  const { figure, quote, bullets } = page.text;
  if (figure) return figureWords(page, figure, room);
  if (quote && bullets.length === 0) return quoteWords(page, quote, room);
  return claimWords(page, room);
}

function claimWords(page: Page, { top, bottom }: Room): TextElement[] {
  const { text, tone } = page;
  const height = bottom - top;
  const isBeside = text.subtitle.trim() !== '' && text.bullets.length === 0;
  const title = {
    role: 'title' as const,
    text: text.title,
    gap: 0,
    sizesFrom: text.bullets.length > 0 ? sizesFromPx('title', 82) : 0,
  };
  const subtitle = { role: 'subtitle' as const, text: text.subtitle, color: tone.muted, maxLines: isBeside ? 9 : 2 };
  if (!isBeside)
    return stackTexts(page, {
      box: { x: margin, y: top, width, height },
      items: [title, { ...subtitle, gap: 20, sizesFrom: 2 }],
    });
  return [
    ...stackTexts(page, { box: { x: margin, y: top, width: sideX - margin - 84, height }, items: [title] }),
    ...stackTexts(page, {
      box: { x: sideX, y: top + 12, width: sideWidth, height: height - 12 },
      items: [{ ...subtitle, gap: 0 }],
    }),
  ];
}

function figureWords(page: Page, figure: { value: string; label: string }, { top, bottom }: Room): TextElement[] {
  const { text, tone } = page;
  const height = bottom - top;
  const claim = stackTexts(page, {
    box: { x: sideX, y: top + 12, width: sideWidth, height: height - 12 },
    items: [
      { role: 'smallTitle', text: text.title, gap: 0, sizesFrom: sizesFromPx('smallTitle', 66) },
      { role: 'subtitle', text: text.subtitle, gap: 22, color: tone.muted, sizesFrom: 2, maxLines: 4 },
    ],
  });
  const value = stackTexts(page, {
    box: { x: margin, y: top, width: sideX - margin - 84, height },
    items: [
      { role: 'figure', text: figure.value, gap: 0, color: tone.accent, sizesFrom: sizesFromPx('figure', 320) },
      { role: 'figureLabel', text: figure.label, gap: 8, sizesFrom: sizesFromPx('figureLabel', 44), maxLines: 3 },
    ],
  });
  return [...value, ...claim];
}

function quoteWords(
  page: Page,
  quote: { text: string; by: string },
  { top, bottom }: Room,
): (TextElement | PanelElement)[] {
  const { text, tone } = page;
  const height = bottom - top;
  const spoken = stackTexts(page, {
    box: { x: margin, y: top + 6, width: sideX - margin - 84, height: height - 6 },
    items: [
      {
        role: 'quote',
        text: `“${unquoted(quote.text)}”`,
        gap: 0,
        sizesFrom: sizesFromPx('quote', quotePx(quote.text)),
      },
      { role: 'by', text: quote.by, gap: 34, indent: 60 },
    ],
  });
  const claim = stackTexts(page, {
    box: { x: sideX, y: top + 12, width: sideWidth, height: height - 12 },
    items: [
      { role: 'aside', text: text.title, gap: 0 },
      { role: 'subtitle', text: text.subtitle, gap: 22, color: tone.muted, sizesFrom: 2, maxLines: 6 },
    ],
  });
  return [...spoken, ...bylineRule(page, spoken), ...claim];
}
