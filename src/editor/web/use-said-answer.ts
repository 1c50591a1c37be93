import { type Control, useWatch } from 'react-hook-form';
import { frameworkFields, type WizardFieldName } from '#framework/framework.ts';
import type { Project } from '#projects/contract.ts';
import { useSpokenSections } from '#writing/web/use-spoken-sections.ts';
import type { AnswersForm } from './answers-draft.ts';

/** What the writer makes of one field's answer as it is typed; '' for what is not said. */
export function useSaidAnswer(
  name: WizardFieldName | undefined,
  control: Control<AnswersForm>,
  project: Project,
): string {
  const values = useWatch({ control });
  const { targetAudience = '', ...answers } = values;
  const asked = frameworkFields.find(({ field }) => field === name);
  const isAnswered = asked?.belongsTo === 'answers' && (values[asked.field] ?? '').trim() !== '';
  const [heard] =
    useSpokenSections(
      isAnswered
        ? [{ sectionNumber: asked.sectionNumber, projectName: project.name, targetAudience, answers, seed: 1 }]
        : [],
    ) ?? [];
  if (!isAnswered || heard?.sectionNumber !== asked.sectionNumber) return '';
  return heard.sentences
    .filter(({ fields }) => fields.some((field) => field === name))
    .map(({ text }) => text)
    .join(' ');
}
