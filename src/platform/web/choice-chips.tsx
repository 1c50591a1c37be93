import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';

type ChoiceChipsProps<Value extends string> = {
  /** The id of the element that asks the question. */
  labelledBy?: string;
  label?: string;
  choices: readonly Value[];
  value: Value | '' | undefined;
  onValueChange: (value: Value) => void;
  required?: boolean;
};

/** One choice out of a few words, shown as the words themselves. */
export function ChoiceChips<Value extends string>({
  labelledBy,
  label,
  choices,
  value,
  onValueChange,
  required = false,
}: ChoiceChipsProps<Value>) {
  function choose(chosen: string) {
    const known = choices.find((choice) => choice === chosen);
    if (known !== undefined) onValueChange(known);
  }
  return (
    <RadioGroup.Root
      aria-labelledby={labelledBy}
      aria-label={label}
      required={required}
      value={value ?? ''}
      onValueChange={choose}
      className="flex flex-wrap gap-2"
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice}
          value={choice}
          className="group relative inline-flex h-10 items-center rounded-control border border-ctl bg-surface px-6 font-semibold text-sm transition-colors duration-150 hover:bg-sunk data-[state=checked]:border-hue data-[state=checked]:bg-tint data-[state=checked]:pr-3.5 data-[state=checked]:pl-8.5 data-[state=checked]:text-hue data-[state=checked]:shadow-[inset_0_0_0_1px_var(--hue)] touch:h-11"
        >
          <RadioGroup.Indicator className="absolute left-3">
            <Check aria-hidden="true" className="size-4" />
          </RadioGroup.Indicator>
          {choice}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
