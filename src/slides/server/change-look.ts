import type { z } from 'zod';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { changeDeckSchema } from '../contract.ts';
import type { SlideArtist } from '../slide-artist.ts';
import { changeStoredDeck, type DeckOrder, type DeckParts } from './change-stored-deck.ts';
import { findDeck, type StoredDeck, updateDeck } from './decks.store.ts';
import { drawingsOf } from './drawings.ts';

type Change = z.infer<typeof changeDeckSchema>;

/** Gives the whole deck another title, theme or brand; its pictures are drawn anew when somebody looks at them. */
export async function changeLook(
  parts: DeckParts & { artist: SlideArtist },
  order: DeckOrder & { change: Change },
): Promise<StoredDeck> {
  const { title, theme, brand = {} } = order.change;
  const { color, fonts, logo } = brand;
  if (logo) await tryLogo(parts, order, logo);
  return changeStoredDeck(parts, order, async (transaction, { deck }) => {
    await updateDeck(transaction, deck.id, {
      ...(title === undefined ? {} : { title }),
      ...(theme === undefined ? {} : { theme }),
      brand: {
        color: color === undefined ? deck.brand.color : color,
        fonts: fonts === undefined ? deck.brand.fonts : fonts,
        logo: logo === undefined ? deck.brand.logo : logo,
      },
    });
    return [];
  });
}

/** A picture that cannot be read would spoil every slide: it is tried on one before it is kept. */
async function tryLogo({ queries, artist }: DeckParts & { artist: SlideArtist }, order: DeckOrder, logo: string) {
  const stored = await findDeck(queries, order.ownerId, order.deckId);
  if (!stored) throw notFound('slide deck');
  const { deck } = stored;
  const [first] = drawingsOf({ ...stored, deck: { ...deck, brand: { ...deck.brand, logo } } }).slides;
  const isReadable = !first || (await artist.drawJpeg(first.shown.order).then(Boolean, () => false));
  if (!isReadable)
    throw new AppError('invalid', 'This logo cannot be read. Please choose a PNG or JPEG picture.', 400, {
      fields: { 'brand.logo': 'The picture cannot be read.' },
    });
}
