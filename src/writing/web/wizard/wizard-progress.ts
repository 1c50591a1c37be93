import {
  countAnswered,
  type FrameworkField,
  fieldCount,
  type WizardAnswers,
  type WizardFieldName,
  wizardSteps,
} from '#framework/framework.ts';

export const stepCount = wizardSteps.length;

const secondsForOneAnswer = 32;

export const clampStep = (step: number): number => Math.min(stepCount, Math.max(1, Math.round(step)));

/** How far one is in the wizard: 10 % at step 1, 100 % at step 10. */
export const stepPercent = (step: number): number => (clampStep(step) / stepCount) * 100;

export const isAnswered = (answers: WizardAnswers, field: WizardFieldName): boolean => Boolean(answers[field]?.trim());

/** The fields of a step that hold nothing yet. */
export const openFields = (step: number, answers: WizardAnswers): FrameworkField[] =>
  (wizardSteps[step - 1]?.fields ?? []).filter(({ field }) => !isAnswered(answers, field));

/** The written question that comes after `field` in its step and still waits; wraps round, and is none when all are answered. */
export function nextOpenQuestion(
  step: number,
  answers: WizardAnswers,
  field: WizardFieldName | undefined,
): WizardFieldName | undefined {
  const written = (wizardSteps[step - 1]?.fields ?? []).filter(({ choices }) => !choices).map((one) => one.field);
  const place = field ? written.indexOf(field) : -1;
  const inOrder = [...written.slice(place + 1), ...written.slice(0, Math.max(0, place))];
  return inOrder.find((name) => !isAnswered(answers, name));
}

/** Minutes that answering what is left will take, in whole minutes. */
export const minutesToGo = (answers: WizardAnswers): number =>
  Math.round(((fieldCount - countAnswered(answers)) * secondsForOneAnswer) / 60);
