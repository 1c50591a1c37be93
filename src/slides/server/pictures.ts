import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { FileStore } from '#providers/files/file-store.ts';
import type { SlideArtist } from '../slide-artist.ts';
import type { SlidePainter } from '../slide-painter.ts';
import { type DeckRow, type ImageRow, keepDrawing, listImages, updateImage } from './decks.store.ts';
import { type Drawing, type DrawnImage, imageIdOfKey, imageKey, paintingKey } from './drawings.ts';
import { restingPainter } from './resting-painter.ts';

export type PictureParts = {
  queries: Queries;
  files: FileStore;
  artist: SlideArtist;
  painter: SlidePainter | undefined;
};

/** A JPEG that a power cut left unfinished has no end mark. */
const isWholeJpeg = (bytes: Uint8Array): boolean => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;

/** The pictures of decks as files: each is drawn when its words or look changed and somebody wants to see it. */
export function createPictures({ queries, files, artist, ...parts }: PictureParts) {
  const painter = parts.painter && restingPainter(parts.painter);
  const underWay = new Map<string, Promise<Uint8Array>>();

  /** The painted picture of an option, kept or painted now. Where none comes, the option says so and has drawn art. */
  async function paintingOf(deck: DeckRow, image: ImageRow, { order }: Drawing, signal?: AbortSignal) {
    if (!image.isPainted) return undefined;
    const key = paintingKey(deck, image.id);
    const kept = await files.read(key);
    if (kept || !painter || image.notice) return kept;
    try {
      const painted = await painter.paint(order, signal);
      await files.put(key, painted);
      return painted;
    } catch (error) {
      if (signal?.aborted) throw error;
      const why = error instanceof AppError ? error.message : 'The image model did not answer.';
      await updateImage(queries, image.id, { notice: `${why} This design is drawn instead.` });
      return undefined;
    }
  }

  async function orderOf(deck: DeckRow, drawing: Drawing, image: ImageRow | undefined, signal?: AbortSignal) {
    const picture = image && (await paintingOf(deck, image, drawing, signal));
    return { ...drawing.order, ...(picture ? { picture } : {}) };
  }

  /** Draws a picture into its file; the row is the caller's to write. */
  async function drawFile(deck: DeckRow, { image, ...drawing }: DrawnImage, signal?: AbortSignal): Promise<Uint8Array> {
    const bytes = await artist.drawJpeg(await orderOf(deck, drawing, image, signal), signal);
    await files.put(imageKey(deck, image.id, drawing.mark), bytes);
    return bytes;
  }

  async function redraw(deck: DeckRow, drawing: DrawnImage): Promise<Uint8Array> {
    const { image, mark } = drawing;
    const bytes = await drawFile(deck, drawing);
    if (!(await keepDrawing(queries, image, mark))) await files.remove(imageKey(deck, image.id, mark));
    else if (image.drawn && image.drawn !== mark) await files.remove(imageKey(deck, image.id, image.drawn));
    return bytes;
  }

  return {
    drawFile,

    /** The picture as it has to look now. */
    async bytesOf(deck: DeckRow, drawing: DrawnImage): Promise<Uint8Array> {
      const key = imageKey(deck, drawing.image.id, drawing.mark);
      const stored = drawing.image.drawn === drawing.mark ? await files.read(key) : undefined;
      if (stored && isWholeJpeg(stored)) return stored;
      const drawn = underWay.get(key) ?? redraw(deck, drawing).finally(() => underWay.delete(key));
      underWay.set(key, drawn);
      return drawn;
    },

    /** The slide as an SVG. */
    svgOf: async (deck: DeckRow, drawing: Drawing, image: ImageRow | undefined): Promise<string> =>
      artist.drawSvg(await orderOf(deck, drawing, image)),

    /** Frees the files of options whose rows are gone. */
    async free(deck: DeckRow, images: readonly Pick<ImageRow, 'id' | 'drawn' | 'isPainted'>[]): Promise<void> {
      for (const { id, drawn, isPainted } of images) {
        if (drawn) await files.remove(imageKey(deck, id, drawn));
        if (isPainted) await files.remove(paintingKey(deck, id));
      }
    },

    freeFolder: (prefix: string): Promise<void> => files.removeFolder(prefix),

    /**
     * Removes the files of a folder that no option names, left behind by a process that was killed. Who is not alone there
     * leaves files whose option is still there: another process may be about to name them.
     */
    async sweep(folder: string, { isAlone }: { isAlone: boolean }): Promise<void> {
      const keys = await files.list(folder);
      const ids = [...new Set(keys.flatMap((key) => imageIdOfKey(key) ?? []))];
      const rows = new Map((await listImages(queries, ids)).map((image) => [image.id, image]));
      for (const key of keys) {
        const image = rows.get(imageIdOfKey(key) ?? 0);
        const isNamed = key.endsWith('-painting') ? image?.isPainted : key.endsWith(`-${image?.drawn}.jpg`);
        if (!image || (isAlone && !isNamed)) await files.remove(key);
      }
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
