import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import { projects } from '#projects/server/tables.ts';
import { slideDecks, slideImages, slides } from './tables.ts';

export type DeckRow = typeof slideDecks.$inferSelect;
export type SlideRow = typeof slides.$inferSelect;
export type ImageRow = typeof slideImages.$inferSelect;
/** A deck with its present slides in their order, and each slide's image options in theirs. */
export type StoredDeck = { deck: DeckRow; slides: { slide: SlideRow; images: ImageRow[] }[] };
export type NewSlide = Omit<typeof slides.$inferInsert, 'id' | 'deckId' | 'position' | 'removedAt' | 'formerOf'>;
export type NewImage = Omit<typeof slideImages.$inferInsert, 'id' | 'slideId' | 'position'>;

const decksOf = (queries: Queries, ownerId: string, ...conditions: SQL[]) =>
  queries
    .select({ deck: slideDecks })
    .from(slideDecks)
    .innerJoin(projects, eq(projects.id, slideDecks.projectId))
    .where(and(eq(projects.ownerId, ownerId), ...conditions))
    .orderBy(desc(slideDecks.id));

async function withSlides(queries: Queries, decks: readonly DeckRow[]): Promise<StoredDeck[]> {
  if (decks.length === 0) return [];
  const ids = decks.map((deck) => deck.id);
  const slideRows = await queries
    .select()
    .from(slides)
    .where(and(inArray(slides.deckId, ids), isNull(slides.removedAt)))
    .orderBy(asc(slides.position), asc(slides.id));
  const imageRows = await queries
    .select({ image: slideImages })
    .from(slideImages)
    .innerJoin(slides, eq(slides.id, slideImages.slideId))
    .where(and(inArray(slides.deckId, ids), isNull(slides.removedAt)))
    .orderBy(asc(slideImages.position), asc(slideImages.id));
  const images = Map.groupBy(
    imageRows.map((row) => row.image),
    (image) => image.slideId,
  );
  return decks.map((deck) => ({
    deck,
    slides: slideRows
      .filter((slide) => slide.deckId === deck.id)
      .map((slide) => ({ slide, images: images.get(slide.id) ?? [] })),
  }));
}

/** The owner's whole decks of a project, newest first. */
export async function listWholeDecks(queries: Queries, ownerId: string, projectId: number): Promise<StoredDeck[]> {
  const rows = await decksOf(queries, ownerId, eq(slideDecks.projectId, projectId), eq(slideDecks.isWhole, true));
  return withSlides(
    queries,
    rows.map((row) => row.deck),
  );
}

/** The owner's deck, whole or still in the making. */
export async function findDeck(queries: Queries, ownerId: string, deckId: number): Promise<StoredDeck | undefined> {
  const rows = await decksOf(queries, ownerId, eq(slideDecks.id, deckId));
  const [deck] = await withSlides(
    queries,
    rows.map((row) => row.deck),
  );
  return deck;
}

/** Holds the owner's whole deck until the transaction ends, so that its changes follow each other. */
export async function lockWholeDeck(
  transaction: Queries,
  ownerId: string,
  deckId: number,
): Promise<StoredDeck | undefined> {
  const [row] = await decksOf(transaction, ownerId, eq(slideDecks.id, deckId), eq(slideDecks.isWhole, true)).for(
    'update',
    { of: slideDecks },
  );
  const [deck] = await withSlides(transaction, row ? [row.deck] : []);
  return deck;
}

/** Stores a deck that nobody sees yet, its slides and their image options, all undrawn. */
export async function insertDeck(
  transaction: Queries,
  values: Pick<DeckRow, 'projectId' | 'title' | 'theme' | 'brand'>,
  wishes: readonly { slide: NewSlide; images: readonly NewImage[] }[],
): Promise<DeckRow> {
  const [deck] = await transaction.insert(slideDecks).values(values).returning();
  if (!deck) throw new Error('The deck was not stored.');
  for (const [position, { slide, images }] of wishes.entries()) {
    const row = await insertSlide(transaction, deck.id, position, slide);
    await insertImages(transaction, row.id, 0, images);
  }
  return deck;
}

export async function insertSlide(
  transaction: Queries,
  deckId: number,
  position: number,
  values: NewSlide,
): Promise<SlideRow> {
  const [slide] = await transaction
    .insert(slides)
    .values({ ...values, deckId, position })
    .returning();
  if (!slide) throw new Error('The slide was not stored.');
  return slide;
}

