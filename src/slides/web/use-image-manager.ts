import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiJson, apiRequest } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { cleanupAnswerSchema } from '../contract.ts';
import { cachedDeckId, type ShownDeck, type SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { forgetDeck } from './use-deck.ts';

const messages = slidesMessages.manager;

function pathOf(deck: ShownDeck | null): string {
  if (!deck || deck.id === cachedDeckId) throw new Error(messages.noDeck);
  return `/api/slide-decks/${deck.id}`;
}

/** Says under `title` what the server said, or else the sentence. */
function tell(error: Error, title: string, otherwise: string): void {
  if (handleUnauthorized(error)) return;
  const said = error instanceof ApiError ? error.sentence : error.message;
  toast({ title, description: said || otherwise, tone: 'danger' });
}

/** Keeps one picture of a slide for good, and tidies up what no slide shows. */
export function useImageManager(projectId: number, deck: ShownDeck | null) {
  const queryClient = useQueryClient();
  const selecting = useMutation({
    mutationFn: async ({ slideId, url }: { slideId: SlideId; url: string }) => {
      await apiRequest('PATCH', `${pathOf(deck)}/slides/${slideId}/image`, { selectedImageUrl: url });
    },
    onSuccess: () => {
      toast(messages.imageSelected);
      forgetDeck(queryClient, projectId);
    },
    onError: (error) => tell(error, messages.selectionFailed, messages.selectFailed),
  });
  const cleaning = useMutation({
    mutationFn: async () => apiJson(cleanupAnswerSchema.partial(), 'POST', `${pathOf(deck)}/cleanup-images`),
    onSuccess: ({ message }) => {
      toast({ title: messages.optimized, ...(message ? { description: message } : {}) });
      forgetDeck(queryClient, projectId);
    },
    onError: (error) => tell(error, messages.cleanupFailed, messages.cleanFailed),
  });
  return { selecting, cleaning };
}
