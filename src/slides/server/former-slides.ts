import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import type { ImageRow, SlideRow } from './decks.store.ts';
import { slideImages, slides } from './tables.ts';

/**
 * Keeps what a slide says and its designs aside, so that writing it anew can be taken back. Answers the designs whose files can
 * be freed: they are drawn again when they come back; what was painted for them is kept.
 */
export async function setAside(
  transaction: Queries,
  slide: SlideRow,
  images: readonly ImageRow[],
): Promise<ImageRow[]> {
  const { id: formerOf, ...values } = slide;
  const [former] = await transaction
    .insert(slides)
    .values({ ...values, removedAt: new Date(), formerOf })
    .returning();
  if (!former) throw new Error('The former slide was not stored.');
  await transaction
    .update(slideImages)
    .set({ slideId: former.id, drawn: null })
    .where(eq(slideImages.slideId, formerOf));
  return images.map((image) => ({ ...image, isPainted: false }));
}

/** Gives a slide back what was set aside last, with its designs; the present ones are the caller's to remove. */
export async function bringBackFormer(transaction: Queries, { id }: SlideRow): Promise<boolean> {
  const [former] = await transaction
    .select()
    .from(slides)
    .where(eq(slides.formerOf, id))
    .orderBy(desc(slides.id))
    .limit(1);
  if (!former) return false;
  const { words, purpose, speakerNotes, layout, art, seed, outlined } = former;
  await transaction
    .update(slides)
    .set({ words, purpose, speakerNotes, layout, art, seed, outlined })
    .where(eq(slides.id, id));
  await transaction.update(slideImages).set({ slideId: id }).where(eq(slideImages.slideId, former.id));
  await transaction.delete(slides).where(eq(slides.id, former.id));
  return true;
}

/** Forgets what was set aside of these slides; answers the designs whose files can be freed. */
export async function dropFormers(transaction: Queries, slideIds: readonly number[]): Promise<ImageRow[]> {
  if (slideIds.length === 0) return [];
  const rows = await transaction
    .select({ image: slideImages })
    .from(slideImages)
    .innerJoin(slides, and(eq(slides.id, slideImages.slideId), inArray(slides.formerOf, [...slideIds])));
  await transaction.delete(slides).where(inArray(slides.formerOf, [...slideIds]));
  return rows.map(({ image }) => image);
}
