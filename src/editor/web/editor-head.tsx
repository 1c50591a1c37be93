import { ArrowLeft, Sparkles, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { progressText } from '#platform/web/footlights.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { StatusBadge } from '#platform/web/status-badge.tsx';
import type { Project } from '#projects/contract.ts';
import type { SectionView } from './section-views.ts';
import { headElementId } from './use-current-section.ts';

export type ScriptButtonProps = {
  script: 'idle' | 'writing' | 'stopping';
  /** A section is being written by itself; then nothing else can begin. */
  isBusy: boolean;
  onGenerateAll: () => void;
  onStop: () => void;
  className?: string;
};

type EditorHeadProps = {
  project: Project;
  views: readonly SectionView[];
  scriptButton: ScriptButtonProps;
  /** The way to the slides. */
  presentation: ReactNode;
  /** How far the slides are that are being made. */
  pill: ReactNode;
  tabs: ReactNode;
  /** The running order as numerals, where there is no room for the list. */
  strip: ReactNode;
  /** Opens the panel where it is a drawer. */
  panelButton: ReactNode;
};

/** Two rows that stay: the way back, the project and its one action; then the tabs, the score and the count. */
export function EditorHead({
  project,
  views,
  scriptButton,
  presentation,
  pill,
  tabs,
  strip,
  panelButton,
}: EditorHeadProps) {
  const { name, status, sectionsCompleted, totalSections, progress } = project;
  const count = progressText(sectionsCompleted, totalSections, progress);
  return (
    <header id={headElementId} className="sticky top-0 z-20 border-b bg-(--sheet)">
      <div className="flex h-13 items-center gap-2 pr-3 pl-1 md:h-14 md:gap-3 md:px-5 md:border-b">
        <Link to={paths.home} aria-label="Pitchwright" className="hidden rounded-small md:inline-flex">
          <Logo nameHidden />
        </Link>
        <Link
          to={paths.home}
          className="inline-flex h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-muted text-sm hover:text-text md:px-2"
        >
          <ArrowLeft aria-hidden="true" className="size-5 md:size-4" />
          <span className="max-md:sr-only">Back to Dashboard</span>
        </Link>
        <span aria-hidden="true" className="hidden h-6 w-px bg-line-strong md:block" />
        <div className="min-w-0 md:flex md:items-center md:gap-3 md:pl-1.5">
          <h1 className="display truncate text-nowrap! text-[1.0625rem]">
            <Link to={paths.project(project.id)} className="rounded-small hover:underline">
              {name}
            </Link>
          </h1>
          <p className="tabular text-muted text-xs md:hidden">{count}</p>
          <StatusBadge status={status} className="max-md:hidden" />
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-1 pl-2 md:gap-2 md:pl-3">
          {pill}
          {presentation}
          <ScriptButton {...scriptButton} className="max-md:hidden" />
        </div>
      </div>
      <div className="flex items-center gap-5 px-3 pb-2 md:h-[47px] md:px-5 md:pb-0 min-[1180px]:grid min-[1180px]:grid-cols-[236px_minmax(0,1fr)_264px]">
        {tabs}
        <Footlights
          completed={sectionsCompleted}
          total={totalSections}
          progress={progress}
          lit={views.map(({ lit }) => lit)}
          minutes={views.map(({ share }) => share / 60)}
          label="Sections completed"
          className="max-md:hidden md:flex-1"
        />
        <div className="flex shrink-0 items-center justify-between gap-4 max-md:hidden">
          <p className="tabular font-medium text-muted text-sm">{count}</p>
          {panelButton}
        </div>
      </div>
      {strip}
    </header>
  );
}

/** Begins the complete script, and stops it while it is being written. */
export function ScriptButton({ script, isBusy, onGenerateAll, onStop, className }: ScriptButtonProps) {
  if (script !== 'idle') {
    return (
      <Button
        busy={script === 'stopping'}
        onClick={onStop}
        className={className}
        icon={<Square aria-hidden="true" className="size-4" />}
      >
        {script === 'stopping' ? 'Stopping' : 'Stop writing'}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      disabled={isBusy}
      onClick={onGenerateAll}
      className={className}
      icon={<Sparkles aria-hidden="true" className="size-4" />}
    >
      Generate All Sections
    </Button>
  );
}
