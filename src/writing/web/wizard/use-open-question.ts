import { useEffect, useRef, useState } from 'react';
import { frameworkFields, type WizardAnswers, type WizardFieldName } from '#framework/framework.ts';
import type { Draft } from './use-wizard-draft.ts';
import { clampStep, nextOpenQuestion } from './wizard-progress.ts';

/** Which question of the step stands open, and how one gets to another; the one that opens takes the focus. */
export function useOpenQuestion({ answers, step, setStep }: Pick<Draft, 'answers' | 'step' | 'setStep'>) {
  const [field, setField] = useState(() => nextOpenQuestion(step, answers, undefined));
  const [openings, setOpenings] = useState(0);
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (openings > 0) showControl(controlOf(column.current));
  }, [openings]);

  function open(next: WizardFieldName) {
    setField(next);
    setOpenings((count) => count + 1);
  }

  function goToStep(next: number, present: WizardAnswers = answers) {
    const target = clampStep(next);
    setStep(target);
    setField(nextOpenQuestion(target, present, undefined));
    column.current?.scrollTo({ top: 0 });
    // On a phone the keyboard would jump up and hide the step one has just come to.
    if (!isTouch()) setOpenings((count) => count + 1);
  }

  return {
    field,
    column,
    open,
    goToStep,
    goTo: (target: WizardFieldName) => {
      setStep(frameworkFields.find((one) => one.field === target)?.wizardStep ?? 1);
      open(target);
    },
    focusOnOpen: (event: Event) => {
      const control = isTouch() ? undefined : controlOf(column.current);
      if (!control) return;
      event.preventDefault();
      control.focus();
    },
  };
}

export type OpenQuestionState = ReturnType<typeof useOpenQuestion>;

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** The question comes into view as a whole, with what is asked and not only the field. */
function showControl(control: HTMLElement | undefined) {
  control?.focus({ preventScroll: true });
  control?.closest('[data-open-question]')?.scrollIntoView({ block: 'nearest' });
}

const controlOf = (column: HTMLElement | null) =>
  column?.querySelector<HTMLElement>('[data-open-question] :is(input, textarea)') ?? undefined;
