import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import { projects, sections } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type SectionRow = typeof sections.$inferSelect;
export type SectionOutline = {
  projectId: number;
  sectionNumber: number;
  isCompleted: boolean;
  words: number;
  ending: string;
  updatedAt: Date;
};

const ownedBy = (ownerId: string, ...conditions: SQL[]) => and(eq(projects.ownerId, ownerId), ...conditions);

export const listProjects = (queries: Queries, ownerId: string): Promise<ProjectRow[]> =>
  queries.select().from(projects).where(ownedBy(ownerId)).orderBy(desc(projects.updatedAt), desc(projects.id));

export async function findProject(queries: Queries, ownerId: string, id: number): Promise<ProjectRow | undefined> {
  const [row] = await queries
    .select()
    .from(projects)
    .where(ownedBy(ownerId, eq(projects.id, id)));
  return row;
}

/** Holds the project's row until the transaction ends, so that two changes of one project follow each other. */
export async function lockProject(transaction: Queries, ownerId: string, id: number): Promise<ProjectRow | undefined> {
  const [row] = await transaction
    .select()
    .from(projects)
    .where(ownedBy(ownerId, eq(projects.id, id)))
    .for('update');
  return row;
}

export async function findByCreationKey(
  queries: Queries,
  ownerId: string,
  creationKey: string,
): Promise<ProjectRow | undefined> {
  const [row] = await queries
    .select()
    .from(projects)
    .where(ownedBy(ownerId, eq(projects.creationKey, creationKey)));
  return row;
}

/** Inserts the project and its eight empty sections; undefined when its creation key is taken. */
export async function insertProject(
  transaction: Queries,
  values: typeof projects.$inferInsert,
  sectionNumbers: readonly number[],
): Promise<ProjectRow | undefined> {
  const [row] = await transaction.insert(projects).values(values).onConflictDoNothing().returning();
  if (row) {
    await transaction
      .insert(sections)
      .values(sectionNumbers.map((sectionNumber) => ({ projectId: row.id, sectionNumber })));
  }
  return row;
}

export async function updateProject(
  queries: Queries,
  ownerId: string,
  id: number,
  values: Partial<typeof projects.$inferInsert>,
): Promise<ProjectRow | undefined> {
  const [row] = await queries
    .update(projects)
    .set({ ...values, updatedAt: new Date() })
    .where(ownedBy(ownerId, eq(projects.id, id)))
    .returning();
  return row;
}

export async function deleteProject(queries: Queries, ownerId: string, id: number): Promise<boolean> {
  const rows = await queries
    .delete(projects)
    .where(ownedBy(ownerId, eq(projects.id, id)))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** The sections of the owner's project, in order. */
export const listSections = (queries: Queries, ownerId: string, projectId: number): Promise<SectionRow[]> =>
  queries
    .select({ section: sections })
    .from(sections)
    .innerJoin(projects, eq(projects.id, sections.projectId))
    .where(ownedBy(ownerId, eq(projects.id, projectId)))
    .orderBy(asc(sections.sectionNumber))
    .then((rows) => rows.map((row) => row.section));

/** What cards need of the sections, without their whole texts. */
export const outlineSections = (queries: Queries, projectIds: readonly number[]): Promise<SectionOutline[]> =>
  projectIds.length === 0
    ? Promise.resolve([])
    : queries
        .select({
          projectId: sections.projectId,
          sectionNumber: sections.sectionNumber,
          isCompleted: sections.isCompleted,
          words:
            sql<number>`coalesce(array_length(regexp_split_to_array(nullif(trim(${sections.content}), ''), '\\s+'), 1), 0)`.mapWith(
              Number,
            ),
          ending: sql<string>`right(${sections.content}, 420)`,
          updatedAt: sections.updatedAt,
        })
        .from(sections)
        .where(inArray(sections.projectId, [...projectIds]))
        .orderBy(asc(sections.sectionNumber));
