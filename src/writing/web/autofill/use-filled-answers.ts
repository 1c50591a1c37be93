import { useEffect, useRef, useState } from 'react';
import type { WizardAnswers } from '#framework/framework.ts';
import { toast } from '#platform/web/toast-list.ts';
import { answersBefore } from './findings.ts';
import { autofillMessages } from './messages.ts';

/** Fills the wizard's answers from what Smart Autofill found; one undo brings back what stood there before the last filling. */
export function useFilledAnswers(answers: WizardAnswers, fill: (values: WizardAnswers) => void) {
  const [before, setBefore] = useState<WizardAnswers>();
  const said = useRef<{ dismiss: () => void }>(undefined);

  // The message outlives the wizard, its undo does not.
  useEffect(() => () => said.current?.dismiss(), []);

  function undo(earlier: WizardAnswers) {
    fill(earlier);
    setBefore(undefined);
    said.current = toast(autofillMessages.undone);
  }

  function use(values: WizardAnswers) {
    const earlier = answersBefore(answers, values);
    fill(values);
    setBefore(earlier);
    const action = { label: autofillMessages.bar.undo, onPress: () => undo(earlier) };
    said.current = toast({ ...autofillMessages.filled(Object.keys(values).length), action });
  }

  return {
    use,
    filled: before && Object.keys(before).length,
    undo: () => before && undo(before),
    /** What was filled in is gone by other ways. */
    forget: () => setBefore(undefined),
  };
}
