import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Project, ProjectCard } from '../contract.ts';
import { presentCard, presentProject } from './present-project.ts';
import { findProject, listProjects, listSections, outlineSections } from './projects.store.ts';

/** All projects of a user, latest change first. */
export async function readProjects(queries: Queries, ownerId: string): Promise<ProjectCard[]> {
  const rows = await listProjects(queries, ownerId);
  const outlines = Map.groupBy(
    await outlineSections(
      queries,
      rows.map((row) => row.id),
    ),
    (outline) => outline.projectId,
  );
  return rows.map((row) => presentCard(row, outlines.get(row.id) ?? []));
}

/** One project with its sections; a missing or foreign id is `not_found`. */
export async function readProject(queries: Queries, ownerId: string, id: number): Promise<Project> {
  const row = await findProject(queries, ownerId, id);
  if (!row) throw notFound('project');
  return presentProject(row, await listSections(queries, ownerId, id));
}
