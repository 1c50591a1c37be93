import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import type { Edit, Edited } from './deck-edits.ts';
import type { SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { forgetDeck, presentDeck, putDeck } from './use-deck.ts';
import { useOnline } from './use-online.ts';
import type { SlideDrafts } from './use-slide-drafts.ts';

const { edits: messages } = slidesMessages;

export type DeckEditing = {
  run: (edit: Edit) => void;
  /** Takes the last change back that was not taken back yet. */
  undo: () => void;
  canUndo: boolean;
  /** `waiting` is for a network. */
  state: 'saved' | 'saving' | 'waiting' | 'failed';
  /** Counts up when words change by something else than typing: fields then show what is stored. */
  revision: number;
};

/** Changes to a deck, one after the other, shown at once and each with its undo. */
export function useDeckEdits(
  projectId: number,
  deckId: SlideId | undefined,
  { onAdded, drafts }: { onAdded: (id: SlideId, isNew: boolean) => void; drafts: SlideDrafts },
): DeckEditing {
  const queryClient = useQueryClient();
  const undos = useRef<NonNullable<Edited['undo']>[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const [revision, setRevision] = useState(0);
  const isOnline = useOnline();

  const editing = useMutation({
    scope: { id: `deck-${deckId}` },
    mutationFn: (edit: Edit) => edit.call(),
    onMutate: async ({ foresee }) => {
      const present = await presentDeck(queryClient, projectId);
      if (present && foresee) putDeck(queryClient, projectId, foresee(present));
      return present;
    },
    onSuccess: ({ deck, undo, addedId }, { told, rewrites }) => {
      if (rewrites) setRevision((count) => count + 1);
      putDeck(queryClient, projectId, deck);
      if (addedId !== undefined) onAdded(addedId, undo !== undefined);
      if (undo) undos.current.push(undo);
      setCanUndo(undos.current.length > 0);
      if (!told) return;
      toast({ title: told, ...(undo ? { action: { label: messages.undo, onPress: () => takeBack(undo) } } : {}) });
    },
    onError: (error, { typed }, before) => {
      if (typed) drafts.keep(typed.id, { ...drafts.of(typed.id), ...typed.draft });
      if (handleUnauthorized(error)) return;
      if (before) putDeck(queryClient, projectId, before);
      forgetDeck(queryClient, projectId);
      const said = error instanceof ApiError ? error.sentence : undefined;
      toast({ title: messages.failedTitle, description: said ?? messages.failed, tone: 'danger' });
    },
  });

  function takeBack(undo: NonNullable<Edited['undo']>) {
    const place = undos.current.lastIndexOf(undo);
    if (place < 0) return;
    undos.current.splice(place, 1);
    setCanUndo(undos.current.length > 0);
    setRevision((count) => count + 1);
    editing.mutate({
      call: async () => {
        const present = await presentDeck(queryClient, projectId);
        const deck = await undo();
        const back = deck.slides.find(({ id }) => !present?.slides.some((one) => one.id === id));
        return { deck, ...(back ? { addedId: back.id } : {}) };
      },
      told: messages.undone,
    });
  }

  return {
    run: editing.mutate,
    undo: () => {
      const last = undos.current.at(-1);
      if (last) takeBack(last);
    },
    canUndo,
    // A change that stands behind another is paused as well, with the connection there.
    state:
      editing.isPaused && !isOnline ? 'waiting' : editing.isPending ? 'saving' : editing.isError ? 'failed' : 'saved',
    revision,
  };
}
