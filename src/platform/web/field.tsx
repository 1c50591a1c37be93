import type { ReactNode } from 'react';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence with what to do; shown under the field. */
  error?: string | undefined;
  required?: boolean;
  /** Stands at the right end of the label's line, e.g. a link. */
  beside?: ReactNode;
};

export const controlLooks =
  'w-full rounded-control border border-ctl bg-surface text-text placeholder:text-faint disabled:opacity-60 aria-invalid:border-danger';

/** The ids by which a control names its hint and its error. */
export function describedBy(id: string, words: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  const ids = [words.hint && `${id}-hint`, words.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, hint under the label, error under the control. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  beside,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
          {required && (
            <span aria-hidden="true" className="text-hue">
              {' *'}
            </span>
          )}
        </label>
        {beside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
