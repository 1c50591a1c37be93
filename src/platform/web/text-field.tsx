import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLooks, describedBy, Field, type FieldWords } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldWords & { trailing?: ReactNode };

export function TextField({
  label,
  hint,
  error,
  required = false,
  beside,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={required} beside={beside}>
      <div className="relative">
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(controlLooks, 'h-12 px-3.5 text-base', Boolean(trailing) && 'pr-12', className)}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
    </Field>
  );
}
