import { type QueryClient, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { apiRequest } from '#platform/web/api-client.ts';
import { chooseDeck, readDeck, type ShownDeck } from './deck-reading.ts';

const deckKey = (projectId: number) => [`/api/projects/${projectId}/slides`] as const;
const imagesKey = (projectId: number) => [`/api/projects/${projectId}/cached-images`] as const;

async function readAnswer([path]: readonly [string], signal?: AbortSignal): Promise<unknown> {
  return (await apiRequest('GET', path, undefined, { signal })).json();
}

export async function readDecks(projectId: number, signal?: AbortSignal): Promise<unknown[]> {
  return z.array(z.unknown()).parse(await readAnswer(deckKey(projectId), signal));
}

/** Whether the project has a deck that a person changed or chose images for. */
export async function hasEditedDeck(projectId: number): Promise<boolean> {
  return (await readDecks(projectId)).some((deck) => readDeck(deck).isEdited);
}

/** The project's deck: the newest real one, else the one made of its pictures, else null. */
export function useDeck(projectId: number) {
  return useQuery({
    queryKey: deckKey(projectId),
    queryFn: async ({ signal }) => {
      const decks = await readDecks(projectId, signal);
      return chooseDeck(decks, decks.length > 0 ? { slides: [] } : await readAnswer(imagesKey(projectId), signal));
    },
    refetchOnMount: 'always',
  });
}

/** Shows the deck that came with a call at once, without reading it again. */
export function putDeck(queryClient: QueryClient, projectId: number, deck: ShownDeck): void {
  queryClient.setQueryData(deckKey(projectId), deck);
  queryClient.removeQueries({ queryKey: imagesKey(projectId) });
}

/** What was read of the project's slides is no longer so. */
export function forgetDeck(queryClient: QueryClient, projectId: number): void {
  void queryClient.invalidateQueries({ queryKey: deckKey(projectId) });
  queryClient.removeQueries({ queryKey: imagesKey(projectId) });
}

/** The slides with their pictures, as the choice among them needs them; the pictures alone are asked first. */
export function useImages(projectId: number) {
  return useQuery({
    queryKey: imagesKey(projectId),
    queryFn: async ({ signal }) => {
      const cached = readDeck(await readAnswer(imagesKey(projectId), signal));
      if (cached.slides.length > 0) return cached.slides;
      const [deck] = await readDecks(projectId, signal);
      return deck ? readDeck(deck).slides : [];
    },
    refetchOnMount: 'always',
  });
}

/** The deck as it is shown now, with nothing on its way that would overwrite what is shown next. */
export async function presentDeck(queryClient: QueryClient, projectId: number): Promise<ShownDeck | null | undefined> {
  await queryClient.cancelQueries({ queryKey: deckKey(projectId) });
  return queryClient.getQueryData<ShownDeck | null>(deckKey(projectId));
}
