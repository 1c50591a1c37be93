import type { z } from 'zod';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { addSlideSchema, changeSlideSchema } from '../contract.ts';
import type { SlideArtist } from '../slide-artist.ts';
import { changeStoredDeck, type DeckOrder, type DeckParts, type SlideOrder, slideOf } from './change-stored-deck.ts';
import {
  deleteImages,
  type ImageRow,
  insertSlide,
  makeRoom,
  type NewSlide,
  restoreSlide,
  type StoredDeck,
  updateImage,
  updateSlide,
} from './decks.store.ts';
import { imageIdOfUrl, shownImage } from './drawings.ts';
import { bringBackFormer } from './former-slides.ts';

type SlideChange = z.infer<typeof changeSlideSchema>;

/** Changes what a slide says, whether it is shown, and the design it is shown in. */
export function changeSlide(parts: DeckParts, order: SlideOrder & { change: SlideChange }): Promise<StoredDeck> {
  const { hidden, layout, art, imageUrl, speakerNotes, ...given } = order.change;
  return changeStoredDeck(parts, order, async (transaction, stored) => {
    const { slide, images } = slideOf(stored, order.slideId);
    const words = { ...slide.words, ...defined(given) };
    if (words.title === '' && words.bullets.length === 0) {
      throw new AppError('invalid', 'A slide needs a title or at least one bullet.', 400, {
        fields: { title: 'A slide needs a title or at least one bullet.' },
      });
    }
    const design = defined({ layout, art });
    const shown = imageUrl === undefined ? shownImage(images) : images.find(isAt(order.deckId, imageUrl));
    if (imageUrl !== undefined && !shown) throw notFound('image of the slide');
    // Drawn art that was asked for takes the place of a painted picture.
    const dropsPainting = shown?.isPainted && art !== undefined;
    if (shown && Object.keys(design).length > 0)
      await updateImage(transaction, shown.id, {
        ...design,
        ...(dropsPainting ? { isPainted: false, notice: null } : {}),
      });
    await updateSlide(transaction, slide.id, {
      words,
      ...defined({ isHidden: hidden, speakerNotes }),
      ...(shown ? {} : design),
    });
    return dropsPainting ? [{ ...shown, drawn: null }] : [];
  });
}

const isAt = (deckId: number, url: string) => (image: ImageRow) => image.id === imageIdOfUrl(deckId, url);

/** What was sent of it. */
function defined<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
}

/** Adds a slide with a title after another one, or first, in a design unlike its neighbour's. */
export async function addSlide(
  parts: DeckParts & { artist: SlideArtist },
  order: DeckOrder & { wish: z.infer<typeof addSlideSchema> },
): Promise<{ slideId: number; stored: StoredDeck }> {
  const { after, purpose, title } = order.wish;
  let slideId = 0;
  const stored = await changeStoredDeck(parts, order, async (transaction, { deck, slides }) => {
    const before = after === null ? undefined : slides.find(({ slide }) => slide.id === after)?.slide;
    if (after !== null && !before) throw notFound('slide');
    const words: NewSlide['words'] = {
      sectionReference: before?.words.sectionReference ?? 0,
      label: '',
      title,
      subtitle: '',
      bullets: [],
      figure: null,
      quote: null,
    };
    const [design = { layout: 'statement', art: 'none', seed: slides.length }] = parts.artist.choose(
      { text: words, purpose, look: { theme: deck.theme, brand: deck.brand } },
      { count: 1, seed: slides.length, not: before ? [before] : [] },
    );
    const position = before ? before.position + 1 : 0;
    await makeRoom(transaction, deck.id, position);
    const { layout, art, seed } = design;
    slideId = (await insertSlide(transaction, deck.id, position, { words, purpose, layout, art, seed })).id;
    return [];
  });
  return { slideId, stored };
}

/** Takes a slide out; it can be put back, its pictures are drawn anew then. What was painted for it is kept. */
export function removeSlide(parts: DeckParts, order: SlideOrder): Promise<StoredDeck> {
  return changeStoredDeck(parts, order, async (transaction, stored) => {
    const { slide, images } = slideOf(stored, order.slideId);
    if (stored.slides.length === 1) throw new AppError('last_slide', 'A deck keeps at least one slide.', 422);
    await updateSlide(transaction, slide.id, { removedAt: new Date() });
    for (const image of images) await updateImage(transaction, image.id, { drawn: null });
    return images.map((image) => ({ ...image, isPainted: false }));
  });
}

/** Puts a removed slide back; a slide that was written anew becomes what it was before, with its former designs. */
export const putSlideBack = (parts: DeckParts, order: SlideOrder): Promise<StoredDeck> =>
  changeStoredDeck(parts, order, async (transaction, { deck, slides }) => {
    const present = slides.find(({ slide }) => slide.id === order.slideId);
    if (!present && !(await restoreSlide(transaction, deck.id, order.slideId))) throw notFound('slide');
    if (!present) return [];
    if (!(await bringBackFormer(transaction, present.slide)))
      throw new AppError('nothing_to_restore', 'This slide has nothing left to go back to.', 409);
    await deleteImages(
      transaction,
      present.images.map((image) => image.id),
    );
    return present.images;
  });

/** Puts the slides in a new order; the ids have to be those of all slides of the deck. */
export function orderSlides(parts: DeckParts, order: DeckOrder & { slideIds: readonly number[] }): Promise<StoredDeck> {
  return changeStoredDeck(parts, order, async (transaction: Queries, { slides }) => {
    const wanted = new Set(order.slideIds);
    const isWhole = wanted.size === order.slideIds.length && wanted.size === slides.length;
    if (!isWhole || !slides.every(({ slide }) => wanted.has(slide.id))) {
      throw new AppError('deck_changed', 'The deck has other slides by now. Please look at it again first.', 409);
    }
    for (const [position, slideId] of order.slideIds.entries()) await updateSlide(transaction, slideId, { position });
    return [];
  });
}
