import { z } from 'zod';
import {
  type FrameworkField,
  frameworkFields,
  frameworkSections,
  type SectionNumber,
  type WizardAnswers,
  type WizardFieldName,
} from '#framework/framework.ts';

/** How much of a value the two previews show, in characters. */
const previewLength = 100;
/** The two answers that tell at a glance whether the text was understood. */
const previewed: readonly WizardFieldName[] = ['audiencePain', 'yourDifferentApproach'];

/** An answer of the call, read leniently: whoever stands behind it may leave everything out but `success`. */
export const analysisSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  suggestions: z
    .array(z.object({ field: z.string(), value: z.string(), confidence: z.number(), source: z.string() }))
    .nullish(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** One answer found in the text. Without a source where the call named none. */
export type Finding = {
  field: FrameworkField;
  value: string;
  isTicked: boolean;
  confidence: number | undefined;
  source: string | undefined;
};

/** What was found, one finding a field in the order of the interview. What stands in `data` is ticked. */
export function findingsOf({ data, suggestions }: Analysis): Finding[] {
  return frameworkFields.flatMap((field): Finding[] => {
    const returned = data?.[field.field];
    const isTicked = typeof returned === 'string' && returned.trim() !== '';
    const surest = (suggestions ?? [])
      .filter((one) => one.field === field.field && one.value.trim() !== '')
      .filter(({ value }) => !isTicked || value === returned)
      .toSorted((one, other) => other.confidence - one.confidence)[0];
    const value = isTicked ? returned : surest?.value;
    if (value === undefined) return [];
    return [{ field, value, isTicked, confidence: surest?.confidence, source: surest?.source.trim() || undefined }];
  });
}

export type FindingGroup = { sectionNumber: SectionNumber; name: string; findings: Finding[] };

export const previewedFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ field }) => previewed.includes(field.field));

/** The other findings that are likely enough to be ticked, by the section they belong to. */
export function likelyBySection(findings: readonly Finding[]): FindingGroup[] {
  return frameworkSections
    .map(({ number, name }) => ({
      sectionNumber: number,
      name,
      findings: findings.filter(
        ({ field, isTicked }) => isTicked && field.sectionNumber === number && !previewed.includes(field.field),
      ),
    }))
    .filter((group) => group.findings.length > 0);
}

/** What was found with less certainty, the surest first: seldom enough right to stand among the others. */
export const unlikelyFindings = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ field, isTicked }) => !isTicked && !previewed.includes(field.field))
    .toSorted((one, other) => (other.confidence ?? 0) - (one.confidence ?? 0));

/** The first 100 characters, never half a character. */
export function previewOf(value: string): string {
  const characters = [...value];
  return characters.length > previewLength ? `${characters.slice(0, previewLength).join('')}…` : value;
}

export const hasMoreThanPreview = (value: string): boolean => [...value].length > previewLength;

/** Confidence as a person would say it. */
export function confidenceWords(confidence: number): string {
  if (confidence >= 0.85) return 'Very likely';
  return confidence >= 0.6 ? 'Likely' : 'Perhaps';
}

/** Would taking this value over remove words that somebody wrote? */
export const replacesOwnText = ({ field, value }: Finding, answers: WizardAnswers): boolean => {
  const own = answers[field.field]?.trim() ?? '';
  return own !== '' && own !== value.trim();
};

/** What stood in these fields before, an unanswered one as '': filling it in again undoes them. */
export const answersBefore = (answers: WizardAnswers, values: WizardAnswers): WizardAnswers =>
  Object.fromEntries(
    frameworkFields.flatMap(({ field }) => (values[field] === undefined ? [] : [[field, answers[field] ?? '']])),
  );
