import { Check, ChevronDown, Circle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type FrameworkField,
  frameworkSections,
  type WizardAnswers,
  type WizardFieldName,
  type WizardStep,
  wizardSteps,
} from '#framework/framework.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Numeral } from '#platform/web/numeral.tsx';
import { Asterisk } from './asterisk.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { wizardMessages } from './messages.ts';
import { OpenQuestion } from './open-question.tsx';
import type { OpenQuestionState } from './use-open-question.ts';
import { isAnswered, nextOpenQuestion } from './wizard-progress.ts';

type WizardStepViewProps = {
  step: number;
  answers: WizardAnswers;
  question: OpenQuestionState;
  top: ReactNode;
  onAnswer: (field: WizardFieldName, value: string) => void;
  problemOf: (field: WizardFieldName) => string | undefined;
};

const messages = wizardMessages.step;

/** One step of the interview: one question open, the others folded to a line. */
export function WizardStepView({ step, answers, question, top, onAnswer, problemOf }: WizardStepViewProps) {
  const [showAnswered, setShowAnswered] = useState(false);
  const present = wizardSteps[step - 1];
  if (!present) return null;
  const folded = present.fields.filter(({ field, choices }) => !choices && field !== question.field);
  const answeredCount = folded.filter(({ field }) => isAnswered(answers, field)).length;
  const next = nextOpenQuestion(step, answers, question.field);

  function row(field: FrameworkField) {
    const { field: name, choices } = field;
    const value = answers[name] ?? '';
    const common = { field, value, onAnswer: (text: string) => onAnswer(name, text) };
    if (choices) return <ChoiceQuestion key={name} {...common} choices={choices} />;
    if (name !== question.field) {
      return (
        <FoldedQuestion
          key={name}
          field={field}
          value={value}
          isTuckedAway={!showAnswered && isAnswered(answers, name)}
          onOpen={() => question.open(name)}
        />
      );
    }
    return (
      <OpenQuestion key={name} {...common} problem={problemOf(name)} onNext={next && (() => question.open(next))} />
    );
  }

  return (
    <div data-section={present.sectionNumber ?? undefined} className="flex flex-col px-4 py-5 md:px-8">
      {top}
      <StepHead step={present} />
      {answeredCount > 0 && (
        <button
          type="button"
          aria-expanded={showAnswered}
          onClick={() => setShowAnswered(!showAnswered)}
          className="flex min-h-11 items-center gap-2.5 border-t text-left text-muted text-sm md:hidden"
        >
          <Check aria-hidden="true" className="size-4 text-hue" />
          {messages.answered(answeredCount)}
          <ChevronDown aria-hidden="true" className={classNames('ml-auto size-5', showAnswered && 'rotate-180')} />
        </button>
      )}
      {present.fields.map(row)}
    </div>
  );
}

function StepHead({ step }: { step: WizardStep }) {
  return (
    <div className="flex items-center gap-4 pb-4 md:gap-5">
      {step.sectionNumber && <Numeral section={step.sectionNumber} size="margin" className="max-md:text-[44px]" />}
      <div className="min-w-0 flex-1">
        <h3 className="type-heading text-[1.75rem]">{step.title}</h3>
        <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm max-md:hidden">
          <span>{step.description}</span>
          {step.sectionNumber && <span>{messages.section(step.sectionNumber, frameworkSections.length)}</span>}
        </p>
      </div>
    </div>
  );
}

type FoldedQuestionProps = {
  field: FrameworkField;
  value: string;
  /** On a phone answered questions are shown only when asked for. */
  isTuckedAway: boolean;
  onOpen: () => void;
};

function FoldedQuestion({ field, value, isTuckedAway, onOpen }: FoldedQuestionProps) {
  const answer = value.trim();
  const Sign = answer ? Check : Circle;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'flex min-h-10 items-center gap-3 border-t py-1.5 text-left hover:bg-sunk touch:min-h-11',
        isTuckedAway && 'max-md:hidden',
      )}
    >
      <Sign aria-hidden="true" className={classNames('size-4 shrink-0', answer ? 'text-hue' : 'text-faint')} />
      <span className="shrink-0 font-medium text-muted text-sm md:w-44">
        {field.label} <Asterisk />
      </span>
      <span className={classNames('min-w-0 truncate', answer ? 'type-answer' : 'text-faint text-sm max-md:hidden')}>
        {answer || messages.notAnswered}
      </span>
    </button>
  );
}
