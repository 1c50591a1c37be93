import type { z } from 'zod';
import { AppError } from '#platform/server/errors.ts';
import type { changeDeckSchema } from '../contract.ts';
import { changeStoredDeck, type DeckOrder, type DeckParts } from './change-stored-deck.ts';
import { type StoredDeck, updateDeck } from './decks.store.ts';
import { isReadableLogo } from './read-logo.ts';

type Change = z.infer<typeof changeDeckSchema>;

/** Gives the whole deck another title, theme or brand; its pictures are drawn anew when somebody looks at them. */
export async function changeLook(parts: DeckParts, order: DeckOrder & { change: Change }): Promise<StoredDeck> {
  const { title, theme, brand = {} } = order.change;
  const { color, fonts, logo } = brand;
  if (logo && !(await isReadableLogo(logo)))
    throw new AppError('invalid', 'This logo cannot be read. Please choose a PNG or JPEG picture.', 400, {
      fields: { 'brand.logo': 'The picture cannot be read.' },
    });
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
