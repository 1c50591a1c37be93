import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, contentTop, footerRow, labelRow, margin } from './frame.ts';
import { stackPoints } from './point-column.ts';

const lineX = 960;
const textX = 1024;
const node = 22;
const leftWidth = 704;

/** Time runs down a line on one side; claim and picture stand on the other. */
export function timelineLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const heads = stackTexts(page, {
    box: { x: margin, y: contentTop, width: leftWidth, height: (page.hasArt ? 532 : contentBottom) - contentTop },
    items: [
      { role: 'title', text: text.title, gap: 0, sizesFrom: sizesFromPx('title', 96) },
      { role: 'subtitle', text: text.subtitle, gap: 26, color: tone.muted, sizesFrom: 2, maxLines: 9 },
    ],
  });
  const artTop = Math.min(580, Math.max(440, bottomOf(heads, contentTop) + 72));
  const art = page.art({ x: margin, y: artTop, width: leftWidth, height: 952 - artTop }, [28, 28, 28, 28]);
  return [
    ...art,
    ...labelRow(page, { x: margin, width: leftWidth }),
    ...heads,
    ...stations(page),
    ...footerRow(page, { x: margin, width: 1696 }),
  ];
}

function stations(page: Page): SlideElement[] {
  const { text, tone } = page;
  const top = 112;
  const bottom = contentBottom;
  const rail = panel({ x: lineX - 1, y: top, width: 2, height: bottom - top }, tone.line);
  const points = stackPoints(page, {
    bullets: text.bullets,
    box: { x: textX, y: top, width: 784, height: bottom - top },
    role: 'bullet',
    colors: { head: tone.accent, rest: tone.ink },
    gap: 30,
  });
  const used = points.reduce((lowest, { y, height }) => Math.max(lowest, y + height), top);
  const free = (bottom - used) / (points.length + 1);
  return [
    rail,
    ...points.flatMap(({ texts, y }, index): SlideElement[] => {
      const down = free * (index + 1);
      const first = texts[0];
      const middle = y + down + (first ? first.fitted.ascent - first.fitted.size * 0.36 : 0);
      return [
        panel(
          { x: lineX - node / 2, y: middle - node / 2, width: node, height: node },
          index === 0 ? tone.accent : page.ground,
          {
            radius: node / 2,
            border: tone.accent,
          },
        ),
        ...texts.map((one) => ({ ...one, box: { ...one.box, y: one.box.y + down } })),
      ];
    }),
  ];
}
