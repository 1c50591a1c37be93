import type { LayoutName } from '../look.ts';
import type { SlideText } from '../slide-text.ts';

/** Where a figure stands large. */
export const showsFigure: readonly LayoutName[] = ['big-figure', 'price-stack', 'two-columns', 'picture'];
/** Where one point more would be one step or side more. */
const isOrdered: readonly LayoutName[] = ['cover', 'steps', 'comparison', 'timeline', 'price-stack'];
const bulletsAtMost = 8;

/** The slide's words with figure and quote among the others where the layout has no place of its own for them, so that no choice of layout loses any. */
export function wordsForLayout(text: SlideText, layout: LayoutName): SlideText {
  const withFigure = showsFigure.includes(layout) ? text : figureAmongWords(text, layout);
  return showsQuote(withFigure, layout) ? withFigure : quoteAmongWords(withFigure, layout);
}

/** Under a picture there is room for one hero: a figure, or words of somebody's. */
const showsQuote = ({ figure, bullets }: SlideText, layout: LayoutName): boolean =>
  layout === 'quote' || (layout === 'picture' && figure === null && bullets.length === 0);

function figureAmongWords(text: SlideText, layout: LayoutName): SlideText {
  const { figure, title, subtitle, bullets } = text;
  if (!figure || [title, subtitle, ...bullets].some((words) => words.includes(figure.value))) return text;
  const words = `${figure.value} ${figure.label}`.trim();
  if (isOrdered.includes(layout) || bullets.length >= bulletsAtMost)
    return { ...text, subtitle: joined(subtitle, words) };
  return { ...text, bullets: [words, ...bullets] };
}

function quoteAmongWords(text: SlideText, layout: LayoutName): SlideText {
  const { quote, subtitle, bullets } = text;
  if (!quote) return text;
  const spoken = /^["“„«「]/u.test(quote.text) ? quote.text : `“${quote.text}”`;
  const words = quote.by ? `${spoken} – ${quote.by}` : spoken;
  if (!subtitle || isOrdered.includes(layout) || bullets.length >= bulletsAtMost) {
    return { ...text, subtitle: joined(subtitle, words) };
  }
  return { ...text, bullets: [...bullets, words] };
}

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' ');
