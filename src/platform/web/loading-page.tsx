import { Footlights } from './footlights.tsx';
import { Skeleton } from './skeleton.tsx';

/** Stands while it is not yet known which page to show: the shape of a page with its lamps unlit. */
export function LoadingPage() {
  return (
    <div role="status" aria-busy="true" className="flex min-h-dvh flex-col">
      <span className="sr-only">Loading…</span>
      <div className="border-b">
        <div className="page flex h-16 items-center justify-between">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-7 w-24" />
        </div>
      </div>
      <div className="page flex flex-1 flex-col gap-5 pt-14">
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <div aria-hidden="true">
        <Footlights completed={0} progress={0} />
      </div>
    </div>
  );
}
