import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiJson } from '#platform/web/api-client.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { type duplicateProjectSchema, projectSchema } from '../contract.ts';
import { projectMessages } from './messages.ts';
import { useRefreshProjects } from './use-projects.ts';

/** `folderId` is sent only when a folder is chosen. */
export type Duplication = z.input<typeof duplicateProjectSchema>;

export function useDuplicateProject(projectId: number) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: (wish: Duplication) => apiJson(projectSchema, 'POST', `/api/projects/${projectId}/duplicate`, wish),
    onSuccess: async () => {
      toast(projectMessages.duplicate.done);
      await refresh();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast(projectMessages.duplicate.failed);
    },
  });
}
