import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import { isSessionLost } from '#writing/web/report-failure.ts';
import { slidesMessages } from './messages.ts';

const messages = slidesMessages.edits.leave;

/** While words could not be stored, asks before the deck is left; what waits for a network is lost only with the page. */
export function UnsavedWarning({ unsaved, isWaiting }: { unsaved: readonly number[]; isWaiting: boolean }) {
  const isUnsaved = unsaved.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved && !isWaiting) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSessionLost()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved, isWaiting]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={messages.title}
      description={messages.text(unsaved)}
      confirmLabel={messages.leave}
      keepLabel={messages.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
