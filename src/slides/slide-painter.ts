import type { DrawingOrder } from './slide-artist.ts';

/** Paints what takes the place of a slide's drawn art, by an image model. */
export type SlidePainter = {
  /** The bytes of a JPEG, PNG or WebP; an AppError's sentence is shown beside the option that the artist draws instead. */
  paint: (order: DrawingOrder, signal?: AbortSignal) => Promise<Uint8Array>;
};
