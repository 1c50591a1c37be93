import { Footlights } from '#platform/web/footlights.tsx';
import type { ProjectCard } from '../contract.ts';
import { speakingMinutes } from '../speaking-minutes.ts';

type ProjectLampsProps = {
  project: Pick<ProjectCard, 'lamps' | 'sectionsCompleted' | 'totalSections' | 'progress'>;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

const litInPart = 0.5;

/** A project's footlights: each lamp as wide as its section takes to say, lit when completed, half lit when begun. */
export function ProjectLamps({ project, size = 'md', className }: ProjectLampsProps) {
  const { lamps, sectionsCompleted, totalSections, progress } = project;
  return (
    <Footlights
      completed={sectionsCompleted}
      total={totalSections}
      progress={progress}
      lit={lamps.map(({ isCompleted, words }) => (isCompleted ? 1 : words > 0 ? litInPart : 0))}
      minutes={speakingMinutes(lamps)}
      size={size}
      {...(className ? { className } : {})}
    />
  );
}
