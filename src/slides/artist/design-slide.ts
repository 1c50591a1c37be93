import type { LayoutName } from '../look.ts';
import type { DrawingOrder } from '../slide-artist.ts';
import { cardsLayout } from './layouts/cards.ts';
import { coverLayout } from './layouts/cover.ts';
import { listLayout } from './layouts/list.ts';
import { openPage, type Page } from './page.ts';
import { fillOf, paletteOf } from './palette.ts';
import { type Box, type SlideDesign, type SlideElement, slideSize } from './slide-design.ts';
import { directionOf } from './type/shape-text.ts';

/** `isLoud` layouts stand on the accent's colour. */
const layouts: Record<LayoutName, { compose: (page: Page) => SlideElement[]; isLoud?: (page: Page) => boolean }> = {
  cover: { compose: coverLayout },
  statement: { compose: listLayout },
  'big-figure': { compose: listLayout },
  quote: { compose: listLayout },
  list: { compose: listLayout },
  cards: { compose: cardsLayout },
  steps: { compose: cardsLayout },
  'two-columns': { compose: listLayout },
  comparison: { compose: listLayout },
  timeline: { compose: listLayout },
  'price-stack': { compose: listLayout },
  'call-to-action': { compose: listLayout },
};

/** The whole slide as boxes, type and colours; a slide in a right-to-left language is the mirror image of its layout. */
export function designSlide(order: DrawingOrder): SlideDesign {
  const { compose, isLoud } = layouts[order.choice.layout];
  const quiet = openPage(order);
  const page = isLoud?.(quiet) ? openPage(order, fillOf(paletteOf(order.look)).fill) : quiet;
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
