import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SlideId } from './deck-reading.ts';

type ViewerPlace = {
  /** Which slide, counting from 0. */
  index: number;
  isGrid: boolean;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
  showGrid: (isGrid: boolean) => void;
  /** In slide mode. */
  open: (id: SlideId) => void;
};

/**
 * Where one stands in a deck. One stays on a slide wherever it goes; where it is gone, one stays at its place. The place is in
 * the address, so that a reload stays there.
 */
export function useViewerPlace(ids: readonly SlideId[]): ViewerPlace {
  const [search, setSearch] = useSearchParams();
  const [isGrid, showGrid] = useState(search.get('view') === 'grid');
  const asked = Number(search.get('slide') ?? 1) - 1;
  const [held, setHeld] = useState({ id: ids[asked], index: Number.isInteger(asked) ? asked : 0 });
  /** A slide to go to that the deck has only with its next answer. */
  const [awaited, setAwaited] = useState<SlideId>();

  const within = (index: number) => Math.min(Math.max(0, index), Math.max(0, ids.length - 1));
  const found = held.id === undefined ? -1 : ids.indexOf(held.id);
  const index = found < 0 ? within(held.index) : found;
  const hold = (next: number) => ({ id: ids[within(next)], index: within(next) });
  if (awaited !== undefined && ids.includes(awaited)) {
    setAwaited(undefined);
    setHeld(hold(ids.indexOf(awaited)));
  } else if (held.index !== index || held.id !== ids[index]) setHeld(hold(index));

  const written = useRef({ index: asked, isGrid });
  useEffect(() => {
    if (ids.length === 0 || (written.current.index === index && written.current.isGrid === isGrid)) return;
    written.current = { index, isGrid };
    setSearch(
      (present) => {
        present.set('slide', String(index + 1));
        if (isGrid) present.set('view', 'grid');
        else present.delete('view');
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  });

  return {
    index,
    isGrid,
    goTo: (next) => setHeld(hold(next)),
    // Keys come faster than pages are drawn: each step goes from the one before it.
    step: (by) => setHeld((present) => hold(present.index + by)),
    showGrid,
    open: (id) => {
      setAwaited(id);
      showGrid(false);
    },
  };
}
