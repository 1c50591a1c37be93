import { z } from 'zod';

export const NO_PROJECT_ID = 'Project created but failed to get project ID. Please refresh the page.';

const identified = z.object({ id: z.number().int().positive() });
const createdProject = z.union([identified, z.object({ project: identified }).transform(({ project }) => project)]);

/** The new project's id, from either form a create call may answer in; an answer without one throws. */
export function createdProjectId(answer: unknown): number {
  const known = createdProject.safeParse(answer);
  if (!known.success) throw new Error(NO_PROJECT_ID);
  return known.data.id;
}
