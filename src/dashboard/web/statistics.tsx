import { Skeleton } from '#platform/web/skeleton.tsx';
import { projectStatistics } from '#projects/project-statistics.ts';
import type { ProjectSummary } from '#projects/project-summary.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.statistics;

/** Four figures on a ruled line; bars in their places while the projects are loading. */
export function Statistics({ projects }: { projects: readonly ProjectSummary[] | undefined }) {
  const figures = projects && projectStatistics(projects);
  return (
    <dl className="grid grid-cols-2 border-b lg:grid-cols-4">
      <Statistic label={messages.scripts} value={figures?.scripts} />
      <Statistic label={messages.completed} value={figures?.completed} />
      <Statistic label={messages.hoursSaved} value={figures?.hoursSaved} />
      <Statistic label={messages.averageProgress} value={figures && `${Math.round(figures.averageProgress)}%`} />
    </dl>
  );
}

function Statistic({ label, value }: { label: string; value: number | string | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 py-3 even:border-l even:pl-5 max-lg:nth-[n+3]:border-t md:py-4.5 lg:not-first:border-l lg:not-first:pl-6">
      <dt className="text-muted text-note md:text-sm">{label}</dt>
      <dd className="type-statistic">{value ?? <Skeleton className="h-9 w-14 md:h-12" />}</dd>
    </div>
  );
}
