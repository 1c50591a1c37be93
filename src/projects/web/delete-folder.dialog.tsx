import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import type { Folder } from '../contract.ts';
import { projectMessages } from './messages.ts';
import { useDeleteFolder } from './use-folders.ts';

type DeleteFolderDialogProps = {
  folder: Folder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const messages = projectMessages.folder;

export function DeleteFolderDialog({ folder, open, onOpenChange }: DeleteFolderDialogProps) {
  const remove = useDeleteFolder(folder.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onOpenChange(false),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.deleteTitle}
      description={messages.deleteText(folder.name)}
      confirmLabel={messages.delete}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
}
