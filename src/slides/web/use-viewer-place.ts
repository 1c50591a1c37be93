import { useSearchParams } from 'react-router';

type ViewerPlace = {
  /** Which slide, counting from 0. */
  index: number;
  isGrid: boolean;
  goTo: (index: number) => void;
  /** In slide mode. */
  open: (index: number) => void;
  showGrid: (isGrid: boolean) => void;
};

/** Where one stands in a deck of `count` slides; it is in the address, so that a reload stays there. */
export function useViewerPlace(count: number): ViewerPlace {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('slide') ?? 1) - 1;
  const within = (index: number) => Math.min(Math.max(0, Number.isInteger(index) ? index : 0), Math.max(0, count - 1));

  function change(next: { index?: number; isGrid?: boolean }) {
    setSearch(
      (present) => {
        if (next.index !== undefined) present.set('slide', String(within(next.index) + 1));
        if (next.isGrid === true) present.set('view', 'grid');
        if (next.isGrid === false) present.delete('view');
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    index: within(wanted),
    isGrid: search.get('view') === 'grid',
    goTo: (index) => change({ index }),
    open: (index) => change({ index, isGrid: false }),
    showGrid: (isGrid) => change({ isGrid }),
  };
}
