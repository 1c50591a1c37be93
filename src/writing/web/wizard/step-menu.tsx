import { Check, RotateCcw } from 'lucide-react';
import { type WizardAnswers, wizardSteps } from '#framework/framework.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#platform/web/menu.tsx';
import { wizardMessages } from './messages.ts';
import { openFields, stepPercent } from './wizard-progress.ts';

type StepMenuProps = {
  position: string;
  answers: WizardAnswers;
  step: number;
  onGoToStep: (step: number) => void;
  /** Undefined while there is nothing to start over. */
  onStartOver: (() => void) | undefined;
};

/** Where one is; where the rail has no room, it opens the list of steps. */
export function StepMenu({ position, answers, step, onGoToStep, onStartOver }: StepMenuProps) {
  const words = (
    <>
      {position} <span className="tabular font-normal text-muted">{stepPercent(step)}%</span>
    </>
  );
  return (
    <>
      <p aria-live="polite" className="max-lg:hidden">
        {words}
      </p>
      <Menu>
        <MenuTrigger className="touch-area rounded-small px-1 text-right leading-tight max-sm:flex max-sm:flex-col lg:hidden">
          {words}
        </MenuTrigger>
        <MenuContent>
          {wizardSteps.map(({ number, name, sectionNumber, fields }) => (
            <MenuItem key={number} data-section={sectionNumber ?? undefined} onSelect={() => onGoToStep(number)}>
              <span aria-hidden="true" className="h-5 w-1 bg-mark" />
              <span className={number === step ? 'font-semibold' : undefined}>{name}</span>
              {fields.length > 0 && openFields(number, answers).length === 0 && (
                <Check aria-label="answered" className="ml-auto size-4 text-hue" />
              )}
            </MenuItem>
          ))}
          {onStartOver && (
            <>
              <MenuSeparator />
              <MenuItem icon={<RotateCcw />} onSelect={onStartOver}>
                {wizardMessages.foot.startOver}
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
    </>
  );
}
