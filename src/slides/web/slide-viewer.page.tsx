import { Link, useParams } from 'react-router';
import { paths } from '#app/paths.ts';
import { PremiumGate } from '#plans/web/premium-gate.tsx';
import { useAccess } from '#plans/web/use-access.ts';
import { Button } from '#platform/web/button.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { ProjectGate } from '#writing/web/project-gate.tsx';
import { DeckGate } from './deck-gate.tsx';
import { slidesMessages } from './messages.ts';
import { NoProject } from './no-project.tsx';
import { SlideViewer } from './slide-viewer.tsx';
import './slides.css';

export default function SlideViewerPage() {
  const { id = '' } = useParams();
  const { canUse } = useAccess();
  if (!canUse('slide-viewer')) {
    const back = (
      <Button asChild size="main">
        <Link to={paths.project(id)}>{slidesMessages.viewer.gate.back}</Link>
      </Button>
    );
    return <PremiumGate feature="slide-viewer" back={back} />;
  }
  return (
    <ProjectGate loading={<ViewerSkeleton />} missing={<NoProject />}>
      {(project) => (
        <DeckGate projectId={project.id} loading={<ViewerSkeleton />}>
          {(deck) => <SlideViewer project={project} deck={deck} />}
        </DeckGate>
      )}
    </ProjectGate>
  );
}

/** The strip and the slide, before the pictures are there. */
function ViewerSkeleton() {
  return (
    <div role="status" aria-label="Opening the slides" className="viewer min-h-dvh bg-sunk">
      <div className="flex h-14 items-center gap-4 border-b bg-bg px-5">
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="lg:grid lg:grid-cols-[184px_minmax(0,1fr)]">
        <div className="hidden h-[calc(100dvh-3.5rem)] flex-col gap-3 border-r py-4 pr-3.5 pl-11 lg:flex">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => (
            <Skeleton key={one} className="aspect-video bg-line!" />
          ))}
        </div>
        <div className="viewer-measure px-4 pt-4 lg:px-7 lg:pt-5">
          <Skeleton className="mb-4 h-9 w-52 bg-line!" />
          <Skeleton className="aspect-video rounded-card! bg-line!" />
        </div>
      </div>
    </div>
  );
}
