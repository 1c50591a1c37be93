import { Plus } from 'lucide-react';
import type { CurrentUser } from '#accounts/contract.ts';
import { Button } from '#platform/web/button.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import type { ProjectSummary } from '#projects/project-summary.ts';
import { greeting, whatComesNext } from './greeting.ts';
import { dashboardMessages } from './messages.ts';

type DashboardHeroProps = {
  user: CurrentUser;
  /** Undefined while they are loading. */
  projects: readonly ProjectSummary[] | undefined;
  onNewScript: () => void;
};

/** The greeting, what comes next, and the one action. Where the empty state carries it, this one steps back. */
export function DashboardHero({ user, projects, onNewScript }: DashboardHeroProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="type-page-title">{greeting(user.firstName)}</h1>
        {projects ? (
          <p className="text-base text-muted [overflow-wrap:anywhere]">{whatComesNext(projects)}</p>
        ) : (
          <Skeleton className="h-6 w-80 max-w-full" />
        )}
      </div>
      <Button
        variant={projects?.length === 0 ? 'secondary' : 'primary'}
        size="main"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={onNewScript}
        className="max-md:w-full"
      >
        {dashboardMessages.newScript}
      </Button>
    </div>
  );
}
