import { type Answers, frameworkSections } from '#framework/framework.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { findTemplate } from '../templates.ts';
import { ownsFolder } from './folders.store.ts';
import { findByCreationKey, insertProject, type ProjectRow } from './projects.store.ts';

export type NewProject = {
  name: string;
  description?: string | undefined;
  targetAudience?: string | undefined;
  originalFormData?: Answers | undefined;
  folderId?: number | null | undefined;
  templateId?: string | undefined;
  creationKey?: string | undefined;
};

export async function requireFolder(
  queries: Queries,
  ownerId: string,
  folderId: number | null | undefined,
): Promise<void> {
  if (folderId && !(await ownsFolder(queries, ownerId, folderId))) throw notFound('folder');
}

/**
 * Creates a project with eight empty sections, from a template's answers when one is named. Repeated with the same creation
 * key it answers the first one's project, so that a lost answer never leaves two.
 */
export async function createProject(queries: Queries, ownerId: string, wish: NewProject): Promise<ProjectRow> {
  await requireFolder(queries, ownerId, wish.folderId);
  const template = wish.templateId === undefined ? undefined : findTemplate(wish.templateId);
  if (wish.templateId !== undefined && !template) throw notFound('template');
  const answers: Answers = { ...template?.answers, ...wish.originalFormData, projectName: wish.name };
  const values = {
    ownerId,
    name: wish.name,
    description: wish.description || template?.description || '',
    targetAudience: wish.targetAudience || template?.targetAudience || '',
    answers,
    folderId: wish.folderId ?? null,
    creationKey: wish.creationKey ?? null,
  };
  const created = await queries.transaction((transaction) =>
    insertProject(
      transaction,
      values,
      frameworkSections.map((section) => section.number),
    ),
  );
  if (created) return created;
  const earlier = wish.creationKey ? await findByCreationKey(queries, ownerId, wish.creationKey) : undefined;
  if (!earlier) throw new AppError('conflict', 'The project could not be created. Please try again.', 409);
  return earlier;
}
