import { artNames, type DesignChoice, layoutNames } from '../look.ts';
import type { DrawingOrder, SlideArtist } from '../slide-artist.ts';

const startOfImage = [0xff, 0xd8];
const comment = [0xff, 0xfe];
const endOfImage = [0xff, 0xd9];

/** The smallest thing that is a JPEG by its marks, with the order it was drawn from as its comment. */
function jpegOf({ picture, ...order }: DrawingOrder): Uint8Array {
  const text = Buffer.from(
    JSON.stringify({ ...order, picture: picture ? Buffer.from(picture).toString('hex') : null }),
  );
  const length = text.length + 2;
  return new Uint8Array([...startOfImage, ...comment, length >> 8, length & 255, ...text, ...endOfImage]);
}

/** What a picture of the quick artist was drawn from. */
export const orderIn = (jpeg: Uint8Array): Omit<DrawingOrder, 'picture'> & { picture: string | null } =>
  JSON.parse(Buffer.from(jpeg.slice(6, -2)).toString());

/** An artist for tests: it draws in no time, and `beforeDrawing` may hold it up, count it or make it fail. */
export function createQuickArtist(
  beforeDrawing: (order: DrawingOrder, signal?: AbortSignal) => Promise<void> | void = () => undefined,
): SlideArtist {
  const isSame = (one: DesignChoice, other: DesignChoice) => one.layout === other.layout && one.art === other.art;
  return {
    choose: (_about, { count, seed, not }) => {
      const every = layoutNames.flatMap((layout, row) =>
        artNames.map((_, column) => ({ layout, art: artNames[(row + column) % artNames.length] ?? 'none', seed })),
      );
      return every.filter((choice) => !not.some((other) => isSame(choice, other))).slice(seed % 7, (seed % 7) + count);
    },
    drawSvg: async ({ text }) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${text.title}</title></svg>`,
    drawJpeg: async (order, signal) => {
      await beforeDrawing(order, signal);
      signal?.throwIfAborted();
      return jpegOf(order);
    },
    close: async () => undefined,
  };
}
