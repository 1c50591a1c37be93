import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { fieldCount, frameworkSections } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Caret } from '#platform/web/caret.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { lampShares } from '#platform/web/footlights.ts';
import { StatusBadge } from '#platform/web/status-badge.tsx';
import type { ProjectSummary as Project } from '../project-summary.ts';
import { relativeTime } from '../relative-time.ts';
import { speakingMinutes } from '../speaking-minutes.ts';
import { Audience, CardFrame, CardTitle, Description } from './card-parts.tsx';
import { projectMessages } from './messages.ts';
import { Figures, type ProjectCardProps } from './project-card.tsx';
import { ProjectLamps } from './project-lamps.tsx';
import { ProjectMenu } from './project-menu.tsx';

const messages = projectMessages.card;
const linesShown = 3;

/** The project one goes on with: its playbill at the left, at the right the last lines that were written. */
export function LeadCard({ project, onAction, place, className }: ProjectCardProps) {
  return (
    <CardFrame place={place} className={className}>
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
        <div className="flex flex-col items-start gap-3 p-5 md:p-7 md:pb-5">
          <div className="flex items-center gap-3">
            <StatusBadge status={project.status} />
            <time dateTime={project.updatedAt ?? undefined} className="text-faint text-xs">
              {relativeTime(project.updatedAt)}
            </time>
          </div>
          <CardTitle
            id={project.id}
            name={project.name}
            className={classNames('type-lead-title mt-2 line-clamp-4 pb-1', titleSize(project.name))}
          />
          <Description className="line-clamp-4 text-[1.25rem]">{project.description}</Description>
          <Audience className="max-w-full text-sm">{project.targetAudience}</Audience>
          <Figures project={project} className="mt-auto pt-3 font-semibold text-note" />
        </div>
        <LastLines project={project} onAction={onAction} />
      </div>
      {project.lamps.length > 0 && <SectionNumbers project={project} />}
      <ProjectLamps project={project} />
    </CardFrame>
  );
}

/** A short name is set as large as a playbill, a long one so that it still fits. */
function titleSize(name: string): string {
  if (name.length <= 24) return 'text-[2.5rem]! md:text-[4.25rem]!';
  if (name.length <= 48) return 'text-[2rem]! md:text-[3rem]! leading-none!';
  return 'text-[1.75rem]! md:text-[2.125rem]! leading-[1.05]!';
}

function LastLines({ project, onAction }: Pick<ProjectCardProps, 'project' | 'onAction'>) {
  const number = project.lastLines?.sectionNumber ?? 1;
  return (
    <div data-section={number} className="flex flex-col gap-3 bg-sunk p-5 max-lg:border-t md:p-7 md:pb-5 lg:border-l">
      <div className="flex items-center gap-2.5">
        <span className="inline-flex size-6 items-center justify-center rounded-badge bg-fill font-bold font-display text-note text-white">
          {number}
        </span>
        <span className="font-semibold text-note">{frameworkSections[number - 1]?.name}</span>
        <ProjectMenu name={project.name} onAction={onAction} className="z-10 -my-1 -mr-2 ml-auto hover:bg-surface" />
      </div>
      <div className="flex flex-col gap-2 border-mark border-l-2 pl-4.5 font-script text-[1.3125rem] leading-[1.45]">
        <Manuscript project={project} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
        <Button asChild variant="neutral" className="z-10">
          <Link to={paths.editor(project.id)}>
            {project.status === 'completed' ? messages.readAgain : messages.keepWriting}
          </Link>
        </Button>
        <span className="text-muted text-sm">{toGo(project)}</span>
      </div>
    </div>
  );
}

function Manuscript({ project }: { project: Project }) {
  const paragraphs = project.lastLines?.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim()) ?? [];
  if (paragraphs.length === 0) {
    return (
      <p className="text-faint">
        <Caret /> {project.answered > 1 ? messages.blankPage : messages.blankPageUnanswered}
      </p>
    );
  }
  const shown = paragraphs.slice(-linesShown);
  const last = shown.pop();
  return (
    <>
      {shown.map((paragraph) => (
        <p key={paragraph} className="text-muted first:text-faint">
          {paragraph}
        </p>
      ))}
      <p>
        {last}
        {project.status !== 'completed' && <Caret />}
      </p>
    </>
  );
}

function toGo({ answered, sectionsCompleted, totalSections }: Project): string {
  const answers = fieldCount - answered;
  if (answers > 0) return messages.answersToGo(answers);
  const sections = totalSections - sectionsCompleted;
  return sections > 0 ? messages.sectionsToGo(sections) : '';
}

/** The number of each section over the beginning of its lamp. */
function SectionNumbers({ project }: { project: Project }) {
  const shares = lampShares(speakingMinutes(project.lamps), project.lamps.length);
  return (
    <div aria-hidden="true" className="flex gap-[3px] border-t py-1.5 font-semibold text-note max-lg:hidden">
      {project.lamps.map(({ sectionNumber, words, isCompleted }, index) => (
        <span
          key={sectionNumber}
          data-section={sectionNumber}
          style={{ flex: `${shares[index] ?? 0} 1 0%` }}
          className={classNames('min-w-0 pl-2.5', isCompleted || words > 0 ? 'text-hue' : 'text-faint')}
        >
          {sectionNumber}
        </span>
      ))}
    </div>
  );
}
