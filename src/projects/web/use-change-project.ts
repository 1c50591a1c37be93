import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiJson } from '#platform/web/api-client.ts';
import { type Toast, toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { type changeProjectSchema, projectSchema } from '../contract.ts';
import { projectsKey } from './use-projects.ts';

type Change = z.input<typeof changeProjectSchema>;

/** Changes name, description, audience or folder of a project; `failure` is what to say when it could not be saved. */
export function useChangeProject(projectId: number, failure: Omit<Toast, 'id' | 'open'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => apiJson(projectSchema, 'PATCH', `/api/projects/${projectId}`, change),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: projectsKey }),
        client.invalidateQueries({ queryKey: [`/api/projects/${projectId}`] }),
      ]),
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast(failure);
    },
  });
}
