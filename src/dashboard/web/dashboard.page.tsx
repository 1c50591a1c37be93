import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';
import { isPro } from '#plans/access.ts';
import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { useProjects } from '#projects/web/use-projects.ts';
import { DashboardHero } from './dashboard-hero.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FrameworkShowcase } from './framework-showcase.tsx';
import { dashboardMessages } from './messages.ts';
import { NoScripts } from './no-scripts.tsx';
import { ScriptBoard } from './script-board.tsx';
import { Statistics } from './statistics.tsx';
import { UpgradeStrip } from './upgrade-strip.tsx';

const ScriptWizard = lazy(async () => ({
  default: (await import('#writing/web/wizard/script-wizard.dialog.tsx')).ScriptWizard,
}));

export default function DashboardPage() {
  useDocumentTitle(dashboardMessages.title);
  const user = useSignedInUser();
  const { data: projects, error, refetch } = useProjects();
  const wizard = useWizardInAddress();
  useEffect(() => {
    if (error) handleUnauthorized(error);
  }, [error]);

  return (
    <div className="page pt-7 pb-20 md:pt-11">
      <DashboardHero user={user} projects={projects} onNewScript={wizard.open} />
      <OxfordRule className="mt-5 md:mt-7" />
      <Statistics projects={projects} />
      {projects && projects.length > 0 ? (
        <ScriptBoard projects={projects} />
      ) : (
        <div className="mt-5 flex flex-col gap-14 md:mt-7">
          {projects && <NoScripts onCreate={wizard.open} />}
          {!projects && (error ? <Unreadable onTryAgain={() => void refetch()} /> : <DashboardSkeleton />)}
          <FrameworkShowcase />
        </div>
      )}
      {!isPro(user) && <UpgradeStrip />}
      {wizard.isOpen && (
        <Suspense>
          <ScriptWizard open onOpenChange={(open) => !open && wizard.close()} />
        </Suspense>
      )}
    </div>
  );
}

/** The wizard is open at `/?new=script`, so that a reload or a link opens it and the browser's way back closes it. */
function useWizardInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: 'script' | null, replace: boolean) =>
    setParameters(
      (present) => {
        if (next) present.set('new', next);
        else present.delete('new');
        return present;
      },
      { replace, preventScrollReset: true },
    );
  return {
    isOpen: parameters.get('new') === 'script',
    open: () => change('script', false),
    close: () => change(null, true),
  };
}

function Unreadable({ onTryAgain }: { onTryAgain: () => void }) {
  const { title, text, action } = dashboardMessages.unreadable;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={text}
        action={
          <Button variant="neutral" onClick={onTryAgain}>
            {action}
          </Button>
        }
      />
    </div>
  );
}
