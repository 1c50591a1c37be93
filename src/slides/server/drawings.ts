import { createHash } from 'node:crypto';
import type { DesignChoice } from '../look.ts';
import type { DrawingOrder, SlidePlace } from '../slide-artist.ts';
import type { ImageRow, SlideRow, StoredDeck } from './decks.store.ts';

/** What a picture has to show; the same mark is the same picture. */
export type Drawing = { order: DrawingOrder; mark: string };
export type DrawnImage = Drawing & { image: ImageRow };
export type DrawnSlide = {
  slide: SlideRow;
  images: DrawnImage[];
  /** The slide as it is shown: in its selected design, else its first, else its own. */
  shown: Drawing;
};
export type DrawnDeck = StoredDeck['deck'] & { slides: DrawnSlide[] };

const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The image option whose design a slide shows; none while it has no options. */
export const shownImage = <Image extends { isSelected: boolean }>(images: readonly Image[]): Image | undefined =>
  images.find((image) => image.isSelected) ?? images[0];

/**
 * What every picture of a deck shows now, by its words, its look and its place. Hidden slides do not count as pages; one of
 * them shows the page it follows.
 */
export function drawingsOf({ deck, slides }: StoredDeck): DrawnDeck {
  const look = { theme: deck.theme, brand: deck.brand };
  const lookMark = markOf(look);
  const total = Math.max(1, slides.filter(({ slide }) => !slide.isHidden).length);
  let pages = 0;
  const drawn = slides.map(({ slide, images }) => {
    if (!slide.isHidden) pages += 1;
    const place: SlidePlace = { number: Math.max(1, pages), total, footer: deck.title };
    const { words: text, purpose } = slide;
    const drawing = ({ layout, art, seed }: DesignChoice, isPainted: boolean): Drawing => {
      const choice = { layout, art, seed };
      return {
        order: { text, purpose, look, choice, place },
        mark: markOf([lookMark, text, purpose, choice, place, isPainted]),
      };
    };
    const shown = shownImage(images);
    return {
      slide,
      images: images.map((image) => ({ image, ...drawing(image, image.isPainted) })),
      shown: drawing(shown ?? slide, shown?.isPainted ?? false),
    };
  });
  return { ...deck, slides: drawn };
}

export const imageUrl = (deckId: number, imageId: number, mark: string): string =>
  `/api/slide-decks/${deckId}/images/${imageId}-${mark}.jpg`;
export const drawingUrl = (deckId: number, slideId: number, mark: string): string =>
  `/api/slide-decks/${deckId}/slides/${slideId}/drawing.svg?v=${mark}`;

/** The option that an address names, also by an address it had before its words changed; null for any other address. */
export function imageIdOfUrl(deckId: number, url: string): number | null {
  const found = /^\/api\/slide-decks\/(\d{1,10})\/images\/(\d{1,10})-[0-9a-f]{16}\.jpg$/.exec(url);
  return found && Number(found[1]) === deckId ? Number(found[2]) : null;
}

/** Where the files of all slides lie. */
export const slidesFolder = 'slides';
export const projectFolder = (projectId: number): string => `${slidesFolder}/${projectId}`;
export const deckFolder = ({ projectId, id }: { projectId: number; id: number }): string =>
  `${projectFolder(projectId)}/${id}`;
export const imageKey = (deck: { projectId: number; id: number }, imageId: number, mark: string): string =>
  `${deckFolder(deck)}/${imageId}-${mark}.jpg`;
/** The file of an image model's picture, in any form. */
export const paintingKey = (deck: { projectId: number; id: number }, imageId: number): string =>
  `${deckFolder(deck)}/${imageId}-painting`;
/** The option whose file this is; null for a file of no option. */
export const imageIdOfKey = (key: string): number | null => {
  const found = /^slides\/\d+\/\d+\/(\d{1,10})-[0-9a-z]+(?:\.[a-z]+)?$/.exec(key);
  return found ? Number(found[1]) : null;
};
