import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import type { SectionRow } from './projects.store.ts';
import { projects, type StoredSentence, sections, sectionTexts } from './tables.ts';

export type SectionText = typeof sectionTexts.$inferSelect;

type NewText = {
  content: string;
  isCompleted: boolean;
  origin: SectionText['origin'];
  sentences: readonly StoredSentence[];
  seed: number;
  writer: string | null;
};

const owned = (queries: Queries, ownerId: string, sectionId: number) =>
  queries
    .select({ section: sections })
    .from(sections)
    .innerJoin(projects, eq(projects.id, sections.projectId))
    .where(and(eq(sections.id, sectionId), eq(projects.ownerId, ownerId)));

export async function findSection(
  queries: Queries,
  ownerId: string,
  sectionId: number,
): Promise<SectionRow | undefined> {
  const [row] = await owned(queries, ownerId, sectionId);
  return row?.section;
}

export async function lockSection(
  transaction: Queries,
  ownerId: string,
  sectionId: number,
): Promise<SectionRow | undefined> {
  const [row] = await owned(transaction, ownerId, sectionId).for('update', { of: sections });
  return row?.section;
}

export async function lockSectionByNumber(
  transaction: Queries,
  ownerId: string,
  projectId: number,
  sectionNumber: number,
): Promise<SectionRow | undefined> {
  const [row] = await transaction
    .select({ section: sections })
    .from(sections)
    .innerJoin(projects, eq(projects.id, sections.projectId))
    .where(
      and(eq(sections.projectId, projectId), eq(sections.sectionNumber, sectionNumber), eq(projects.ownerId, ownerId)),
    )
    .for('update', { of: sections });
  return row?.section;
}

/** Gives a locked section its next text and keeps it in the history. */
export async function putText(transaction: Queries, section: SectionRow, text: NewText): Promise<SectionRow> {
  const { origin, ...values } = text;
  const version = section.version + 1;
  const now = new Date();
  const [row] = await transaction
    .update(sections)
    .set({ ...values, version, updatedAt: now })
    .where(eq(sections.id, section.id))
    .returning();
  const { isCompleted: _, ...kept } = values;
  await transaction.insert(sectionTexts).values({ ...kept, sectionId: section.id, version, origin });
  await transaction.update(projects).set({ updatedAt: now }).where(eq(projects.id, section.projectId));
  return row ?? section;
}

export async function markCompleted(
  transaction: Queries,
  section: SectionRow,
  isCompleted: boolean,
): Promise<SectionRow> {
  const [row] = await transaction.update(sections).set({ isCompleted }).where(eq(sections.id, section.id)).returning();
  return row ?? section;
}

export const listTexts = (queries: Queries, ownerId: string, sectionId: number): Promise<SectionText[]> =>
  queries
    .select({ text: sectionTexts })
    .from(sectionTexts)
    .innerJoin(sections, eq(sections.id, sectionTexts.sectionId))
    .innerJoin(projects, eq(projects.id, sections.projectId))
    .where(and(eq(sectionTexts.sectionId, sectionId), eq(projects.ownerId, ownerId)))
    .orderBy(desc(sectionTexts.version))
    .then((rows) => rows.map((row) => row.text));

export async function findText(queries: Queries, sectionId: number, textId: number): Promise<SectionText | undefined> {
  const [row] = await queries
    .select()
    .from(sectionTexts)
    .where(and(eq(sectionTexts.id, textId), eq(sectionTexts.sectionId, sectionId)));
  return row;
}
