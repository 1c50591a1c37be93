import { useId } from 'react';
import type { FrameworkField } from '#framework/framework.ts';
import { ChoiceChips } from '#platform/web/choice-chips.tsx';
import { Asterisk } from './asterisk.tsx';

type ChoiceQuestionProps = {
  field: FrameworkField;
  choices: readonly string[];
  value: string;
  onAnswer: (value: string) => void;
};

/** A question answered by one of a few words. An answer given elsewhere in other words stays and is shown among them. */
export function ChoiceQuestion({ field, choices, value, onAnswer }: ChoiceQuestionProps) {
  const id = useId();
  const offered = value && !choices.includes(value) ? [...choices, value] : choices;
  return (
    <div className="flex flex-col gap-2.5 border-t py-4">
      <h4 id={id} className="type-section-name">
        {field.question} <Asterisk />
      </h4>
      <p className="-mt-1.5 text-muted text-sm">{field.hint}</p>
      <ChoiceChips labelledBy={id} choices={offered} value={value} onValueChange={onAnswer} required />
    </div>
  );
}
