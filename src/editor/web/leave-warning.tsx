import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import { isSessionLost } from '#writing/web/report-failure.ts';

/** While text is not saved, asks before the screen is left; the draft stays on this device either way. */
export function LeaveWarning({ names }: { names: readonly string[] }) {
  const isUnsaved = names.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isUnsaved && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSessionLost()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      tone="neutral"
      title="Leave with unsaved text?"
      description={`${names.join(', ')}: what you typed is not in the script yet. It is kept as a draft on this device and will be here when you come back.`}
      confirmLabel="Leave"
      keepLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
