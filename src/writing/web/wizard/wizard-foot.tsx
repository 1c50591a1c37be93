import type { ReactNode } from 'react';
import { Button } from '#platform/web/button.tsx';
import { wizardMessages } from './messages.ts';
import type { Draft } from './use-wizard-draft.ts';
import { openFields, stepCount } from './wizard-progress.ts';

type FootProps = {
  step: number;
  draft: Draft;
  canGenerate: boolean;
  isNewScript: boolean;
  isUpdating: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onStartOver: () => void;
  onGenerate: () => void;
  onSaveProject: () => void;
  onSaveAnswers: () => void;
  onUpgrade: () => void;
};

const messages = wizardMessages.foot;

function Previous({ step, onPrevious, className }: Pick<FootProps, 'step' | 'onPrevious'> & { className?: string }) {
  return (
    <Button onClick={onPrevious} disabled={step === 1} {...(className ? { className } : {})}>
      {messages.previous}
    </Button>
  );
}

/** Where the last step has two actions, they take two lines on a phone, and the way back stands in the second. */
const hasTwoLines = ({ step, canGenerate, isNewScript }: FootProps) =>
  step === stepCount && !(canGenerate && isNewScript);

/** The way back, and what is kept of the answers. */
export function WayBack(props: FootProps) {
  const { step, draft, onPrevious, onStartOver } = props;
  return (
    <>
      <Previous step={step} onPrevious={onPrevious} {...(hasTwoLines(props) ? { className: 'max-md:hidden' } : {})} />
      {draft.hasChanges && (
        <p className="flex items-center gap-1 text-muted text-sm max-lg:hidden">
          {draft.isKept ? messages.kept : messages.notKept}
          <Button variant="ghost" size="small" onClick={onStartOver}>
            {messages.startOver}
          </Button>
        </p>
      )}
    </>
  );
}

/** The way on: to the next step, and from the last one out of the wizard. */
export function WayOn(props: FootProps) {
  if (hasTwoLines(props)) return <LastActions {...props} />;
  if (props.step === stepCount) {
    return (
      <Button variant="primary" onClick={props.onGenerate} className="min-w-28">
        {messages.generate}
      </Button>
    );
  }
  return (
    <>
      <p className="text-muted text-sm max-lg:hidden">
        {wizardMessages.step.questionsLeft(openFields(props.step, props.draft.answers).length)}
      </p>
      <Button variant="primary" onClick={props.onNext} className="w-28">
        {messages.next}
      </Button>
    </>
  );
}

function LastActions(props: FootProps) {
  const { canGenerate, isNewScript, isUpdating, draft } = props;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-md:-ml-4 max-md:w-[calc(100vw-2rem)] max-md:flex-row-reverse md:gap-3">
      <MainAction>
        {canGenerate ? (
          <Button variant="primary" onClick={props.onGenerate} className="max-md:w-full md:min-w-28">
            {messages.generate}
          </Button>
        ) : (
          <Button variant="primary" onClick={props.onUpgrade} className="max-md:w-full">
            {messages.upgrade}
          </Button>
        )}
      </MainAction>
      {isNewScript && !canGenerate && (
        <Button onClick={props.onSaveProject} className="max-md:flex-1 max-md:px-2 max-md:text-note">
          {messages.saveProject}
        </Button>
      )}
      {!isNewScript && (
        <Button
          onClick={props.onSaveAnswers}
          disabled={!draft.hasChanges}
          busy={isUpdating}
          className="max-md:flex-1 max-md:px-2"
        >
          {messages.saveAnswers}
        </Button>
      )}
      <Previous step={props.step} onPrevious={props.onPrevious} className="max-md:px-3 md:hidden" />
    </div>
  );
}

/** Comes first on a phone, where it takes a line of its own, and last beside the others. */
function MainAction({ children }: { children: ReactNode }) {
  return <div className="max-md:w-full md:order-last">{children}</div>;
}
