import { Check } from 'lucide-react';
import { countAnswered, fieldCount, type WizardAnswers, type WizardStep, wizardSteps } from '#framework/framework.ts';
import { classNames } from '#platform/web/class-names.ts';
import { wizardMessages } from './messages.ts';
import { minutesToGo, openFields } from './wizard-progress.ts';

type WizardRailProps = { answers: WizardAnswers; step: number; onGoToStep: (step: number) => void };

const messages = wizardMessages.rail;

/** All steps as coloured ticks, how many answers there are and how long it will take. */
export function WizardRail({ answers, step, onGoToStep }: WizardRailProps) {
  const answered = countAnswered(answers);
  return (
    <nav
      aria-label={messages.label}
      className="flex w-[200px] shrink-0 flex-col gap-6 overflow-y-auto border-r bg-sunk py-5 pl-2 max-lg:hidden xl:w-[238px] xl:pl-4"
    >
      <ol className="flex flex-col">
        {wizardSteps.map((one) => (
          <RailEntry
            key={one.number}
            step={one}
            isPresent={one.number === step}
            isPassed={one.number < step}
            isAnswered={one.fields.length > 0 && openFields(one.number, answers).length === 0}
            onPress={() => onGoToStep(one.number)}
          />
        ))}
      </ol>
      <p className="mt-auto px-3 text-muted text-note">
        <span className="tabular block">{messages.answers(answered, fieldCount)}</span>
        {timeLeft(answers, answered)}
      </p>
    </nav>
  );
}

type RailEntryProps = {
  step: WizardStep;
  isPresent: boolean;
  isPassed: boolean;
  isAnswered: boolean;
  onPress: () => void;
};

function RailEntry({ step, isPresent, isPassed, isAnswered, onPress }: RailEntryProps) {
  return (
    <li data-section={step.sectionNumber ?? undefined}>
      <button
        type="button"
        aria-current={isPresent ? 'step' : undefined}
        onClick={onPress}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-l-control px-3 py-1 text-left text-muted text-sm hover:text-text aria-[current=step]:bg-dialog aria-[current=step]:font-semibold aria-[current=step]:text-text touch:min-h-11"
      >
        <span
          aria-hidden="true"
          className={classNames('h-5 w-1 shrink-0', isPresent || isPassed || isAnswered ? 'bg-mark' : 'bg-unlit')}
        />
        <span className={classNames('min-w-0', isPassed && 'text-text')}>{step.name}</span>
        {isAnswered && (
          <>
            <Check aria-hidden="true" className="ml-auto size-4 shrink-0 text-hue" />
            <span className="sr-only">, answered</span>
          </>
        )}
      </button>
    </li>
  );
}

function timeLeft(answers: WizardAnswers, answered: number): string {
  if (answered >= fieldCount) return messages.allAnswered;
  const minutes = minutesToGo(answers);
  return minutes < 1 ? messages.lessThanAMinute : messages.minutes(minutes);
}
