import { Footlights } from '#platform/web/footlights.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';

/** A card before its project is known: its lamps unlit. */
export function ProjectCardSkeleton({ lead = false, className = '' }: { lead?: boolean; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`flex flex-col justify-between overflow-hidden rounded-card border bg-surface ${className}`}
    >
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-6 w-28" />
        <Skeleton className={lead ? 'h-24 w-72 max-w-full' : 'h-7 w-52 max-w-full'} />
        <Skeleton className="h-5 w-full max-w-96" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Footlights completed={0} progress={0} />
    </div>
  );
}
