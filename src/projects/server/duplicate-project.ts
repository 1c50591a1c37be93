import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import { requireFolder } from './create-project.ts';
import { findProject, insertProject, listSections, type ProjectRow } from './projects.store.ts';
import { lockSectionByNumber, putText } from './sections.store.ts';

/** Copies a project with its answers and present texts; the original and the copy's history stay apart. */
export async function duplicateProject(
  queries: Queries,
  ownerId: string,
  id: number,
  wish: { name: string; folderId?: number | null | undefined },
): Promise<ProjectRow> {
  await requireFolder(queries, ownerId, wish.folderId);
  return queries.transaction(async (transaction) => {
    const original = await findProject(transaction, ownerId, id);
    if (!original) throw notFound('project');
    const texts = await listSections(transaction, ownerId, id);
    const { name } = wish;
    const copy = await insertProject(
      transaction,
      {
        ownerId,
        name,
        description: original.description,
        targetAudience: original.targetAudience,
        answers: { ...original.answers, projectName: name },
        folderId: wish.folderId ?? null,
      },
      texts.map((text) => text.sectionNumber),
    );
    if (!copy) throw notFound('project');
    for (const text of texts) {
      if (text.content === '') continue;
      const empty = await lockSectionByNumber(transaction, ownerId, copy.id, text.sectionNumber);
      if (!empty) continue;
      const { content, isCompleted, sentences, seed, writer } = text;
      await putText(transaction, empty, {
        content,
        isCompleted,
        sentences,
        seed,
        writer,
        origin: writer ? 'generated' : 'edited',
      });
    }
    return copy;
  });
}
