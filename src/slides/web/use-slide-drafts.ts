import { useState } from 'react';
import type { SlideId } from './deck-reading.ts';
import type { SlideFields } from './slide-fields.ts';

export type Draft = Partial<SlideFields>;

export type SlideDrafts = {
  of: (id: SlideId) => Draft | undefined;
  /** An empty draft is none. */
  keep: (id: SlideId, draft: Draft) => void;
};

/** What was typed and could not be stored, slide by slide, so that it is there again when one comes back to it. */
export function useSlideDrafts(): SlideDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<SlideId, Draft>>(new Map());
  return {
    of: (id) => drafts.get(id),
    keep: (id, draft) =>
      setDrafts((present) => {
        const isEmpty = Object.keys(draft).length === 0;
        if (isEmpty && !present.has(id)) return present;
        const next = new Map(present);
        if (isEmpty) next.delete(id);
        else next.set(id, draft);
        return next;
      }),
  };
}
