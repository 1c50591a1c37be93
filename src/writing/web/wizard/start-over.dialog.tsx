import { countAnswered } from '#framework/framework.ts';
import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import { wizardMessages } from './messages.ts';
import type { Draft } from './use-wizard-draft.ts';

type StartOverDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: Pick<Draft, 'answers'>;
  isNewScript: boolean;
  onConfirm: () => void;
};

const messages = wizardMessages.startOver;

export function StartOverDialog({ open, onOpenChange, draft, isNewScript, onConfirm }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={isNewScript ? messages.text(countAnswered(draft.answers)) : messages.textForProject}
      confirmLabel={messages.confirm}
      keepLabel={messages.keep}
      onConfirm={onConfirm}
    />
  );
}
