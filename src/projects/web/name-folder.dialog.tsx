import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import type { Folder } from '../contract.ts';
import { projectMessages } from './messages.ts';
import { nameRules } from './name-rules.ts';
import { useNameFolder } from './use-folders.ts';

type NameFolderDialogProps = {
  /** The folder to rename; without one a new folder is made. */
  folder?: Folder | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNamed?: (folder: Folder) => void;
};

const messages = projectMessages.folder;
const longestName = 80;

export function NameFolderDialog({ folder, open, onOpenChange, onNamed }: NameFolderDialogProps) {
  const save = useNameFolder(folder);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: folder?.name ?? '' } });

  const submit = handleSubmit(({ name }) =>
    save.mutate(name.trim(), {
      onSuccess: (saved) => {
        onOpenChange(false);
        onNamed?.(saved);
      },
    }),
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={folder ? messages.renameTitle : messages.createTitle}
      back={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      forward={
        <Button variant="neutral" type="submit" form="name-folder" busy={save.isPending}>
          {folder ? messages.rename : messages.create}
        </Button>
      }
    >
      <form id="name-folder" noValidate onSubmit={submit}>
        <TextField
          label={messages.nameLabel}
          required
          autoFocus
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', nameRules(messages.nameMissing, longestName))}
        />
      </form>
    </Dialog>
  );
}
