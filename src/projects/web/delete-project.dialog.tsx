import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import type { ProjectSummary } from '../project-summary.ts';
import { projectMessages } from './messages.ts';
import { Figures } from './project-card.tsx';
import { ProjectLamps } from './project-lamps.tsx';
import { useDeleteProject } from './use-delete-project.ts';

type DeleteProjectDialogProps = {
  project: ProjectSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
};

const messages = projectMessages.remove;

/** Shows what goes away before it does. */
export function DeleteProjectDialog({ project, open, onOpenChange, onDeleted }: DeleteProjectDialogProps) {
  const remove = useDeleteProject(project.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        onDeleted?.();
      },
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={<span className="[overflow-wrap:anywhere]">{messages.text(project.name)}</span>}
      confirmLabel={messages.confirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      <div className="overflow-hidden rounded-card border bg-surface">
        <div className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm">
          <Figures project={project} className="font-medium" />
          <span className="text-muted">{messages.answers(project.answered)}</span>
        </div>
        <ProjectLamps project={project} />
      </div>
      <p className="text-muted text-sm">{messages.advice}</p>
    </ConfirmDialog>
  );
}
