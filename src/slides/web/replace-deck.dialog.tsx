import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import { slidesMessages } from './messages.ts';

const messages = slidesMessages.replace;

type ReplaceDeckDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onReplace: () => void };

/** Asks before a deck that a person worked on gives way to a new one. */
export function ReplaceDeckDialog({ open, onOpenChange, onReplace }: ReplaceDeckDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.text}
      confirmLabel={messages.confirm}
      onConfirm={() => {
        onOpenChange(false);
        onReplace();
      }}
    />
  );
}
