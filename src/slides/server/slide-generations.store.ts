import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import { projects } from '#projects/server/tables.ts';
import { slideGenerations } from './tables.ts';

export type SlideGeneration = typeof slideGenerations.$inferSelect;

const withOwner = { generation: slideGenerations, ownerId: projects.ownerId };
const isUnderWay = eq(slideGenerations.state, 'drawing');

/** Starts a generation; undefined when one is under way for the project already. */
export async function insertGeneration(
  queries: Queries,
  values: Pick<SlideGeneration, 'projectId' | 'theme' | 'progress'>,
): Promise<SlideGeneration | undefined> {
  const [generation] = await queries.insert(slideGenerations).values(values).onConflictDoNothing().returning();
  return generation;
}

export async function findGenerationUnderWay(
  queries: Queries,
  id: number,
): Promise<{ generation: SlideGeneration; ownerId: string } | undefined> {
  const [row] = await queries
    .select(withOwner)
    .from(slideGenerations)
    .innerJoin(projects, eq(projects.id, slideGenerations.projectId))
    .where(and(eq(slideGenerations.id, id), isUnderWay));
  return row;
}

export const listGenerationsUnderWay = (queries: Queries): Promise<SlideGeneration[]> =>
  queries.select().from(slideGenerations).where(isUnderWay);

/** The owner's latest generation of a project. */
export async function findLatestGeneration(
  queries: Queries,
  ownerId: string,
  projectId: number,
): Promise<SlideGeneration | undefined> {
  const [row] = await queries
    .select(withOwner)
    .from(slideGenerations)
    .innerJoin(projects, eq(projects.id, slideGenerations.projectId))
    .where(and(eq(slideGenerations.projectId, projectId), eq(projects.ownerId, ownerId)))
    .orderBy(desc(slideGenerations.id))
    .limit(1);
  return row?.generation;
}

/** Holds a generation that is still under way until the transaction ends; undefined when it is over. */
export async function lockGeneration(transaction: Queries, id: number): Promise<SlideGeneration | undefined> {
  const [generation] = await transaction
    .select()
    .from(slideGenerations)
    .where(and(eq(slideGenerations.id, id), isUnderWay))
    .for('update');
  return generation;
}

export async function updateGeneration(
  transaction: Queries,
  id: number,
  values: Partial<Pick<SlideGeneration, 'deckId' | 'state' | 'progress' | 'failure'>>,
): Promise<void> {
  await transaction
    .update(slideGenerations)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(slideGenerations.id, id));
}
