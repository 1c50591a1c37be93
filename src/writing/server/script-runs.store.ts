import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import { projects } from '#projects/server/tables.ts';
import { scriptRuns } from './tables.ts';

export type ScriptRun = typeof scriptRuns.$inferSelect;

const withOwner = { run: scriptRuns, ownerId: projects.ownerId };
const isWriting = eq(scriptRuns.state, 'writing');

/** Starts a run; undefined when one is under way for the project already. */
export async function insertRun(
  queries: Queries,
  values: Pick<ScriptRun, 'projectId' | 'remaining' | 'seeds'>,
): Promise<ScriptRun | undefined> {
  const [run] = await queries.insert(scriptRuns).values(values).onConflictDoNothing().returning();
  return run;
}

export async function findRunUnderWay(
  queries: Queries,
  runId: number,
): Promise<{ run: ScriptRun; ownerId: string } | undefined> {
  const [row] = await queries
    .select(withOwner)
    .from(scriptRuns)
    .innerJoin(projects, eq(projects.id, scriptRuns.projectId))
    .where(and(eq(scriptRuns.id, runId), isWriting));
  return row;
}

export const listRunsUnderWay = (queries: Queries): Promise<ScriptRun[]> =>
  queries.select().from(scriptRuns).where(isWriting);

/** The owner's latest run of a project. */
export async function findLatestRun(
  queries: Queries,
  ownerId: string,
  projectId: number,
): Promise<ScriptRun | undefined> {
  const [row] = await queries
    .select(withOwner)
    .from(scriptRuns)
    .innerJoin(projects, eq(projects.id, scriptRuns.projectId))
    .where(and(eq(scriptRuns.projectId, projectId), eq(projects.ownerId, ownerId)))
    .orderBy(desc(scriptRuns.id))
    .limit(1);
  return row?.run;
}

/** Takes a section off a run that is still under way; false when it was stopped or the section was done by another process. */
export async function takeOffSection(transaction: Queries, runId: number, sectionNumber: number): Promise<boolean> {
  const rows = await transaction
    .select({ remaining: scriptRuns.remaining })
    .from(scriptRuns)
    .where(and(eq(scriptRuns.id, runId), isWriting))
    .for('update');
  const remaining = rows[0]?.remaining;
  if (!remaining?.includes(sectionNumber)) return false;
  await transaction
    .update(scriptRuns)
    .set({ remaining: remaining.filter((number) => number !== sectionNumber), updatedAt: new Date() })
    .where(eq(scriptRuns.id, runId));
  return true;
}

export async function endRun(
  queries: Queries,
  runId: number,
  state: 'done' | 'stopped' | 'failed',
  failure: string | null,
): Promise<void> {
  await queries
    .update(scriptRuns)
    .set({ state, failure, updatedAt: new Date() })
    .where(and(eq(scriptRuns.id, runId), isWriting));
}
