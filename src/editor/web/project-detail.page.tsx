import { ArrowLeft, ArrowRight, MessageCircleQuestion } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { progressText } from '#platform/web/footlights.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import { Leaders } from '#platform/web/leaders.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { statusWords } from '#platform/web/status.ts';
import { StatusBadge } from '#platform/web/status-badge.tsx';
import type { Project } from '#projects/contract.ts';
import { nextLive, nothingLive } from '#writing/web/live-writing.ts';
import { ProjectGate } from '#writing/web/project-gate.tsx';
import { useGenerationState } from '#writing/web/use-generation-state.ts';
import { editorMessages } from './messages.ts';
import { Rig } from './rig.tsx';
import { sectionViews } from './section-views.ts';

const ScriptWizard = lazy(() =>
  import('#writing/web/wizard/script-wizard.dialog.tsx').then(({ ScriptWizard }) => ({ default: ScriptWizard })),
);

export default function ProjectDetailPage() {
  return (
    <ProjectGate loading={<DetailSkeleton />} missing={<MissingProject />}>
      {(project) => <ProjectDetail project={project} />}
    </ProjectGate>
  );
}

function ProjectDetail({ project }: { project: Project }) {
  const { id, name, description, status, progress, sectionsCompleted, totalSections } = project;
  useDocumentTitle(name);
  const [isInterviewOpen, setIsInterviewOpen] = useState(false);
  const remaining = useGenerationState(id);
  const live = nextLive(nothingLive, { type: 'script-followed', remaining, at: 0 });
  const views = sectionViews({ project, live, drafts: new Map() });
  return (
    <div className="page pt-4 pb-20 md:pt-6">
      <BackLink />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="min-w-0 max-w-[860px]">
          <StatusBadge status={status} />
          <h1
            className={classNames(
              'mt-4 text-balance break-words font-bold font-display leading-[1.04] tracking-[-0.025em] [font-stretch:86%]',
              name.length > 48 ? 'text-[2rem] md:text-[3rem]' : 'text-[2.5rem] md:text-[4.5rem]',
            )}
          >
            {name}
          </h1>
          {description && (
            <p className="mt-4 max-w-[72ch] whitespace-pre-line font-script text-[1.25rem] text-muted leading-[1.5]">
              {description}
            </p>
          )}
        </div>
        <div className="flex w-full flex-col gap-2 md:w-72">
          <Button asChild variant="primary" size="form">
            <Link to={paths.editor(id)}>
              Open the script
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
          <Button
            size="form"
            onClick={() => setIsInterviewOpen(true)}
            icon={<MessageCircleQuestion aria-hidden="true" className="size-4" />}
          >
            {project.answered > 1 ? 'Change the answers' : 'Answer the questions'}
          </Button>
        </div>
      </div>
      <div className="mt-7">
        <Footlights
          completed={sectionsCompleted}
          total={totalSections}
          progress={progress}
          lit={views.map(({ lit }) => lit)}
          minutes={views.map(({ share }) => share / 60)}
          className="md:hidden"
        />
        <p className="tabular mt-2 mb-4 text-muted text-sm md:hidden">
          {progressText(sectionsCompleted, totalSections, progress)}
        </p>
        <Rig projectId={id} views={views} />
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Column title="Overview">
          <Leaders
            entries={[
              { name: 'Name', value: name },
              {
                name: 'Status',
                value: <span className="inline-block first-letter:uppercase">{statusWords(status)}</span>,
              },
              { name: 'Progress', value: `${Math.round(progress)}%` },
              { name: 'Sections completed', value: `${sectionsCompleted} out of ${totalSections}` },
            ]}
          />
        </Column>
        <Column title="Script Editor">
          <p className="max-w-[62ch] text-muted text-sm">
            The editor on this page is being rebuilt. Your script and every draft are safe, and open in the full editor
            today.
          </p>
          <LastLines project={project} />
        </Column>
      </div>
      {isInterviewOpen && (
        <Suspense>
          <ScriptWizard
            open
            onOpenChange={setIsInterviewOpen}
            projectId={id}
            initialAnswers={project.originalFormData}
            initialTargetAudience={project.targetAudience}
          />
        </Suspense>
      )}
    </div>
  );
}

function LastLines({ project }: { project: Project }) {
  const { id, lastLines } = project;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-7 gap-y-4">
      <blockquote
        data-section={lastLines?.sectionNumber}
        className="line-clamp-3 min-w-0 flex-1 basis-60 border-mark border-l-[3px] pl-4 font-script text-[1.25rem] italic leading-[1.35]"
      >
        {lastLines ? lastSentence(lastLines.text) : 'The first page is still blank.'}
      </blockquote>
      <Button asChild>
        <Link to={paths.editor(id)}>
          {lastLines ? 'Go on writing' : 'Begin the script'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </Button>
    </div>
  );
}

const lastSentence = (text: string) => text.split(/(?<=[.!?…]["”’']?)\s+/u).at(-1) ?? text;

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="min-w-0">
      <OxfordRule />
      <h2 id={id} className="display mt-4 mb-5 text-[1.5rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}

function BackLink() {
  return (
    <Link
      to={paths.home}
      className="-ml-1 inline-flex h-11 items-center gap-2.5 rounded-control px-1 font-medium text-muted text-sm hover:text-text"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Dashboard
    </Link>
  );
}

function MissingProject() {
  const { missing, back } = editorMessages.detail;
  useDocumentTitle(missing.title);
  return (
    <div className="page flex min-h-[70dvh] flex-col items-start justify-center gap-5">
      <h1 className="type-page-title">{missing.title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{missing.text}</p>
      <Button asChild variant="neutral" size="form">
        <Link to={paths.home}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back}
        </Link>
      </Button>
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className="page pt-4 pb-20 md:pt-6">
      <BackLink />
      <p role="status" className="mt-2 text-muted text-sm">
        {editorMessages.detail.loading}
      </p>
      <Skeleton className="mt-5 h-14 w-3/5" />
      <Skeleton className="mt-5 h-5 w-2/5" />
      <div aria-hidden="true" className="mt-9 h-[357px] rounded-card bg-stage" />
      <div className="mt-8 grid gap-14 md:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
