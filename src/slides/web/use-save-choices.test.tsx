// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/web/query-client.ts';
import { fakeServer, json } from '#platform/web/testing/fake-server.ts';
import { dismissToast, listToasts } from '#platform/web/toast-list.ts';
import { readDeck } from './deck-reading.ts';
import { useSaveChoices } from './use-save-choices.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const deck = { id: 5, title: 'Deck', slides: [{ id: 1, title: 'Only words', content: '', imageOptions: [] }] };

function saveFrom(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }]);
    return (
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  };
  const { result } = renderHook(() => useSaveChoices(7), { wrapper });
  return { calls: server.calls, save: () => result.current, at: () => router?.state.location.pathname };
}

const shown = () => listToasts().find(({ open }) => open);

test('an empty selection is only warned of in the console, and the save proceeds [IMGSEL-07]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { calls, save, at } = saveFrom(({ method }) => json(method === 'GET' ? [deck] : deck));
  act(() => save().mutate({ slides: readDeck(deck).slides, selectedImages: {} }));
  await waitFor(() => expect(at()).toBe('/script/7/slides'));
  expect(warn.mock.calls).toEqual([['No image is selected.']]);
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/slide-decks/5/select-images',
    credentials: 'include',
    body: { selectedImages: {} },
  });
  expect(shown()?.title).toBe('Images Saved');
});

test('a server that cannot be reached is told in its own words [IMGSEL-08]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { save } = saveFrom(({ method }) => {
    if (method === 'GET') return json([deck]);
    throw new TypeError('Failed to fetch');
  });
  act(() => save().mutate({ slides: readDeck(deck).slides, selectedImages: { 1: '/a' } }));
  await waitFor(() =>
    expect(shown()).toMatchObject({
      title: 'Save Failed',
      description: 'Network error: Unable to connect to server',
    }),
  );
});
