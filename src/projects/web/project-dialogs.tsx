import type { Project } from '../contract.ts';
import type { ProjectSummary } from '../project-summary.ts';
import { DeleteProjectDialog } from './delete-project.dialog.tsx';
import { DuplicateProjectDialog } from './duplicate-project.dialog.tsx';
import { EditDetailsDialog } from './edit-details.dialog.tsx';
import { MoveProjectDialog } from './move-project.dialog.tsx';
import type { ProjectAction } from './project-menu.tsx';

type ProjectDialogsProps = {
  action: ProjectAction | undefined;
  project: ProjectSummary | undefined;
  onClose: () => void;
  onDuplicated?: (copy: Project) => void;
};

/** The dialog of the menu entry that was chosen for a project. */
export function ProjectDialogs({ action, project, onClose, onDuplicated }: ProjectDialogsProps) {
  if (!project) return null;
  const common = { project, open: true, onOpenChange: (open: boolean) => !open && onClose() };
  if (action === 'duplicate') return <DuplicateProjectDialog {...common} {...(onDuplicated ? { onDuplicated } : {})} />;
  if (action === 'details') return <EditDetailsDialog {...common} />;
  if (action === 'move') return <MoveProjectDialog {...common} />;
  if (action === 'delete') return <DeleteProjectDialog {...common} />;
  return null;
}
