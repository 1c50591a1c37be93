import type { ReactNode } from 'react';
import {
  countAnswered,
  type FrameworkField,
  fieldCount,
  frameworkFields,
  frameworkSections,
  type WizardAnswers,
  type WizardFieldName,
} from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { wizardMessages } from './messages.ts';
import { isAnswered } from './wizard-progress.ts';

type ReadThroughProps = { answers: WizardAnswers; onEdit: (field: WizardFieldName) => void; top: ReactNode };

const messages = wizardMessages.readThrough;

/** All answers in the order in which they will be spoken, each with a way back to its question. */
export function ReadThrough({ answers, onEdit, top }: ReadThroughProps) {
  return (
    <div className="mx-auto flex max-w-[820px] flex-col gap-8 px-4 py-6 md:px-8">
      <div>
        {top}
        <h3 className="type-heading">{messages.title}</h3>
        <p className="mt-1 text-base text-muted">{messages.text}</p>
        <p className="mt-1 text-base text-muted">{whatIsOpen(answers)}</p>
      </div>
      {frameworkSections.map(({ number, name }) => (
        <section key={number} data-section={number} aria-labelledby={`read-${number}`}>
          <h4 id={`read-${number}`} className="flex items-baseline gap-3 border-mark border-t-[3px] pt-3 pb-1">
            <Numeral section={number} />
            <span className="type-compact-title">{name}</span>
          </h4>
          <dl>
            {frameworkFields
              .filter(({ sectionNumber }) => sectionNumber === number)
              .map((field) => (
                <AnswerRow
                  key={field.field}
                  field={field}
                  isOpen={!isAnswered(answers, field.field)}
                  answer={answers[field.field]?.trim() ?? ''}
                  onEdit={() => onEdit(field.field)}
                />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type AnswerRowProps = { field: FrameworkField; isOpen: boolean; answer: string; onEdit: () => void };

function AnswerRow({ field, isOpen, answer, onEdit }: AnswerRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-0.5 border-b py-2.5 md:grid-cols-[11rem_1fr_auto]">
      <dt className="pt-0.5 text-muted text-sm max-md:col-start-1">{field.label}</dt>
      <dd
        className={`min-w-0 whitespace-pre-line [overflow-wrap:anywhere] max-md:col-span-2 max-md:row-start-2 ${isOpen ? 'pt-0.5 text-faint text-sm' : 'type-answer'}`}
      >
        {isOpen ? wizardMessages.step.notAnswered : answer}
      </dd>
      <dd className="max-md:col-start-2 max-md:row-start-1">
        <Button
          variant="ghost"
          size="small"
          onClick={onEdit}
          aria-label={`${isOpen ? messages.answer : messages.edit}: ${field.label}`}
        >
          {isOpen ? messages.answer : messages.edit}
        </Button>
      </dd>
    </div>
  );
}

function whatIsOpen(answers: WizardAnswers): string {
  const answered = countAnswered(answers);
  if (answered === 0) return messages.nothing;
  return answered < fieldCount ? messages.missing(fieldCount - answered) : wizardMessages.rail.allAnswered;
}
