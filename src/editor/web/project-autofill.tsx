import { lazy, Suspense } from 'react';
import type { WizardAnswers } from '#framework/framework.ts';
import { toast } from '#platform/web/toast-list.ts';
import type { Project } from '#projects/contract.ts';
import { useChangeProject } from '#projects/web/use-change-project.ts';
import { sectionsWithChangedAnswers } from '../changed-answers.ts';
import { changesOf, storedAnswers } from './answers-draft.ts';
import { editorMessages } from './messages.ts';

const SmartAutofillDialog = lazy(() =>
  import('#writing/web/autofill/smart-autofill.dialog.tsx').then((module) => ({ default: module.SmartAutofillDialog })),
);

type ProjectAutofillProps = {
  project: Project;
  open: boolean;
  onClose: () => void;
  /** The sections in order that stand on answers changed by this save; none after an undo. */
  onSaved: (changedSections: number[]) => void;
};

/** Smart Autofill over a project: what is taken over is saved among its framework answers, and one undo saves the earlier ones again. */
export function ProjectAutofill({ project, open, onClose, onSaved }: ProjectAutofillProps) {
  const stored = storedAnswers(project);
  const saving = useChangeProject(project.id, { ...editorMessages.answersFailed, tone: 'danger' });

  const save = ({ targetAudience, ...originalFormData }: WizardAnswers) =>
    saving.mutateAsync({ originalFormData, ...(targetAudience === undefined ? {} : { targetAudience }) });

  async function undo(earlier: WizardAnswers) {
    try {
      await save(earlier);
    } catch {
      // The saving itself said what went wrong, and the filled answers stay.
      return;
    }
    toast({ title: editorMessages.answersBack });
    onSaved([]);
  }

  async function use(values: WizardAnswers) {
    const filled = { ...stored, ...values };
    const changes = changesOf(filled, stored);
    const earlier = changesOf(stored, filled);
    await save(changes);
    const action = { label: editorMessages.undo, onPress: () => void undo(earlier) };
    toast({ title: editorMessages.answersSaved, action });
    onSaved(sectionsWithChangedAnswers(stored, filled));
  }

  if (!open) return null;
  return (
    <Suspense>
      <SmartAutofillDialog projectId={project.id} answers={stored} onClose={onClose} onUse={use} />
    </Suspense>
  );
}
