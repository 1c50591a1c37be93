import { z } from 'zod';
import { frameworkFields, type WizardAnswers } from '#framework/framework.ts';
import type { Project } from '#projects/contract.ts';

const draftSchema = z.record(z.string(), z.string());
const keyOf = (projectId: number) => `draft:answers:${projectId}`;

/** All fields as the form holds them: text for each, empty where nothing is answered. */
export type AnswersForm = Required<WizardAnswers>;

export function storedAnswers(project: Project): AnswersForm {
  const answers: WizardAnswers = { ...project.originalFormData, targetAudience: project.targetAudience };
  // Object.fromEntries forgets its keys; they are those of the table by construction.
  return Object.fromEntries(frameworkFields.map(({ field }) => [field, answers[field] ?? ''])) as AnswersForm;
}

/** What the form changes about the stored answers, an emptied one as ''. */
export function changesOf(form: AnswersForm, stored: AnswersForm): WizardAnswers {
  const changed = frameworkFields.filter(({ field }) => form[field] !== stored[field]);
  return Object.fromEntries(changed.map(({ field }) => [field, form[field]]));
}

/** Changes that were typed on this device and never saved. */
export function readAnswersDraft(projectId: number): WizardAnswers {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Answers whether the changes are kept: a device without room keeps nothing. */
export function keepAnswersDraft(projectId: number, changes: WizardAnswers): boolean {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}
