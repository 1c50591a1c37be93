import { type KeyboardEvent, useState } from 'react';
import type { FrameworkField } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { TextArea } from '#platform/web/text-area.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { wizardMessages } from './messages.ts';

type OpenQuestionProps = {
  field: FrameworkField;
  value: string;
  onAnswer: (value: string) => void;
  problem: string | undefined;
  /** Undefined when every other question of the step is answered. */
  onNext: (() => void) | undefined;
};

const messages = wizardMessages.step;

/** The question one is at: asked in full, with a hint, room for the answer and an example one can take over. */
export function OpenQuestion({ field, value, onAnswer, problem, onNext }: OpenQuestionProps) {
  const Control = field.long ? TextArea : TextField;

  function onKeyDown(event: KeyboardEvent) {
    const wantsNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey || !field.long);
    if (!wantsNext || !onNext || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  }

  return (
    <div data-open-question className="flex flex-col gap-3.5 border-hue border-t-2 pt-4 pb-6">
      <Control
        label={
          <span className="type-compact-title md:text-[1.375rem]">
            {field.question} <Star />
          </span>
        }
        hint={field.hint}
        value={value}
        error={problem}
        autoComplete="off"
        aria-required
        onChange={(event: { target: { value: string } }) => onAnswer(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Example field={field} value={value} onAnswer={onAnswer} />
      {onNext && (
        <div className="flex items-center justify-end gap-3">
          <kbd className="font-sans text-faint text-xs max-md:hidden">{field.long ? 'Ctrl ↵' : '↵'}</kbd>
          <Button size="small" onClick={onNext}>
            {messages.nextQuestion}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The control itself says that it is required; the star is for the eye. */
function Star() {
  return (
    <span aria-hidden="true" className="text-hue">
      *
    </span>
  );
}

/** Taking the example over replaces what stood there; pressing again brings that back. */
function Example({ field, value, onAnswer }: Pick<OpenQuestionProps, 'field' | 'value' | 'onAnswer'>) {
  const [ownWords, setOwnWords] = useState('');
  const isTaken = value === field.example && ownWords !== '';

  function takeOver() {
    if (value !== field.example) setOwnWords(value.trim() ? value : '');
    onAnswer(field.example);
  }

  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-control bg-tint px-4 py-2.5 md:grid-cols-[auto_1fr_auto]">
      <span className="font-semibold text-hue text-note">{messages.example}</span>
      <p className="type-answer whitespace-pre-line max-md:col-span-2 max-md:row-start-2">{field.example}</p>
      <Button size="small" onClick={isTaken ? () => onAnswer(ownWords) : takeOver} className="max-md:h-10">
        {isTaken ? messages.ownWords : messages.useExample}
      </Button>
    </div>
  );
}
