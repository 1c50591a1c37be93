import { frameworkSections } from '#framework/framework.ts';
import type { ProjectStatus } from './contract.ts';

const totalSections = frameworkSections.length;

/** Status, completed sections and percent, all derived from the sections: nothing sets a status directly. */
export function progressOf(sections: readonly { isCompleted: boolean; hasText: boolean }[]): {
  status: ProjectStatus;
  sectionsCompleted: number;
  totalSections: number;
  progress: number;
} {
  const sectionsCompleted = sections.filter((section) => section.isCompleted).length;
  const isStarted = sections.some((section) => section.isCompleted || section.hasText);
  return {
    status: sectionsCompleted === totalSections ? 'completed' : isStarted ? 'in_progress' : 'draft',
    sectionsCompleted,
    totalSections,
    progress: (sectionsCompleted / totalSections) * 100,
  };
}

/** A section counts as completed only when something stands in it, whatever the client says. */
export const isSectionCompleted = (content: string, claimed: boolean | undefined): boolean =>
  content.trim() !== '' && claimed !== false;
