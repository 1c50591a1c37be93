import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLooks, describedBy, Field, type FieldWords } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> &
  FieldWords & {
    /** `spoken` for words that somebody will say aloud (Newsreader), `plain` for anything else. */
    voice?: 'spoken' | 'plain';
  };

/** A text that grows with what is typed, from `rows` lines (two unless told) upwards. */
export function TextArea({
  label,
  hint,
  error,
  required = false,
  beside,
  voice = 'spoken',
  rows = 2,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={required} beside={beside}>
      <textarea
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        style={{ minHeight: `calc(${rows}lh + 1.75rem)` }}
        className={classNames(
          controlLooks,
          'field-sizing-content block resize-y px-4 py-3.5 supports-[field-sizing:content]:resize-none',
          voice === 'spoken' ? 'font-script text-[1.25rem] leading-[1.45]' : 'text-base',
          className,
        )}
        {...rest}
      />
    </Field>
  );
}
