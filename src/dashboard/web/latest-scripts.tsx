import type { ProjectSummary as Project } from '#projects/project-summary.ts';
import { LeadCard } from '#projects/web/lead-card.tsx';
import { ProjectCard } from '#projects/web/project-card.tsx';
import type { ProjectAction } from '#projects/web/project-menu.tsx';

type LatestScriptsProps = {
  projects: readonly Project[];
  entering: boolean;
  onAction: (project: Project, action: ProjectAction) => void;
};

/** The first project twice the size, the others beside and under it. */
export function LatestScripts({ projects, entering, onAction }: LatestScriptsProps) {
  const [lead, ...others] = projects;
  if (!lead) return null;
  return (
    <section aria-label="Latest scripts" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <LeadCard
        key={lead.id}
        project={lead}
        place={entering ? 0 : undefined}
        onAction={(action) => onAction(lead, action)}
        className={others.length === 0 ? 'col-span-full lg:min-h-[440px]' : 'md:col-span-2 lg:row-span-2'}
      />
      {others.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          place={entering ? index + 1 : undefined}
          onAction={(action) => onAction(project, action)}
          {...(others.length === 1 ? { tall: true, className: 'md:max-lg:col-span-2 lg:row-span-2' } : {})}
        />
      ))}
    </section>
  );
}
