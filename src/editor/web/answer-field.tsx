import { useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { longestAnswer } from '#framework/answers.ts';
import type { FrameworkField } from '#framework/framework.ts';
import { TextArea } from '#platform/web/text-area.tsx';
import type { AnswersForm } from './answers-draft.ts';

type AnswerFieldProps = {
  field: FrameworkField;
  control: Control<AnswersForm>;
  /** The field one came for: it takes the focus. */
  isSought: boolean;
};

/** One answer. Where the wizard offers choices they stand here as suggestions, and any other text is as good. */
export function AnswerField({ field, control, isSought }: AnswerFieldProps) {
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
    </div>
  );
}
