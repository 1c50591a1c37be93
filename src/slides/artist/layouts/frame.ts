import { contrastOf } from '../color.ts';
import { type Page, panel } from '../page.ts';
import type { Box, SlideElement } from '../slide-design.ts';

export const margin = 112;
/** Where the first line under the label begins, and where all but the footer ends. */
export const contentTop = 178;
export const contentBottom = 944;
const footerTop = 990;
/** A subtitle longer than this gets lines that the layout would rather give to the points. */
export const longSubtitle = 150;

/** The words over the title with their short rule; nothing when the slide has none. */
export function labelRow(
  page: Page,
  {
    x,
    y = 104,
    width,
    color,
    ground = page.ground,
  }: { x: number; y?: number; width: number; color?: string; ground?: string },
): SlideElement[] {
  if (!page.text.label.trim()) return [];
  const text = page.setText({
    role: 'label',
    text: page.text.label,
    box: { x: x + 56, y: y + 1, width: width - 56, height: 40 },
    color: color ?? page.tone.accent,
    ground,
  });
  const middle = text.box.y + text.fitted.ascent - text.fitted.size * 0.36;
  return [panel({ x, y: middle - 1.5, width: 36, height: 3 }, text.color), text];
}

/** The deck's name at the start and the slide's number at the end of the foot; a cover says neither. */
export function footerRow(page: Page, { x, width }: { x: number; width: number }): SlideElement[] {
  const logo = logoAt({ x, y: footerTop - 12, width: 200, height: 48 }, page);
  if (page.purpose === 'cover') return logo;
  const { number, total, footer } = page.place;
  const color = page.tone.muted;
  const digits = Math.max(2, String(total).length);
  const count = page.setText({
    role: 'number',
    text: `${String(number).padStart(digits, '0')} / ${String(total).padStart(digits, '0')}`,
    box: { x: x + width - 200, y: footerTop, width: 200, height: 40 },
    color,
    align: 'end',
  });
  const name =
    footer.trim() && logo.length === 0
      ? [
          page.setText({
            role: 'footer',
            text: footer,
            box: { x, y: footerTop, width: width - 240, height: 40 },
            color,
          }),
        ]
      : [];
  return [...logo, ...name, count];
}

/** The brand's logo, as large as the box allows and at its start; nothing without a brand. */
export function logoAt(box: Box, page: Page): SlideElement[] {
  const { logo } = page.look.brand;
  return logo ? [{ kind: 'logo', box, source: logo, plate: plateUnder(page) }] : [];
}

/** Below this a logo is lost on the slide's ground. */
const logoContrast = 2.6;

function plateUnder({ logoColor, ground }: Page): string | null {
  if (!logoColor || contrastOf(logoColor, ground) >= logoContrast) return null;
  return contrastOf(logoColor, '#ffffff') >= logoContrast ? '#ffffff' : '#16181d';
}
