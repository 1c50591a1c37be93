import { RadioGroup } from 'radix-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { toast } from '#platform/web/toast-list.ts';
import type { Folder } from '../contract.ts';
import type { ProjectSummary } from '../project-summary.ts';
import { projectMessages } from './messages.ts';
import { nameRules } from './name-rules.ts';
import { useChangeProject } from './use-change-project.ts';
import { useFolders, useNameFolder } from './use-folders.ts';

type MoveProjectDialogProps = {
  project: Pick<ProjectSummary, 'id' | 'name' | 'folderId'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const messages = projectMessages.move;
const nowhere = 'none';
const newFolder = 'new';

/** Puts a project into a folder, out of its folder, or into a new one. */
export function MoveProjectDialog({ project, open, onOpenChange }: MoveProjectDialogProps) {
  const folders = useFolders();
  const change = useChangeProject(project.id, messages.failed);
  const create = useNameFolder();
  const [target, setTarget] = useState(project.folderId === null ? nowhere : String(project.folderId));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  function moveTo(folder: Folder | null) {
    change.mutate(
      { folderId: folder?.id ?? null },
      {
        onSuccess: () => {
          toast(messages.done(folder?.name));
          onOpenChange(false);
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (target !== newFolder) return moveTo(folders.data?.find(({ id }) => String(id) === target) ?? null);
    const wrong = folderNameProblem(name);
    setProblem(wrong);
    if (!wrong) create.mutate(name.trim(), { onSuccess: moveTo });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={messages.title}
      back={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      forward={
        <Button variant="neutral" type="submit" form="move-project" busy={change.isPending || create.isPending}>
          {messages.confirm}
        </Button>
      }
    >
      <form id="move-project" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p id="move-question" className="text-base [overflow-wrap:anywhere]">
          {messages.text(project.name)}
        </p>
        <RadioGroup.Root
          aria-labelledby="move-question"
          value={target}
          onValueChange={setTarget}
          className="flex flex-col gap-1"
        >
          <Place value={nowhere}>{messages.noFolder}</Place>
          {folders.isPending && <Skeleton className="h-11" />}
          {folders.data?.map((folder) => (
            <Place key={folder.id} value={String(folder.id)}>
              {folder.name}
            </Place>
          ))}
          <Place value={newFolder}>{messages.newFolder}</Place>
        </RadioGroup.Root>
        {target === newFolder && (
          <TextField
            label={messages.newFolderName}
            required
            autoFocus
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={problem}
          />
        )}
      </form>
    </Dialog>
  );
}

function folderNameProblem(name: string): string | undefined {
  const { validate, maxLength } = nameRules(projectMessages.folder.nameMissing, 80);
  const verdict = validate(name);
  if (verdict !== true) return verdict;
  return name.trim().length > maxLength.value ? maxLength.message : undefined;
}

function Place({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadioGroup.Item
      value={value}
      className="group flex min-h-11 items-center gap-3 rounded-control px-3 text-left text-sm hover:bg-sunk data-[state=checked]:bg-sunk data-[state=checked]:font-semibold"
    >
      <span
        aria-hidden="true"
        className="size-4.5 shrink-0 rounded-full border border-ctl bg-surface group-data-[state=checked]:border-[5.5px] group-data-[state=checked]:border-text"
      />
      <span className="min-w-0 truncate">{children}</span>
    </RadioGroup.Item>
  );
}
