import { frameworkFields, type WizardFieldName } from '#framework/framework.ts';

/** What a sentence can be: an answer to one of the fields that are answered freely, or to none of them. */
export type SentenceClass = WizardFieldName | 'none';

/** Fields answered by a word from a list. They are told from the whole text, not from one sentence. */
export const choiceFields: readonly WizardFieldName[] = frameworkFields
  .filter(({ choices }) => choices)
  .map(({ field }) => field);

const names = frameworkFields.filter(({ choices }) => !choices).map(({ field }) => field);
/** A project's name is found by its place in a source, so that no sentence is classified as one. */
export const sentenceClasses: readonly SentenceClass[] = [...names.filter((name) => name !== 'projectName'), 'none'];
export const promptClasses: readonly SentenceClass[] = [...frameworkFields.map(({ field }) => field), 'none'];

export const sectionOf = new Map<SentenceClass, number>(
  frameworkFields.map(({ field, sectionNumber }) => [field, sectionNumber]),
);

const isField = new Set<string>(frameworkFields.map(({ field }) => field));
export const isWizardField = (name: string): name is WizardFieldName => isField.has(name);
