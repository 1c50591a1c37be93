import { Footlights } from '#platform/web/footlights.tsx';
import type { ProjectSummary } from '../project-summary.ts';
import { speakingMinutes } from '../speaking-minutes.ts';

type ProjectLampsProps = {
  project: Pick<ProjectSummary, 'lamps' | 'sectionsCompleted' | 'totalSections' | 'progress'>;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

const brightness = ({ isCompleted, words }: ProjectSummary['lamps'][number]) => (isCompleted ? 1 : words > 0 ? 0.5 : 0);

/** A project's footlights: each lamp as wide as its section takes to say, lit when completed, half lit when begun. */
export function ProjectLamps({ project, size = 'md', className }: ProjectLampsProps) {
  const { lamps, sectionsCompleted, totalSections, progress } = project;
  return (
    <Footlights
      completed={sectionsCompleted}
      total={totalSections}
      progress={progress}
      size={size}
      {...(lamps.length > 0 ? { lit: lamps.map(brightness), minutes: speakingMinutes(lamps) } : {})}
      {...(className ? { className } : {})}
    />
  );
}
