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
import { forgetDeck, hasEditedDeck } from './use-deck.ts';

const messages = slidesMessages.visual;

type VisualSlidesEvents = {
  onPremium: () => void;
  /** The project has a deck that somebody worked on; `replace` draws a new one all the same. */
  onReplacing: (projectId: number) => void;
};

/** Makes a project's slides from its card and says when they are drawn, or that they still are being drawn. */
export function useVisualSlides({ onPremium, onReplacing }: VisualSlidesEvents) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openAction = (path: string, label: string) => ({ label, onPress: () => void navigate(path) });

  const drawing = useMutation({
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
  const asking = useMutation({
    mutationFn: hasEditedDeck,
    onSuccess: (isEdited, projectId) => (isEdited ? onReplacing(projectId) : drawing.mutate(projectId)),
    onError: (error) => reportFailure(error, { sentence: messages.failed, onPremium }),
  });
  return { generate: asking.mutate, replace: drawing.mutate };
}
