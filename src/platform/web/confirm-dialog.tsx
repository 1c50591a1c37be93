import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { scrimLooks } from './dialog-surface.tsx';
import { FocusReturn } from './focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the deed; the confirming button repeats its verb. */
  title: string;
  description: ReactNode;
  /** What goes or changes: lamps, counts. */
  children?: ReactNode;
  confirmLabel: string;
  keepLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  tone?: 'danger' | 'neutral';
};

/** Asks before something is lost. Focus starts on the safe button; the caller closes it when the work is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  keepLabel = 'Keep it',
  onConfirm,
  busy = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimLooks} />
        <AlertDialog.Content className="fixed inset-x-4 inset-y-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] max-w-[480px] flex-col gap-4 overflow-y-auto rounded-dialog border bg-dialog p-7 text-text shadow-dialog data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in">
          <FocusReturn />
          <AlertDialog.Title className="type-card-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="-mt-1 text-base">{description}</AlertDialog.Description>
          {children}
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{keepLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
