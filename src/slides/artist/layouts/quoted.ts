import { type Page, panel } from '../page.ts';
import type { PanelElement, TextElement } from '../slide-design.ts';

/** The marks stand beside the words already. */
export const unquoted = (text: string): string => text.trim().replace(/^["“„«‘]+|["”“»’]+$/gu, '');

/** Up to what size somebody's words are set: the fewer, the larger. */
export function quotePx({ length }: string): number {
  if (length <= 48) return 136;
  if (length <= 80) return 112;
  return length <= 120 ? 92 : 78;
}

/** The short rule before the speaker's name. */
export function bylineRule(page: Page, texts: readonly TextElement[]): PanelElement[] {
  return texts
    .filter(({ part }) => part === 'by')
    .map(({ box, fitted }) =>
      panel({ x: box.x - 60, y: box.y + fitted.ascent - fitted.size * 0.36, width: 40, height: 3 }, page.tone.accent),
    );
}
