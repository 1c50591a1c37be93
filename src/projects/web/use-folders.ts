import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { apiJson, apiRequest } from '#platform/web/api-client.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { type Folder, folderSchema } from '../contract.ts';
import { projectMessages } from './messages.ts';
import { projectsKey } from './use-projects.ts';

const foldersKey = ['/api/folders'] as const;
const messages = projectMessages.folder;

const folders = z.array(folderSchema);
const parseFolders = (answer: unknown) => folders.parse(answer);

export function useFolders() {
  return useQuery({ queryKey: foldersKey, select: parseFolders, refetchOnMount: 'always' });
}

/** Creates a folder, or renames the one given. */
export function useNameFolder(folder?: Folder) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      folder
        ? apiJson(folderSchema, 'PATCH', `/api/folders/${folder.id}`, { name })
        : apiJson(folderSchema, 'POST', '/api/folders', { name }),
    onSuccess: async ({ name }) => {
      toast(folder ? messages.renamed(name) : messages.created(name));
      await client.invalidateQueries({ queryKey: foldersKey });
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast(folder ? messages.renameFailed : messages.createFailed);
    },
  });
}

/** The projects of a deleted folder stay, so their list is read again too. */
export function useDeleteFolder(folderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest('DELETE', `/api/folders/${folderId}`),
    // Not waited for: with the folder its dialog goes, and what is to be done after deleting would go with it.
    onSuccess: () => {
      toast(messages.deleted);
      for (const queryKey of [foldersKey, projectsKey]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast(messages.deleteFailed);
    },
  });
}