export async function insertImages(
  transaction: Queries,
  slideId: number,
  firstPosition: number,
  images: readonly NewImage[],
): Promise<void> {
  if (images.length === 0) return;
  await transaction
    .insert(slideImages)
    .values(images.map((image, index) => ({ ...image, slideId, position: firstPosition + index })));
}

/** Changes a deck that was found with its owner; an empty change marks it as changed. */
export async function updateDeck(
  transaction: Queries,
  deckId: number,
  values: Partial<Pick<DeckRow, 'title' | 'theme' | 'brand' | 'isWhole' | 'editedAt'>>,
): Promise<void> {
  await transaction
    .update(slideDecks)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(slideDecks.id, deckId));
}

export async function updateSlide(
  transaction: Queries,
  slideId: number,
  values: Partial<Omit<SlideRow, 'id' | 'deckId'>>,
): Promise<void> {
  if (Object.keys(values).length > 0) await transaction.update(slides).set(values).where(eq(slides.id, slideId));
}

/** Moves the slides from a position on one further, also those that were taken out. */
export async function makeRoom(transaction: Queries, deckId: number, position: number): Promise<void> {
  await transaction
    .update(slides)
    .set({ position: sql`${slides.position} + 1` })
    .where(and(eq(slides.deckId, deckId), gte(slides.position, position)));
}

/** Puts a removed slide back to where it stood; false when the deck has no such removed slide. */
export async function restoreSlide(transaction: Queries, deckId: number, slideId: number): Promise<boolean> {
  const rows = await transaction
    .update(slides)
    .set({ removedAt: null })
    .where(and(eq(slides.id, slideId), eq(slides.deckId, deckId), isNotNull(slides.removedAt), isNull(slides.formerOf)))
    .returning({ id: slides.id });
  return rows.length > 0;
}

export async function updateImage(
  transaction: Queries,
  imageId: number,
  values: Partial<Omit<ImageRow, 'id' | 'slideId'>>,
): Promise<void> {
  await transaction.update(slideImages).set(values).where(eq(slideImages.id, imageId));
}

export async function deleteImages(transaction: Queries, imageIds: readonly number[]): Promise<void> {
  if (imageIds.length > 0) await transaction.delete(slideImages).where(inArray(slideImages.id, [...imageIds]));
}

export async function deleteDeck(transaction: Queries, deckId: number): Promise<void> {
  await transaction.delete(slideDecks).where(eq(slideDecks.id, deckId));
}

/** Notes the first drawing of a picture; false when it was drawn already or its option is gone. */
export async function keepFirstDrawing(transaction: Queries, imageId: number, drawn: string): Promise<boolean> {
  const rows = await transaction
    .update(slideImages)
    .set({ drawn })
    .where(and(eq(slideImages.id, imageId), isNull(slideImages.drawn)))
    .returning({ id: slideImages.id });
  return rows.length > 0;
}

/** Notes that a picture was stored; false when another drawing of it was stored meanwhile or the option is gone. */
export async function keepDrawing(
  queries: Queries,
  image: Pick<ImageRow, 'id' | 'drawn'>,
  drawn: string,
): Promise<boolean> {
  const before = image.drawn === null ? isNull(slideImages.drawn) : eq(slideImages.drawn, image.drawn);
  const rows = await queries
    .update(slideImages)
    .set({ drawn })
    .where(and(eq(slideImages.id, image.id), before))
    .returning({ id: slideImages.id });
  if (rows.length > 0) return true;
  const [now] = await queries.select().from(slideImages).where(eq(slideImages.id, image.id));
  return now?.drawn === drawn;
}

/** A statement takes no more values than this at once. */
const idsAtOnce = 10_000;

/** What is stored of each of these options, for telling their files from orphans. */
export async function listImages(queries: Queries, imageIds: readonly number[]): Promise<ImageRow[]> {
  const rows: ImageRow[] = [];
  for (let start = 0; start < imageIds.length; start += idsAtOnce) {
    const ids = imageIds.slice(start, start + idsAtOnce);
    rows.push(...(await queries.select().from(slideImages).where(inArray(slideImages.id, ids))));
  }
  return rows;
}
