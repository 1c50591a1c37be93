import { type Control, useWatch } from 'react-hook-form';
import { frameworkFields, type WizardFieldName } from '#framework/framework.ts';
import type { Project } from '#projects/contract.ts';
import { type AnswerToBeSaid, answerToBeSaid } from '#writing/web/answer-to-be-said.ts';
import { useSpokenSections } from '#writing/web/use-spoken-sections.ts';
import type { AnswersForm } from './answers-draft.ts';

export type SaidAnswer = {
  /** '' for what is not said. */
  text: string;
  couldBeSaid: AnswerToBeSaid | undefined;
};

const unsaid: SaidAnswer = { text: '', couldBeSaid: undefined };

/** What the writer makes of one field's answer as it is typed. */
export function useSaidAnswer(
  name: WizardFieldName | undefined,
  control: Control<AnswersForm>,
  project: Project,
): SaidAnswer {
  const values = useWatch({ control });
  const { targetAudience = '', ...answers } = values;
  const asked = frameworkFields.find(({ field }) => field === name);
  const isAnswered = asked?.belongsTo === 'answers' && (values[asked.field] ?? '').trim() !== '';
  const heard =
    useSpokenSections(
      isAnswered
        ? [{ sectionNumber: asked.sectionNumber, projectName: project.name, targetAudience, answers, seed: 1 }]
        : [],
    ) ?? [];
  if (!isAnswered || heard[0]?.sectionNumber !== asked.sectionNumber) return unsaid;
  const text = heard[0].sentences
    .filter(({ fields }) => fields.some((field) => field === name))
    .map((sentence) => sentence.text)
    .join(' ');
  return { text, couldBeSaid: answerToBeSaid(heard, name, values) };
}
