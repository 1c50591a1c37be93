import { lazy, Suspense, useState } from 'react';
import { type WizardAnswers, type WizardFieldName, wizardSteps } from '#framework/framework.ts';
import { Dialog } from '#platform/web/dialog.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import { toast } from '#platform/web/toast-list.ts';
import { AutofillBar } from '../autofill/autofill-bar.tsx';
import { useFilledAnswers } from '../autofill/use-filled-answers.ts';
import { type AnswerProblem, answerProblems } from './answer-problems.ts';
import { wizardMessages } from './messages.ts';
import { StartOverDialog } from './start-over.dialog.tsx';
import { StepMenu } from './step-menu.tsx';
import { useOpenQuestion } from './use-open-question.ts';
import { useWizardDraft } from './use-wizard-draft.ts';
import type { Submitted, useWizardSubmission } from './use-wizard-submission.ts';
import { WayBack, WayOn } from './wizard-foot.tsx';
import { WizardInterview } from './wizard-interview.tsx';
import { stepCount, stepPercent } from './wizard-progress.ts';
import { type StageMoment, WritingStage } from './writing-stage.tsx';

type Submission = ReturnType<typeof useWizardSubmission>;

type WizardDialogProps = {
  projectId: number | undefined;
  startedFrom: WizardAnswers;
  submission: Submission;
  canGenerate: boolean;
  onUpgrade: () => void;
  onOpenChange: (open: boolean) => void;
};

const SmartAutofillDialog = lazy(() =>
  import('../autofill/smart-autofill.dialog.tsx').then((module) => ({ default: module.SmartAutofillDialog })),
);

const lampSections = wizardSteps.map(({ sectionNumber }) => sectionNumber ?? 0);

/** The wizard while it is open: it holds the draft, shows the step one is at and sends what was said. */
export function WizardDialog({
  projectId,
  startedFrom,
  submission,
  canGenerate,
  onUpgrade,
  onOpenChange,
}: WizardDialogProps) {
  const draft = useWizardDraft(projectId, startedFrom);
  const question = useOpenQuestion(draft);
  const [problems, setProblems] = useState<AnswerProblem[]>([]);
  const [startingOver, setStartingOver] = useState(false);
  const [isAutofillOpen, setIsAutofillOpen] = useState(false);
  const autofill = useFilledAnswers(draft.answers, fill);
  const { answers, step } = draft;
  const moment = momentOf(submission, projectId === undefined);

  function answer(field: WizardFieldName, value: string) {
    draft.setAnswer(field, value);
    setProblems((present) => present.filter((problem) => problem.field !== field));
  }

  function fill(values: WizardAnswers) {
    draft.fill(values);
    setProblems((present) => present.filter(({ field }) => values[field] === undefined));
  }

  /** Sends only what will be accepted; otherwise says what to do and opens the question in need. */
  function submit(send: (submitted: Submitted) => void) {
    const found = answerProblems(answers);
    setProblems(found);
    const [first] = found;
    if (!first) return send({ answers, creationKey: draft.creationKey, forgetDraft: draft.forget });
    toast({ title: wizardMessages.validation.title, description: first.sentence, tone: 'danger' });
    question.goTo(first.field);
  }

  const position = wizardMessages.position(step, stepCount);
  const foot = {
    step,
    draft,
    canGenerate,
    isNewScript: projectId === undefined,
    isUpdating: submission.update.isPending,
    onPrevious: () => question.goToStep(step - 1),
    onNext: () => question.goToStep(step + 1),
    onStartOver: () => setStartingOver(true),
    onGenerate: () => submit(submission.generate.mutate),
    onSaveProject: () => submit(submission.save.mutate),
    onSaveAnswers: () => submit(submission.update.mutate),
    onUpgrade,
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        size="wide"
        className="md:h-[calc(100dvh-6rem)]!"
        title={wizardMessages.title}
        subject={answers.projectName?.trim()}
        position={
          <StepMenu
            position={position}
            answers={answers}
            step={step}
            onGoToStep={question.goToStep}
            onStartOver={draft.hasChanges ? foot.onStartOver : undefined}
          />
        }
        bodyClassName="relative flex flex-col overflow-hidden! lg:flex-row"
        onOpenAutoFocus={question.focusOnOpen}
        back={moment ? undefined : <WayBack {...foot} />}
        forward={moment ? undefined : <WayOn {...foot} />}
        lamps={
          !moment && (
            <Footlights
              label={wizardMessages.title}
              completed={step}
              total={stepCount}
              progress={stepPercent(step)}
              sections={lampSections}
              size="lg"
              valueText={`${position} (${stepPercent(step)}%)`}
            />
          )
        }
      >
        {moment ? (
          <WritingStage moment={moment} projectId={projectId} answers={answers} />
        ) : (
          <WizardInterview
            draft={draft}
            question={question}
            problems={problems}
            onAnswer={answer}
            top={<AutofillBar onOpen={() => setIsAutofillOpen(true)} filled={autofill.filled} onUndo={autofill.undo} />}
          />
        )}
      </Dialog>
      {isAutofillOpen && (
        <Suspense>
          <SmartAutofillDialog
            projectId={projectId}
            answers={answers}
            onClose={() => setIsAutofillOpen(false)}
            onUse={async (values) => {
              autofill.use(values);
              setIsAutofillOpen(false);
            }}
          />
        </Suspense>
      )}
      <StartOverDialog
        open={startingOver}
        onOpenChange={setStartingOver}
        draft={draft}
        isNewScript={foot.isNewScript}
        onConfirm={() => {
          draft.startOver();
          autofill.forget();
          setProblems([]);
          question.goToStep(1, startedFrom);
          setStartingOver(false);
        }}
      />
    </>
  );
}

/** What the wizard is waiting for, or has just been told. */
function momentOf({ generate, save }: Submission, isNewScript: boolean): StageMoment | undefined {
  if (generate.isPending) return 'writing';
  if (save.isPending) return 'saving';
  if (isNewScript && generate.isSuccess) return 'written';
  return save.isSuccess ? 'saved' : undefined;
}
