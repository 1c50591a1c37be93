import { useEffect, useState } from 'react';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';
import type { WizardAnswers, WizardFieldName } from '#framework/framework.ts';
import { draftKey, isChanged, newDraft, readDraft } from './wizard-draft.ts';
import { clampStep } from './wizard-progress.ts';

/**
 * The answers of a wizard that is being filled in, kept on this device with every keystroke: they survive a reload and a lost
 * session. `startedFrom` are the answers a project has already.
 */
export function useWizardDraft(projectId: number | undefined, startedFrom: WizardAnswers) {
  const key = draftKey(useSignedInUser().id, projectId);
  const [draft, setDraft] = useState(() => readDraft(readStorage(key), startedFrom) ?? newDraft(startedFrom));
  const [isKept, setKept] = useState(false);
  const hasChanges = isChanged(draft);

  useEffect(() => {
    setKept(hasChanges ? writeStorage(key, JSON.stringify(draft)) : clearStorage(key));
  }, [key, draft, hasChanges]);

  return {
    ...draft,
    hasChanges,
    /** False when this browser would not store it. */
    isKept,
    setAnswer: (field: WizardFieldName, value: string) =>
      setDraft((present) => ({ ...present, answers: { ...present.answers, [field]: value } })),
    /** Several answers at once; the others stay. */
    fill: (values: WizardAnswers) =>
      setDraft((present) => ({ ...present, answers: { ...present.answers, ...values } })),
    setStep: (step: number) => setDraft((present) => ({ ...present, step: clampStep(step) })),
    startOver: () => setDraft(newDraft(startedFrom)),
    /** The server has it now. */
    forget: () => clearStorage(key),
  };
}

export type Draft = ReturnType<typeof useWizardDraft>;

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function clearStorage(key: string): boolean {
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
