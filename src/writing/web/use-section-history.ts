import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiJson } from '#platform/web/api-client.ts';
import { toast } from '#platform/web/toast-list.ts';
import { type Section, sectionHistorySchema, sectionSchema, type sectionTextSchema } from '#projects/contract.ts';
import { writingMessages } from './messages.ts';
import { reportFailure } from './report-failure.ts';
import { putSection, refreshProject } from './use-project.ts';

export type SectionVersion = z.infer<typeof sectionTextSchema>;

const readHistory = (sectionId: number) => apiJson(sectionHistorySchema, 'GET', `/api/sections/${sectionId}/history`);

const bringBack = (sectionId: number, textId: number) =>
  apiJson(sectionSchema, 'POST', `/api/sections/${sectionId}/restore`, { textId });

/** Every text the section ever had, newest first; read anew whenever the section's version moves on. */
export function useSectionHistory(section: Pick<Section, 'id' | 'version'> | undefined) {
  return useQuery({
    queryKey: [`/api/sections/${section?.id}/history`, section?.version],
    queryFn: () => (section ? readHistory(section.id) : []),
    enabled: section !== undefined && section.version > 0,
    placeholderData: (previous, query) =>
      query?.queryKey[0] === `/api/sections/${section?.id}/history` ? previous : undefined,
  });
}

export function useRestoreText(projectId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: { sectionId: number; textId: number }) => bringBack(wish.sectionId, wish.textId),
    onSuccess: (section) => {
      putSection(queryClient, projectId, section);
      void refreshProject(queryClient, projectId);
      toast(writingMessages.restored);
    },
    onError: (error) => reportFailure(error, { sentence: writingMessages.restoreFailed }),
  });
}

/** Brings back the text a section had at the version given, e.g. after a regeneration that did not please. */
export async function restoreVersion(
  queryClient: QueryClient,
  projectId: number,
  earlier: Pick<Section, 'id' | 'version'>,
): Promise<void> {
  try {
    const text = (await readHistory(earlier.id)).find(({ version }) => version === earlier.version);
    if (!text) throw new Error('The earlier text is not in the history.');
    putSection(queryClient, projectId, await bringBack(earlier.id, text.id));
    await refreshProject(queryClient, projectId);
    toast(writingMessages.restored);
  } catch (error) {
    reportFailure(error, { sentence: writingMessages.restoreFailed });
  }
}
