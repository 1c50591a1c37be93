import { ArrowLeft, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import type { Project } from '#projects/contract.ts';
import { ProjectGate } from '#writing/web/project-gate.tsx';
import { countImages } from '../deck.ts';
import { DeckGate } from './deck-gate.tsx';
import type { ShownDeck } from './deck-reading.ts';
import { ImageCard } from './image-card.tsx';
import { slidesMessages } from './messages.ts';
import { NoProject } from './no-project.tsx';
import { NoSlidesYet } from './no-slides-yet.tsx';
import { StillDrawing } from './still-drawing.tsx';
import { useDrawingUnderWay } from './use-drawing-under-way.ts';
import { useImageManager } from './use-image-manager.ts';
import './slides.css';

const messages = slidesMessages.manager;

export default function ImageManagerPage() {
  return (
    <ProjectGate loading={<ManagerSkeleton />} missing={<NoProject />}>
      {(project) => (
        <DeckGate projectId={project.id} loading={<ManagerSkeleton />}>
          {(deck) => <ImageManager project={project} deck={deck} />}
        </DeckGate>
      )}
    </ProjectGate>
  );
}

/** Which pictures a deck keeps: how many, which are chosen, and what can go. */
function ImageManager({ project, deck }: { project: Project; deck: ShownDeck | null }) {
  useDocumentTitle(`${messages.title}: ${project.name}`);
  const { selecting, cleaning } = useImageManager(project.id, deck);
  const progress = useDrawingUnderWay(project.id);
  const slides = deck?.slides.filter(({ imageOptions }) => imageOptions.length > 0) ?? [];
  const counts = countImages(slides);
  const cleanUp = () => cleaning.mutate();

  return (
    <div className="deck-hues page pt-4 pb-20 md:pt-6">
      <Link
        to={paths.project(project.id)}
        className="-ml-1 inline-flex h-11 items-center gap-2.5 rounded-control px-1 font-medium text-muted text-sm hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {project.name}
      </Link>
      <h1 className="type-page-title mt-1">{messages.title}</h1>
      <p className="mt-2.5 text-muted">{messages.lead}</p>
      <OxfordRule className="mt-5 md:mt-6" />
      {progress && <StillDrawing projectId={project.id} progress={progress} />}
      {!progress && slides.length === 0 && <NoSlidesYet project={project} />}
      {!progress && slides.length > 0 && (
        <>
          <dl className="grid grid-cols-3 gap-4 border-b py-5">
            <Count name={messages.total} value={counts.total} />
            <Count name={messages.selected} value={counts.selected} />
            <Count name={messages.pending} value={counts.pending} />
          </dl>
          {counts.pending > 0 && (
            <Notice sign={<CircleAlert className="text-amber-text" />} title={messages.actionRequired.title}>
              <p className="max-w-[76ch]">{messages.actionRequired.text}</p>
              <p className="tabular mt-1.5 font-semibold">{messages.actionRequired.remaining(counts.pending)}</p>
            </Notice>
          )}
          {counts.pending === 0 && counts.selected > 0 && (
            <Notice
              sign={<CircleCheck className="text-completed-text" />}
              title={messages.complete.title}
              action={
                <Button variant="primary" busy={cleaning.isPending} onClick={cleanUp}>
                  {messages.optimize}
                </Button>
              }
            >
              <p>{messages.complete.text}</p>
            </Notice>
          )}
          <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {slides.map((slide) => (
              <ImageCard
                key={slide.id}
                slide={slide}
                storing={
                  selecting.isPending && selecting.variables.slideId === slide.id ? selecting.variables.url : undefined
                }
                isCleaning={cleaning.isPending}
                onSelect={(url) => selecting.mutate({ slideId: slide.id, url })}
                onCleanup={cleanUp}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-note md:text-sm">{name}</dt>
      <dd className="type-statistic">{value}</dd>
    </div>
  );
}

type NoticeProps = { sign: ReactNode; title: string; action?: ReactNode; children: ReactNode };

function Notice({ sign, title, action, children }: NoticeProps) {
  return (
    <section
      aria-label={title}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border bg-surface p-4 md:px-6 md:py-5"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
        {sign}
        <div className="min-w-0 text-sm">
          <h2 className="mb-1 font-semibold text-base leading-snug">{title}</h2>
          <div className="text-muted">{children}</div>
        </div>
      </div>
      {action}
    </section>
  );
}

function ManagerSkeleton() {
  return (
    <div role="status" aria-label="Loading the images" className="page pt-16 pb-20">
      <Skeleton className="h-12 w-56" />
      <Skeleton className="mt-4 h-5 w-72" />
      <div className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((one) => (
          <Skeleton key={one} className="aspect-[4/3]" />
        ))}
      </div>
    </div>
  );
}
