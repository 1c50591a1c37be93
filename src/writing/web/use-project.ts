import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiJson } from '#platform/web/api-client.ts';
import { type Project, projectSchema, type Section } from '#projects/contract.ts';
import { progressOf } from '#projects/progress.ts';

export const projectKey = (projectId: number) => [`/api/projects/${projectId}`] as const;

export function readProject(projectId: number, signal?: AbortSignal): Promise<Project> {
  return apiJson(projectSchema, 'GET', `/api/projects/${projectId}`, undefined, { signal });
}

/** The project with its answers and sections; read again when the window gets the focus, for another tab may have written. */
export function useProject(projectId: number) {
  return useQuery({
    queryKey: projectKey(projectId),
    queryFn: ({ signal }) => readProject(projectId, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** The project with one section's new text and the progress that follows from it. */
function withSection(project: Project, section: Section): Project {
  const sections = project.sections.map((present) => (present.id === section.id ? section : present));
  const progress = progressOf(
    sections.map(({ content, isCompleted }) => ({ isCompleted, hasText: content.trim() !== '' })),
  );
  return { ...project, ...progress, sections };
}

/** Shows a section's new text at once, without waiting for the project to be read again. */
export function putSection(queryClient: QueryClient, projectId: number, section: Section): void {
  queryClient.setQueryData<Project>(projectKey(projectId), (project) => project && withSection(project, section));
}

/** The project is no longer what was read: it is read again, here and in the list. */
export async function refreshProject(queryClient: QueryClient, projectId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: projectKey(projectId) }),
    queryClient.invalidateQueries({ queryKey: ['/api/projects'] }),
  ]);
}
