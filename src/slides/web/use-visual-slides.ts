import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { apiJson } from '#platform/web/api-client.ts';
import { toast } from '#platform/web/toast-list.ts';
import { reportFailure } from '#writing/web/report-failure.ts';
import { generationStartedSchema } from '../contract.ts';
import { isGenerating } from './contact-sheet.ts';
import { readGeneration } from './generation-calls.ts';
import { slidesMessages } from './messages.ts';
import { forgetDeck } from './use-deck.ts';

const messages = slidesMessages.visual;

/** Makes a project's slides from its card and says when they are drawn, or that they still are being drawn. */
export function useVisualSlides({ onPremium }: { onPremium: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openAction = (path: string, label: string) => ({ label, onPress: () => void navigate(path) });

  return useMutation({
    mutationFn: async (projectId: number) => {
      await apiJson(generationStartedSchema, 'POST', `/api/projects/${projectId}/generate-visual-slides`);
      const progress = await readGeneration(projectId).catch(() => null);
      return { isUnderWay: progress !== null && isGenerating(progress) };
    },
    onMutate: (projectId) => {
      toast({ ...messages.begun, action: openAction(paths.editorSlides(projectId, 'progress'), messages.watch) });
    },
    onSuccess: ({ isUnderWay }, projectId) => {
      forgetDeck(queryClient, projectId);
      if (isUnderWay) {
        toast({ ...messages.goesOn, action: openAction(paths.editorSlides(projectId, 'progress'), messages.watch) });
      } else {
        toast({ ...messages.done, action: openAction(paths.imageSelection(projectId), messages.choose) });
      }
    },
    onError: (error) => reportFailure(error, { sentence: messages.failed, onPremium }),
  });
}
