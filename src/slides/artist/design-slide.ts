import type { LayoutName } from '../look.ts';
import type { DrawingOrder } from '../slide-artist.ts';
import { bigFigureLayout } from './layouts/big-figure.ts';
import { callToActionLayout } from './layouts/call-to-action.ts';
import { cardsLayout } from './layouts/cards.ts';
import { comparisonLayout } from './layouts/comparison.ts';
import { coverLayout } from './layouts/cover.ts';
import { listLayout } from './layouts/list.ts';
import { pictureLayout } from './layouts/picture.ts';
import { priceStackLayout } from './layouts/price-stack.ts';
import { quoteLayout } from './layouts/quote.ts';
import { isLoudStatement, statementLayout } from './layouts/statement.ts';
import { stepsLayout } from './layouts/steps.ts';
import { timelineLayout } from './layouts/timeline.ts';
import { twoColumnsLayout } from './layouts/two-columns.ts';
import { openPage, type Page } from './page.ts';
import { type Box, type SlideDesign, type SlideElement, slideSize } from './slide-design.ts';
import { drawnLayout } from './suits.ts';
import { directionOf } from './type/shape-text.ts';
import { wordsForLayout } from './words-for-layout.ts';

/** `isLoud` layouts stand on the accent's colour. */
const layouts: Record<LayoutName, { compose: (page: Page) => SlideElement[]; isLoud?: (page: Page) => boolean }> = {
  statement: { compose: statementLayout, isLoud: isLoudStatement },
  'big-figure': { compose: bigFigureLayout },
  quote: { compose: quoteLayout },
  list: { compose: listLayout },
  cards: { compose: cardsLayout },
  steps: { compose: stepsLayout },
  'two-columns': { compose: twoColumnsLayout },
  comparison: { compose: comparisonLayout },
  timeline: { compose: timelineLayout },
  'price-stack': { compose: priceStackLayout },
  'call-to-action': { compose: callToActionLayout, isLoud: () => true },
  cover: { compose: coverLayout },
  picture: { compose: pictureLayout },
};

/** The whole slide as boxes, type and colours; `seen` is what only looking at the logo tells; a slide in a right-to-left language is the mirror image of its layout. */
export function designSlide(
  whole: DrawingOrder,
  seen: { logoColor: string | null } = { logoColor: null },
): SlideDesign {
  const layout = drawnLayout(whole.choice.layout, whole.text);
  const { compose, isLoud } = layouts[layout];
  const order = { ...whole, text: wordsForLayout(whole.text, layout) };
  const quiet = openPage(order, { ...seen, isLoud: false });
  const page = isLoud?.(quiet) ? openPage(order, { ...seen, isLoud: true }) : quiet;
  const direction = directionOf([order.text.title, order.text.subtitle, ...order.text.bullets].join(' '));
  const elements = compose(page);
  return {
    ground: page.ground,
    palette: page.palette,
    direction,
    elements: direction === 'rtl' ? elements.map(mirrored) : elements,
  };
}

function mirrored(element: SlideElement): SlideElement {
  const box: Box = { ...element.box, x: slideSize.width - element.box.x - element.box.width };
  if (element.kind !== 'panel' && element.kind !== 'art') return { ...element, box };
  const [topLeft, topRight, bottomRight, bottomLeft] = element.corners;
  return { ...element, box, corners: [topRight, topLeft, bottomLeft, bottomRight] };
}
