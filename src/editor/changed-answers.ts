import { type Answers, answerFields, type FieldName } from '#framework/framework.ts';

const said = (answers: Answers, field: FieldName) => answers[field]?.trim() ?? '';

/** The fields whose answers differ by more than the blanks around them. */
export function changedFields(before: Answers, after: Answers): FieldName[] {
  return answerFields.map(({ field }) => field).filter((field) => said(before, field) !== said(after, field));
}

/** The sections in order that stand on changed answers. The project's name alone changes no section's text. */
export function sectionsWithChangedAnswers(before: Answers, after: Answers): number[] {
  const changed = new Set(changedFields(before, after));
  const sections = answerFields
    .filter(({ field }) => field !== 'projectName' && changed.has(field))
    .map(({ sectionNumber }) => sectionNumber);
  return [...new Set(sections)];
}
