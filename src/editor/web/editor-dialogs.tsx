import { lazy, Suspense } from 'react';
import type { Feature } from '#plans/access.ts';
import { UpgradeDialog } from '#plans/web/upgrade.dialog.tsx';
import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import type { Project } from '#projects/contract.ts';
import { ChangedSectionsDialog } from './changed-sections.dialog.tsx';
import { type AnswersPlace, FrameworkAnswersDialog } from './framework-answers.dialog.tsx';
import { ProjectAutofill } from './project-autofill.tsx';
import { RewriteScriptDialog } from './rewrite-script.dialog.tsx';
import { SaveClashDialog } from './save-clash.dialog.tsx';
import { ShortcutsDialog } from './shortcuts.dialog.tsx';
import type { ScriptEditorState } from './use-script-editor.ts';

const ScriptWizard = lazy(() =>
  import('#writing/web/wizard/script-wizard.dialog.tsx').then(({ ScriptWizard }) => ({ default: ScriptWizard })),
);

/** Which dialog stands over the manuscript. */
export type EditorDialog =
  | { kind: 'answers'; place: AnswersPlace }
  | { kind: 'autofill' }
  | { kind: 'changed-sections'; sections: readonly number[] }
  | { kind: 'interview' }
  | { kind: 'regenerate-unsaved'; sectionNumber: number }
  | { kind: 'rewrite' }
  | { kind: 'shortcuts' }
  | { kind: 'upgrade'; feature: Feature };

type EditorDialogsProps = {
  project: Project;
  editor: ScriptEditorState;
  dialog: EditorDialog | undefined;
  show: (dialog: EditorDialog | undefined) => void;
};

export function EditorDialogs({ project, editor, dialog, show }: EditorDialogsProps) {
  const { views, viewOf, writing, clash, savingId } = editor;
  const close = () => show(undefined);
  const closeWhen = (open: boolean) => !open && close();

  function offerToRegenerate(changed: readonly number[]) {
    const sections = changed.filter((number) => viewOf(number)?.section.content.trim());
    show(sections.length > 0 ? { kind: 'changed-sections', sections } : undefined);
  }

  async function regenerate(sections: readonly number[]) {
    close();
    for (const sectionNumber of sections) await writing.generateSection(sectionNumber);
  }

  async function saveAndRegenerate(sectionNumber: number) {
    const view = viewOf(sectionNumber);
    close();
    if (view && (await editor.save(view))) await writing.generateSection(sectionNumber);
  }

  return (
    <>
      <ShortcutsDialog open={dialog?.kind === 'shortcuts'} onOpenChange={closeWhen} />
      <RewriteScriptDialog
        open={dialog?.kind === 'rewrite'}
        onOpenChange={closeWhen}
        views={views}
        onGenerate={writing.generateScript}
      />
      <UpgradeDialog
        open={dialog?.kind === 'upgrade'}
        onOpenChange={closeWhen}
        feature={dialog?.kind === 'upgrade' ? dialog.feature : 'script-enhancement'}
      />
      {dialog?.kind === 'answers' && (
        <FrameworkAnswersDialog
          project={project}
          place={dialog.place}
          onClose={close}
          onInterview={() => show({ kind: 'interview' })}
          onSaved={offerToRegenerate}
        />
      )}
      <ProjectAutofill
        project={project}
        open={dialog?.kind === 'autofill'}
        onClose={close}
        onSaved={offerToRegenerate}
      />
      <ChangedSectionsDialog
        sections={dialog?.kind === 'changed-sections' ? dialog.sections : []}
        onClose={close}
        onRegenerate={(sections) => void regenerate(sections)}
      />
      {dialog?.kind === 'interview' && (
        <Suspense>
          <ScriptWizard
            open
            onOpenChange={closeWhen}
            projectId={project.id}
            initialAnswers={project.originalFormData}
            initialTargetAudience={project.targetAudience}
          />
        </Suspense>
      )}
      {dialog?.kind === 'regenerate-unsaved' && (
        <ConfirmDialog
          open
          onOpenChange={closeWhen}
          tone="neutral"
          title="Regenerate over unsaved text?"
          description="Your edit is saved first, so that it can be restored from the versions beside the manuscript."
          confirmLabel="Save and regenerate"
          keepLabel="Keep editing"
          onConfirm={() => void saveAndRegenerate(dialog.sectionNumber)}
        />
      )}
      {clash && (
        <SaveClashDialog
          clash={clash}
          isSaving={savingId === clash.theirs.id}
          onClose={editor.decideLater}
          onKeepTheirs={() => editor.keepTheirs(clash)}
          onSave={(content) => editor.saveOver(clash, content)}
        />
      )}
    </>
  );
}
