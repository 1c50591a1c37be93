import { useId } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { controlLooks, Field } from '#platform/web/field.tsx';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
};

/** One of a handful of names. */
export function ChoiceField<Value extends string>({ label, value, choices, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={classNames(controlLooks, 'h-10 px-3 text-sm touch:h-11')}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
