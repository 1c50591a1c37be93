import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import { UpgradeDialog } from '#plans/web/upgrade.dialog.tsx';
import { useAccess } from '#plans/web/use-access.ts';
import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import type { Project } from '#projects/contract.ts';
import { reportFailure } from '#writing/web/report-failure.ts';
import { startGeneration } from './generation-calls.ts';
import { slidesMessages } from './messages.ts';

const { none } = slidesMessages.manager;

/** Where there is no deck: the button that makes one, and where its making is watched. */
export function NoSlidesYet({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { canUse } = useAccess();
  const { refetch: refetchUser } = useCurrentUser();
  const [isGateOpen, setIsGateOpen] = useState(false);
  const starting = useMutation({
    mutationFn: () => startGeneration(project.id, undefined),
    onSuccess: () => navigate(paths.editorSlides(project.id, 'progress')),
    onError: (error) =>
      reportFailure(error, {
        sentence: slidesMessages.tab.failed,
        onPremium: () => {
          refetchUser();
          setIsGateOpen(true);
        },
      }),
  });
  const isEmpty = project.sections.every(({ isCompleted }) => !isCompleted);

  return (
    <div className="py-8">
      <EmptyState
        title={none.title}
        description={none.text}
        action={
          <Button
            variant="primary"
            size="main"
            disabled={isEmpty}
            busy={starting.isPending}
            onClick={() => (canUse('slide-generator') ? starting.mutate() : setIsGateOpen(true))}
          >
            {none.action}
          </Button>
        }
        note={isEmpty ? none.nothingWritten : undefined}
      />
      <UpgradeDialog open={isGateOpen} onOpenChange={setIsGateOpen} feature="slide-generator" />
    </div>
  );
}
