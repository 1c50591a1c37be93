import { progressText } from '#platform/web/footlights.ts';
import { StatusBadge } from '#platform/web/status-badge.tsx';
import type { ProjectSummary as Project } from '../project-summary.ts';
import { relativeTime } from '../relative-time.ts';
import { Audience, CardFrame, CardTitle, Description } from './card-parts.tsx';
import { ProjectLamps } from './project-lamps.tsx';
import { type ProjectAction, ProjectMenu } from './project-menu.tsx';

export type ProjectCardProps = {
  project: Project;
  onAction: (action: ProjectAction) => void;
  /** Its place in the entry of the cards, from 0; without it the card stands there at once. */
  place?: number | undefined;
  className?: string;
};

/** A project as a playbill. A `tall` one has room for the last lines of its script. */
export function ProjectCard({
  project,
  onAction,
  place,
  className,
  tall = false,
}: ProjectCardProps & { tall?: boolean }) {
  return (
    <CardFrame place={place} className={className}>
      <div className="flex flex-1 flex-col gap-2 p-5 pb-4">
        <div className="flex items-center gap-3">
          <StatusBadge status={project.status} />
          <time dateTime={project.updatedAt ?? undefined} className="text-faint text-xs">
            {relativeTime(project.updatedAt)}
          </time>
          <ProjectMenu name={project.name} onAction={onAction} className="z-10 -my-1 -mr-2 ml-auto" />
        </div>
        <CardTitle id={project.id} name={project.name} className="type-card-title line-clamp-3" />
        <Description className="line-clamp-2">{project.description}</Description>
        <Audience className="text-sm">{project.targetAudience}</Audience>
        {tall && project.lastLines && <Excerpt lines={project.lastLines} />}
        <Figures project={project} className="mt-auto pt-2 font-semibold text-note" />
      </div>
      <ProjectLamps project={project} />
    </CardFrame>
  );
}

/** What the script said last, running out at the foot. */
function Excerpt({ lines }: { lines: NonNullable<Project['lastLines']> }) {
  return (
    <div className="relative min-h-0 flex-1 max-lg:hidden">
      <div
        data-section={lines.sectionNumber}
        className="absolute inset-x-0 top-3 bottom-0 overflow-hidden mask-b-from-60% border-mark border-l-2 pl-4 font-script text-[1.0625rem] text-muted leading-[1.5] whitespace-pre-line"
      >
        {lines.text}
      </div>
    </div>
  );
}

/** The same, smaller, for finding a project among many. */
export function CompactCard({ project, onAction, place, className }: ProjectCardProps) {
  return (
    <CardFrame place={place} className={className}>
      <div className="flex flex-1 flex-col gap-2 p-4.5 pb-4">
        <div className="flex items-start gap-3">
          <CardTitle id={project.id} name={project.name} className="type-compact-title line-clamp-2" />
          <ProjectMenu name={project.name} onAction={onAction} className="z-10 -my-1 -mr-2 ml-auto" />
        </div>
        <Description className="line-clamp-2 text-[1.0625rem]">{project.description}</Description>
        <Audience className="text-note">{project.targetAudience}</Audience>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-1.5">
          <StatusBadge status={project.status} />
          <Figures project={project} className="font-semibold text-note max-md:order-last max-md:w-full" />
          <time dateTime={project.updatedAt ?? undefined} className="ml-auto text-faint text-xs">
            {relativeTime(project.updatedAt)}
          </time>
        </div>
      </div>
      <ProjectLamps project={project} />
    </CardFrame>
  );
}

export function Figures({ project, className }: { project: Project; className: string }) {
  const { sectionsCompleted, totalSections, progress } = project;
  return <p className={`tabular ${className}`}>{progressText(sectionsCompleted, totalSections, progress)}</p>;
}
