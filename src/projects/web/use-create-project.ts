import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiRequest } from '#platform/web/api-client.ts';
import type { createProjectSchema } from '../contract.ts';
import { createdProjectId } from '../created-project-id.ts';
import { useRefreshProjects } from './use-projects.ts';

type NewProject = z.input<typeof createProjectSchema>;

/** POST /api/projects; answers the new project's id. */
async function createProject(wish: NewProject): Promise<number> {
  const response = await apiRequest('POST', '/api/projects', wish);
  return createdProjectId(await response.json());
}

/** What is said about it, and where one goes then, is the caller's. */
export function useCreateProject() {
  const refresh = useRefreshProjects();
  return useMutation({ mutationFn: createProject, onSuccess: () => void refresh() });
}
