import { z } from 'zod';
import { frameworkFields, type WizardAnswers } from '#framework/framework.ts';

export type WizardDraft = {
  answers: WizardAnswers;
  /** What stood there when the draft began; empty for a new script. */
  startedFrom: WizardAnswers;
  step: number;
  /** Goes with every try to create the project, so that a second try never makes a second project. */
  creationKey: string;
};

const texts = z.record(z.string(), z.string());
const keptDraftSchema = z.object({
  answers: texts,
  startedFrom: texts,
  step: z.number().int().min(1).max(10),
  creationKey: z.string().min(8),
});

/** Where a person's draft lies on this device: one for a new script, one for each project. */
export const draftKey = (userId: string, projectId: number | undefined): string =>
  `wizard-draft:${userId}:${projectId ?? 'new'}`;

export const newDraft = (startedFrom: WizardAnswers): WizardDraft => ({
  answers: startedFrom,
  startedFrom,
  step: 1,
  creationKey: crypto.randomUUID(),
});

const knownFields = (answers: Record<string, string>): WizardAnswers =>
  Object.fromEntries(
    frameworkFields.flatMap(({ field }) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
  );

const textOf = (answers: WizardAnswers, field: keyof WizardAnswers): string => answers[field] ?? '';

export const isChanged = ({ answers, startedFrom }: Pick<WizardDraft, 'answers' | 'startedFrom'>): boolean =>
  frameworkFields.some(({ field }) => textOf(answers, field) !== textOf(startedFrom, field));

/**
 * A draft as it was kept. What the project says by now wins wherever the draft did not change it, so that answers changed
 * elsewhere in the meantime are not undone. Unreadable text is no draft.
 */
export function readDraft(kept: string | null, presentAnswers: WizardAnswers): WizardDraft | undefined {
  const known = keptDraftSchema.safeParse(parseJson(kept));
  if (!known.success) return undefined;
  const { step, creationKey } = known.data;
  const answers = knownFields(known.data.answers);
  const startedFrom = knownFields(known.data.startedFrom);
  const merged = frameworkFields.map(({ field }) => {
    const changedHere = textOf(answers, field) !== textOf(startedFrom, field);
    return [field, textOf(changedHere ? answers : presentAnswers, field)] as const;
  });
  return { answers: Object.fromEntries(merged), startedFrom: presentAnswers, step, creationKey };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
