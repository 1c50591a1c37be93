import {
  type FrameworkField,
  frameworkFields,
  type SectionNumber,
  type WizardAnswers,
  type WizardFieldName,
  wizardSteps,
} from '#framework/framework.ts';
import type { SpokenSection } from '../use-spoken-sections.ts';
import { isAnswered, nextOpenQuestion } from './wizard-progress.ts';

export type SoundParagraph = {
  key: string;
  /** `isPresent` marks what the answer one is writing becomes. */
  said: readonly { text: string; isPresent: boolean }[];
};
export type SoundGroup = { sectionNumber: SectionNumber; isEarlier: boolean; paragraphs: readonly SoundParagraph[] };

/** Steers the script or names things; it is not said as a line of its own. */
const isLine = ({ field, choices, belongsTo }: FrameworkField) =>
  !choices && belongsTo === 'answers' && field !== 'projectName';

const spokenAnswers = (answers: WizardAnswers) =>
  frameworkFields.filter((field) => isLine(field) && isAnswered(answers, field.field));

/** The sections one can hear something of at this step: its own, and the one before it. */
export function audibleSections(answers: WizardAnswers, step: number): SectionNumber[] {
  const present = wizardSteps[step - 1]?.sectionNumber;
  if (!present) return [];
  const answered = new Set(spokenAnswers(answers).map(({ sectionNumber }) => sectionNumber));
  return [...answered].filter((number) => number === present || number === present - 1).toSorted();
}

/** What the writer makes of the answers: every paragraph with an answer in it, after the last one of the section before. */
export function spokenGroups(
  sections: readonly SpokenSection[],
  step: number,
  present: WizardFieldName | undefined,
): SoundGroup[] {
  const here = wizardSteps[step - 1]?.sectionNumber;
  return sections.map(({ sectionNumber, sentences }) => {
    const isEarlier = sectionNumber !== here;
    const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph)]
      .filter(([, group]) => group.some(({ fields }) => fields.length > 0))
      .map(([paragraph, group]) => ({
        key: `${sectionNumber}-${paragraph}`,
        said: group.map(({ text, fields }) => ({ text, isPresent: fields.some((field) => field === present) })),
      }));
    return { sectionNumber, isEarlier, paragraphs: isEarlier ? paragraphs.slice(-1) : paragraphs };
  });
}

/** The same from the bare answers, for as long as the writer has not been heard. */
export function plainGroups(answers: WizardAnswers, step: number, present: WizardFieldName | undefined): SoundGroup[] {
  const spoken = spokenAnswers(answers);
  const groupOf = (fields: readonly FrameworkField[], isEarlier: boolean): SoundGroup[] => {
    const [first] = fields;
    if (!first) return [];
    const paragraphs = fields.map(({ field }) => ({
      key: field,
      said: [{ text: asLine(answers[field] ?? ''), isPresent: field === present }],
    }));
    return [{ sectionNumber: first.sectionNumber, isEarlier, paragraphs }];
  };
  return [
    ...groupOf(spoken.filter(({ wizardStep }) => wizardStep < step).slice(-1), true),
    ...groupOf(
      spoken.filter(({ wizardStep }) => wizardStep === step),
      false,
    ),
  ];
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
