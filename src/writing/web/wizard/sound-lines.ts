import {
  type FrameworkField,
  frameworkFields,
  type WizardAnswers,
  type WizardFieldName,
  wizardSteps,
} from '#framework/framework.ts';
import { isAnswered, nextOpenQuestion } from './wizard-progress.ts';

export type SoundLine = {
  field: WizardFieldName;
  sectionNumber: number;
  text: string;
  /** Said in an earlier step. */
  isEarlier: boolean;
  /** What one is writing now. */
  isPresent: boolean;
};

/** Steers the script or names things; it is not said as a line of its own. */
const isSaid = ({ field, choices, belongsTo }: FrameworkField) =>
  !choices && belongsTo === 'answers' && field !== 'projectName';

/**
 * The answers of a step as lines to be said, in order, the one being written marked; before them the last line of what came
 * earlier.
 */
export function soundLines(answers: WizardAnswers, step: number, present: WizardFieldName | undefined): SoundLine[] {
  const said = frameworkFields.filter((field) => isSaid(field) && isAnswered(answers, field.field));
  const line = (field: FrameworkField, isEarlier: boolean): SoundLine => ({
    field: field.field,
    sectionNumber: field.sectionNumber,
    text: asLine(answers[field.field] ?? ''),
    isEarlier,
    isPresent: field.field === present,
  });
  const earlier = said.filter(({ wizardStep }) => wizardStep < step).at(-1);
  const here = said.filter(({ wizardStep }) => wizardStep === step).map((field) => line(field, false));
  return earlier ? [line(earlier, true), ...here] : here;
}

/** An answer as it is said: with a capital at its head and a full stop at its end. */
function asLine(answer: string): string {
  const text = answer.trim().replaceAll(/[ \t]+/g, ' ');
  const ended = /[.!?…:;,–—]["”’')]*$/u.test(text) ? text : `${text}.`;
  return ended.charAt(0).toLocaleUpperCase() + ended.slice(1);
}

/** The label of the question that comes after the one being answered. */
export function nextLabel(
  answers: WizardAnswers,
  step: number,
  present: WizardFieldName | undefined,
): string | undefined {
  const next = nextOpenQuestion(step, answers, present);
  return wizardSteps[step - 1]?.fields.find(({ field }) => field === next)?.label;
}
