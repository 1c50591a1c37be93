import { notFound } from '#platform/server/errors.ts';
import { changeStoredDeck, type DeckOrder, type DeckParts, slideOf } from './change-stored-deck.ts';
import { deleteImages, type ImageRow, type StoredDeck, updateImage } from './decks.store.ts';
import { imageIdOfUrl } from './drawings.ts';
import { dropFormers } from './former-slides.ts';

/** Stores the chosen image of each slide and removes its other options. One wrong address, and nothing is changed. */
export function selectImages(
  parts: DeckParts,
  order: DeckOrder & { selections: readonly { slideId: number; url: string }[] },
): Promise<StoredDeck> {
  return changeStoredDeck(parts, order, async (transaction, stored) => {
    const unused: ImageRow[] = [];
    for (const { slideId, url } of order.selections) {
      const { images } = slideOf(stored, slideId);
      const chosenId = imageIdOfUrl(order.deckId, url);
      if (!images.some((image) => image.id === chosenId)) throw notFound('image of the slide');
      for (const image of images) {
        if (image.id === chosenId) await updateImage(transaction, image.id, { isSelected: true });
        else unused.push(image);
      }
    }
    await deleteImages(
      transaction,
      unused.map((image) => image.id),
    );
    const formers = await dropFormers(
      transaction,
      order.selections.map(({ slideId }) => slideId),
    );
    return [...unused, ...formers];
  });
}

const count = (images: number): string => (images === 1 ? '1 image' : `${images} images`);

/** Removes the unused options of every slide that has its choice; a slide without one keeps all of its options. */
export async function cleanUpImages(
  parts: DeckParts,
  order: DeckOrder,
): Promise<{ message: string; remainingImages: number }> {
  let removed = 0;
  const { slides } = await changeStoredDeck(parts, order, async (transaction, stored) => {
    const chosen = stored.slides.filter(({ images }) => images.some((image) => image.isSelected));
    const unused = chosen.flatMap(({ images }) => images.filter((image) => !image.isSelected));
    await deleteImages(
      transaction,
      unused.map((image) => image.id),
    );
    removed = unused.length;
    const formers = await dropFormers(
      transaction,
      chosen.map(({ slide }) => slide.id),
    );
    return [...unused, ...formers];
  });
  const remainingImages = slides.reduce((sum, { images }) => sum + images.length, 0);
  const kept = `${count(remainingImages)} kept.`;
  return {
    message: removed === 0 ? `Nothing to remove, ${kept}` : `${count(removed)} removed, ${kept}`,
    remainingImages,
  };
}
