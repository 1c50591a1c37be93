import { useState } from 'react';
import type { Answers, WizardAnswers } from '#framework/framework.ts';
import { UpgradeDialog } from '#plans/web/upgrade.dialog.tsx';
import { useAccess } from '#plans/web/use-access.ts';
import { useWizardSubmission } from './use-wizard-submission.ts';
import { WizardDialog } from './wizard-dialog.tsx';

type ScriptWizardProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The project whose script is renewed; without it a new project is created. */
  projectId?: number;
  initialAnswers?: Answers;
  initialTargetAudience?: string;
};

/** The interview in ten steps that a complete script is written from. */
export function ScriptWizard({
  open,
  onOpenChange,
  projectId,
  initialAnswers,
  initialTargetAudience,
}: ScriptWizardProps) {
  const { canUse } = useAccess();
  const [upgradeOpen, setUpgradeOpen] = useState(false);
  const submission = useWizardSubmission(projectId, () => onOpenChange(false));
  const startedFrom: WizardAnswers = {
    ...initialAnswers,
    ...(initialTargetAudience ? { targetAudience: initialTargetAudience } : {}),
  };

  return (
    <>
      {open && (
        <WizardDialog
          projectId={projectId}
          startedFrom={startedFrom}
          submission={submission}
          canGenerate={canUse('script-enhancement')}
          onUpgrade={() => setUpgradeOpen(true)}
          onOpenChange={onOpenChange}
        />
      )}
      <UpgradeDialog open={upgradeOpen} onOpenChange={setUpgradeOpen} feature="script-enhancement" />
    </>
  );
}
