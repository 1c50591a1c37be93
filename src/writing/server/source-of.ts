import { trimAnswers } from '#framework/answers.ts';
import type { Project } from '#projects/contract.ts';
import type { Source } from '../script-writer.ts';

/** What the script of a project is written from. */
export const sourceOf = ({ name, targetAudience, originalFormData }: Project): Source => ({
  projectName: name,
  targetAudience,
  answers: trimAnswers(originalFormData),
});
