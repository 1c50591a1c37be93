import type { DeckLook, DesignChoice } from './look.ts';
import type { SlidePurpose, SlideText } from './slide-text.ts';

/** Where a slide stands in its deck; `footer` is the deck's name. `number` counts from 1. */
export type SlidePlace = { number: number; total: number; footer: string };

export type DrawingOrder = {
  text: SlideText;
  purpose: SlidePurpose;
  look: DeckLook;
  choice: DesignChoice;
  place: SlidePlace;
  /** A photograph or painting that takes the place of the drawn art: the bytes of a JPEG, PNG or WebP. */
  picture?: Uint8Array;
};

/** Draws slides of 1920 × 1080, in threads of its own. */
export type SlideArtist = {
  /** `count` choices that differ from each other and from `not` in layout and art; fewer when there are no more. */
  choose: (
    about: Pick<DrawingOrder, 'text' | 'purpose' | 'look'>,
    wish: { count: number; seed: number; not: readonly DesignChoice[] },
  ) => DesignChoice[];
  /** A standalone SVG, its text as paths. */
  drawSvg: (order: DrawingOrder, signal?: AbortSignal) => Promise<string>;
  /** The bytes of a JPEG. */
  drawJpeg: (order: DrawingOrder, signal?: AbortSignal) => Promise<Uint8Array>;
  close: () => Promise<void>;
};
