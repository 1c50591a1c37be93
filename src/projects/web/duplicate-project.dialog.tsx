import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import type { Project } from '../contract.ts';
import { copyName } from '../copy-name.ts';
import type { ProjectSummary } from '../project-summary.ts';
import { FolderSelect } from './folder-select.tsx';
import { projectMessages } from './messages.ts';
import { nameRules } from './name-rules.ts';
import { useDuplicateProject } from './use-duplicate-project.ts';
import { useFolders } from './use-folders.ts';

type DuplicateProjectDialogProps = {
  project: Pick<ProjectSummary, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDuplicated?: (copy: Project) => void;
};

const messages = projectMessages.duplicate;

export function DuplicateProjectDialog({ project, open, onOpenChange, onDuplicated }: DuplicateProjectDialogProps) {
  const folders = useFolders();
  const duplicate = useDuplicateProject(project.id);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: copyName(project.name), folderId: '' },
  });

  const submit = handleSubmit(({ name, folderId }) =>
    duplicate.mutate(folderId ? { name: name.trim(), folderId: Number(folderId) } : { name: name.trim() }, {
      onSuccess: (copy) => {
        onOpenChange(false);
        onDuplicated?.(copy);
      },
    }),
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={messages.title}
      back={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      forward={
        <Button variant="neutral" type="submit" form="duplicate-project" busy={duplicate.isPending}>
          {messages.confirm}
        </Button>
      }
    >
      <form id="duplicate-project" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-base text-muted">{messages.text}</p>
        <TextField
          label="Name"
          required
          autoFocus
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', nameRules(messages.nameMissing))}
        />
        <FolderSelect folders={folders.data ?? []} {...register('folderId')} />
        {folders.error && <p className="-mt-3 text-muted text-sm">{projectMessages.folder.unreadable}</p>}
      </form>
    </Dialog>
  );
}
