import { type Page, panel } from '../page.ts';
import type { SlideElement } from '../slide-design.ts';
import { bottomOf, stackTexts } from '../stack.ts';
import { sizesFromPx } from '../type-scale.data.ts';
import { contentBottom, footerRow, labelRow, margin } from './frame.ts';
import { pointPx } from './points.ts';

/** A title longer than this gets a wider column and the picture less. */
const longTitle = 34;
const button = { height: 104, padding: 48, arrow: 34 };

/** The one thing to do now, on the accent's colour; the second line becomes a button where it is short. */
export function callToActionLayout(page: Page): SlideElement[] {
  const { text, tone } = page;
  const isLong = text.title.length > longTitle;
  const round = isLong ? 600 : 800;
  const art = page.art({ x: 1848 - round, y: 540 - round / 2, width: round, height: round }, [
    round / 2,
    round / 2,
    round / 2,
    round / 2,
  ]);
  const width = page.hasArt ? (isLong ? 1064 : 860) : 1500;
  const action = text.subtitle ? actionButton(page, { width }) : [];
  const items = [
    { role: 'poster' as const, text: text.title, gap: 0, sizesFrom: sizesFromPx('poster', page.hasArt ? 152 : 196) },
    ...(action.length > 0 ? [] : [{ role: 'subtitle' as const, text: text.subtitle, gap: 40, color: tone.muted }]),
    ...text.bullets.map((bullet, index) => ({
      role: 'bullet' as const,
      text: bullet,
      gap: index === 0 ? 52 : 22,
      sizesFrom: sizesFromPx('bullet', Math.min(44, pointPx(text.bullets))),
      indent: 52,
      color: tone.ink,
      maxLines: 3,
    })),
  ];
  const top = 190;
  const room = contentBottom - top - (action.length > 0 ? button.height + 56 : 0);
  const words = stackTexts(page, { box: { x: margin, y: top, width, height: room }, anchor: 'center', items });
  const actionTop = bottomOf(words, top) + 56;
  return [
    ...art,
    ...labelRow(page, { x: margin, width }),
    ...words.flatMap((word): SlideElement[] =>
      word.part === 'bullet'
        ? [
            {
              kind: 'icon',
              box: {
                x: margin,
                y: word.box.y + word.fitted.ascent - word.fitted.size * 0.36 - 15,
                width: 30,
                height: 30,
              },
              color: tone.accent,
              icon: 'check',
            },
            word,
          ]
        : [word],
    ),
    ...action.map((element) => ({ ...element, box: { ...element.box, y: element.box.y + actionTop } })),
    ...footerRow(page, { x: margin, width: page.hasArt ? width : 1696 }),
  ];
}

/** The button with its top at 0; nothing when its words need a second line. */
function actionButton(page: Page, { width }: { width: number }): SlideElement[] {
  const { ink, fill } = page.loud;
  const words = page.setText({
    role: 'action',
    text: page.text.subtitle,
    box: {
      x: margin + button.padding,
      y: 0,
      width: width - 2 * button.padding - button.arrow - 24,
      height: button.height,
    },
    color: fill,
    ground: ink,
  });
  if (words.fitted.isCut) return [];
  const used = words.fitted.width;
  return [
    panel({ x: margin, y: 0, width: used + 2 * button.padding + button.arrow + 24, height: button.height }, ink, {
      radius: button.height / 2,
    }),
    {
      ...words,
      box: { ...words.box, y: button.height / 2 - words.fitted.ascent + words.fitted.size * 0.36, width: used + 4 },
    },
    {
      kind: 'icon',
      box: {
        x: margin + button.padding + used + 24,
        y: (button.height - button.arrow) / 2,
        width: button.arrow,
        height: button.arrow,
      },
      color: words.color,
      icon: 'arrow',
    },
  ];
}
