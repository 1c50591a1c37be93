import type { ReactNode } from 'react';
import { type WizardFieldName, wizardSteps } from '#framework/framework.ts';
import type { AnswerProblem } from './answer-problems.ts';
import { ReadThrough } from './read-through.tsx';
import { SoundPanel, SoundStrip } from './sound-note.tsx';
import type { OpenQuestionState } from './use-open-question.ts';
import { useSound } from './use-sound.ts';
import type { Draft } from './use-wizard-draft.ts';
import { stepCount } from './wizard-progress.ts';
import { WizardRail } from './wizard-rail.tsx';
import { WizardStepView } from './wizard-step-view.tsx';

type WizardInterviewProps = {
  draft: Draft;
  question: OpenQuestionState;
  problems: readonly AnswerProblem[];
  onAnswer: (field: WizardFieldName, value: string) => void;
  /** Stands on top of each step. */
  top: ReactNode;
};

/** Rail, question column and side note; at the last step everything that was said. */
export function WizardInterview({ draft, question, problems, onAnswer, top }: WizardInterviewProps) {
  const { answers, step } = draft;
  const sound = useSound(answers, step, question.field);
  const isReadThrough = step === stepCount;
  return (
    <>
      <WizardRail answers={answers} step={step} onGoToStep={question.goToStep} />
      <div ref={question.column} className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain">
        {isReadThrough ? (
          <ReadThrough answers={answers} onEdit={question.goTo} top={top} />
        ) : (
          <WizardStepView
            key={step}
            step={step}
            answers={answers}
            question={question}
            top={top}
            onAnswer={onAnswer}
            problemOf={(field) => problems.find((problem) => problem.field === field)?.sentence}
          />
        )}
      </div>
      {!isReadThrough && <SoundPanel sound={sound} />}
      {!isReadThrough && <SoundStrip sound={sound} section={wizardSteps[step - 1]?.sectionNumber ?? undefined} />}
    </>
  );
}
