import { useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { longestAnswer } from '#framework/answers.ts';
import type { FrameworkField } from '#framework/framework.ts';
import { TextArea } from '#platform/web/text-area.tsx';
import { SpokenModel } from '#writing/web/spoken-model.tsx';
import type { AnswersForm } from './answers-draft.ts';
import { editorMessages } from './messages.ts';
import type { SaidAnswer } from './use-said-answer.ts';

type AnswerFieldProps = {
  field: FrameworkField;
  control: Control<AnswersForm>;
  /** The field one came for: it takes the focus. */
  isSought: boolean;
  /** How the writer says the answer, while one is at it. */
  said: SaidAnswer | undefined;
  onEnter: () => void;
};

/** One answer. Where the wizard offers choices they stand here as suggestions, and any other text is as good. */
export function AnswerField({ field, control, isSought, said, onEnter }: AnswerFieldProps) {
  const { field: input, fieldState } = useController({
    control,
    name: field.field,
    rules: { maxLength: { value: longestAnswer, message: `An answer has at most ${longestAnswer} characters.` } },
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought) place.current?.querySelector('textarea')?.focus();
  }, [isSought]);

  return (
    <div ref={place} className="flex flex-col gap-2">
      <TextArea
        label={field.label}
        hint={field.question}
        rows={field.long ? 2 : 1}
        error={fieldState.error?.message}
        {...input}
        onFocus={onEnter}
      />
      {field.choices && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="sr-only">Suggestions for {field.label}</legend>
          {field.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={input.value === choice}
              onClick={() => input.onChange(choice)}
              className="touch-area h-8 rounded-small border border-line-strong px-3 text-muted text-note hover:bg-sunk hover:text-text aria-pressed:border-hue aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-hue"
            >
              {choice}
            </button>
          ))}
        </fieldset>
      )}
      {said?.text && (
        <div className="flex flex-col gap-1 border-mark border-l-[3px] pl-4">
          <p className="font-script text-[1.125rem] leading-[1.45] [overflow-wrap:anywhere]">
            <span className="block font-sans font-semibold text-hue text-xs">{editorMessages.howItSounds}</span>
            {said.text}
          </p>
          {said.couldBeSaid && <SpokenModel {...said.couldBeSaid} />}
        </div>
      )}
    </div>
  );
}
