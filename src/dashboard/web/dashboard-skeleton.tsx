import { ProjectCardSkeleton } from '#projects/web/project-card-skeleton.tsx';

/** The board before its scripts are known. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-4 lg:grid-cols-3">
      <span className="sr-only">Loading your scripts…</span>
      <ProjectCardSkeleton lead className="min-h-[480px] lg:col-span-2 lg:row-span-2" />
      <ProjectCardSkeleton />
      <ProjectCardSkeleton className="max-lg:hidden" />
    </div>
  );
}
