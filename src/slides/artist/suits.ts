import type { LayoutName } from '../look.ts';
import type { SlideText } from '../slide-text.ts';

/** What a layout cannot do without. A figure stands large only where the script has a result or a price. */
const needs: Partial<Record<LayoutName, (text: SlideText) => boolean>> = {
  'big-figure': ({ figure }) => figure !== null,
  quote: ({ quote }) => quote !== null,
  list: ({ bullets }) => bullets.length >= 2,
  cards: ({ bullets }) => bullets.length >= 2,
  steps: ({ bullets }) => bullets.length >= 2 && bullets.length <= 6,
  comparison: ({ bullets }) => bullets.length >= 2,
  timeline: ({ bullets }) => bullets.length >= 2,
  'price-stack': ({ bullets }) => bullets.length >= 2,
  statement: ({ bullets }) => bullets.length <= 4,
  cover: ({ bullets }) => bullets.length <= 3,
  picture: ({ bullets }) => bullets.length <= 4,
};

/** Whether the words fill the layout. */
export const suits = (layout: LayoutName, text: SlideText): boolean => needs[layout]?.(text) ?? true;

/** What is drawn in place of a layout that has nothing to arrange: it would leave the slide empty. */
const standIns: Partial<Record<LayoutName, LayoutName>> = {
  steps: 'picture',
  timeline: 'picture',
  cards: 'statement',
  comparison: 'two-columns',
  'price-stack': 'two-columns',
};

/** The layout itself, or its stand-in where the slide has fewer than two points to lay out. */
export function drawnLayout(layout: LayoutName, { bullets, figure }: SlideText): LayoutName {
  const standIn = bullets.length < 2 ? standIns[layout] : undefined;
  return standIn === 'statement' && figure ? 'big-figure' : (standIn ?? layout);
}
