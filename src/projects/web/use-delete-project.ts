import { useMutation } from '@tanstack/react-query';
import { apiRequest } from '#platform/web/api-client.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { projectMessages } from './messages.ts';
import { useRefreshProjects } from './use-projects.ts';

export function useDeleteProject(projectId: number) {
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: () => apiRequest('DELETE', `/api/projects/${projectId}`),
    onSuccess: async () => {
      toast(projectMessages.remove.done);
      await refresh();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast(projectMessages.remove.failed);
    },
  });
}
