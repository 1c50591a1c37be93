import type { Answers } from '#framework/framework.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import { requireFolder } from './create-project.ts';
import { lockProject, type ProjectRow, updateProject } from './projects.store.ts';

type Changes = {
  name?: string | undefined;
  description?: string | undefined;
  targetAudience?: string | undefined;
  originalFormData?: Answers | undefined;
  folderId?: number | null | undefined;
};

/**
 * Changes what is given and leaves the rest. Answers are merged field by field, so that a client that knows fewer fields
 * loses none; an emptied answer is sent as ''. The name and the answer projectName are one thing.
 */
export async function changeProject(
  queries: Queries,
  ownerId: string,
  id: number,
  changes: Changes,
): Promise<ProjectRow> {
  await requireFolder(queries, ownerId, changes.folderId);
  return queries.transaction(async (transaction) => {
    const present = await lockProject(transaction, ownerId, id);
    if (!present) throw notFound('project');
    const { originalFormData, ...plain } = changes;
    const name = plain.name ?? (originalFormData?.projectName?.trim() || present.name);
    const answers = { ...present.answers, ...originalFormData, projectName: name };
    const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
    const row = await updateProject(transaction, ownerId, id, { ...given, name, answers });
    if (!row) throw notFound('project');
    return row;
  });
}
