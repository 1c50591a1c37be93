import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { apiRequest } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { readDeck, type ShownSlide } from './deck-reading.ts';
import { type ImageChoices, keepChoicesDraft } from './image-choices.ts';
import { slidesMessages } from './messages.ts';
import { putDeck, readDecks } from './use-deck.ts';

type Choosing = { slides: readonly ShownSlide[]; selectedImages: ImageChoices };

const messages = slidesMessages.selection;

/** Stores the choice for every slide of the newest deck and goes to its slides. */
export function useSaveChoices(projectId: number) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ slides, selectedImages }: Choosing) => {
      if (slides.length === 0) throw new Error(messages.noSlides);
      if (Object.keys(selectedImages).length === 0) console.warn('No image is selected.');
      const [deck] = await readDecks(projectId);
      if (!deck) throw new Error(messages.noDeck);
      const path = `/api/slide-decks/${readDeck(deck).id}/select-images`;
      const answer = await apiRequest('POST', path, { selectedImages }).catch(explain);
      return readDeck(await answer.json());
    },
    onSuccess: (deck) => {
      keepChoicesDraft(projectId, {});
      putDeck(queryClient, projectId, deck);
      toast(messages.saved);
      void navigate(paths.slides(projectId));
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast({ title: messages.failedTitle, description: error.message || messages.failed, tone: 'danger' });
    },
  });
}

/** What a refusing server said, with its status; a lost session stays what it is. */
function explain(error: unknown): never {
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  const body = error.message.slice(`${error.status}: `.length);
  throw new Error(messages.serverError(error.status, body));
}
