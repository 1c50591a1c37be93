/** What the picture should measure. A provider that knows only certain sizes gives the nearest of them. */
export type PictureSize = { width: number; height: number };

/** A model that paints. It rejects with an AppError whose code stands in `image-errors.ts`, or with the signal's own reason. */
export type ImageModel = {
  /** Provider and model, as people are told. */
  readonly name: string;
  /** The bytes of a PNG, JPEG or WebP that was checked to be one. */
  paint: (prompt: string, order: PictureSize & { signal: AbortSignal }) => Promise<Uint8Array>;
};
