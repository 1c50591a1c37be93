import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import { findDeck, type ImageRow, lockWholeDeck, type StoredDeck, updateDeck } from './decks.store.ts';
import type { Pictures } from './pictures.ts';

export type DeckParts = { queries: Queries; pictures: Pictures };
export type DeckOrder = { ownerId: string; deckId: number };
export type SlideOrder = DeckOrder & { slideId: number };
type StoredSlide = StoredDeck['slides'][number];

/**
 * Changes the owner's deck in one transaction and answers it as it stands then. The files of the image options that the
 * change answers are freed once it is stored.
 */
export async function changeStoredDeck(
  { queries, pictures }: DeckParts,
  { ownerId, deckId }: DeckOrder,
  change: (transaction: Queries, stored: StoredDeck) => Promise<ImageRow[]>,
): Promise<StoredDeck> {
  const { changed, freed } = await queries.transaction(async (transaction) => {
    const stored = await lockWholeDeck(transaction, ownerId, deckId);
    if (!stored) throw notFound('slide deck');
    const dropped = await change(transaction, stored);
    await updateDeck(transaction, deckId, { editedAt: new Date() });
    return { changed: await findDeck(transaction, ownerId, deckId), freed: dropped };
  });
  if (!changed) throw notFound('slide deck');
  await pictures.free(changed.deck, freed);
  return changed;
}

/** The slide of a deck; one that is not there is `not_found`. */
export function slideOf(stored: StoredDeck, slideId: number): StoredSlide {
  const found = stored.slides.find(({ slide }) => slide.id === slideId);
  if (!found) throw notFound('slide');
  return found;
}
