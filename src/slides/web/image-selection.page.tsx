import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { ProjectGate } from '#writing/web/project-gate.tsx';
import { Unreadable } from './deck-gate.tsx';
import type { ShownSlide } from './deck-reading.ts';
import { choicesFor, keepChoicesDraft, readChoicesDraft } from './image-choices.ts';
import { slidesMessages } from './messages.ts';
import { NoProject } from './no-project.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionRow } from './selection-row.tsx';
import { StillDrawing } from './still-drawing.tsx';
import { useImages } from './use-deck.ts';
import { useDrawingUnderWay } from './use-drawing-under-way.ts';
import { useSaveChoices } from './use-save-choices.ts';
import { useSelectionKeys } from './use-selection-keys.ts';
import './slides.css';

const messages = slidesMessages.selection;

export default function ImageSelectionPage() {
  return (
    <ProjectGate loading={<SelectionSkeleton />} missing={<NoProject />}>
      {(project) => <ReadSlides projectId={project.id} />}
    </ProjectGate>
  );
}

function ReadSlides({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useImages(projectId);
  const progress = useDrawingUnderWay(projectId);
  if (progress) {
    return (
      <div className="deck-hues page">
        <StillDrawing projectId={projectId} progress={progress} />
      </div>
    );
  }
  if (data) return <ImageSelection projectId={projectId} slides={data} />;
  if (!error) return <SelectionSkeleton />;
  return <Unreadable error={error} loading={<SelectionSkeleton />} onAgain={() => void refetch()} />;
}

/** All slides that have designs, one row each; what is chosen stays on this device until it is saved. */
function ImageSelection({ projectId, slides }: { projectId: number; slides: readonly ShownSlide[] }) {
  useDocumentTitle(messages.title);
  const [draft, setDraft] = useState(() => readChoicesDraft(projectId));
  const saving = useSaveChoices(projectId);
  const withImages = slides.filter(({ imageOptions }) => imageOptions.length > 0);
  const choices = choicesFor(withImages, draft);

  function choose(slide: ShownSlide | undefined, url: string | undefined) {
    if (!slide || !url) return;
    const next = { ...draft, [slide.id]: url };
    setDraft(next);
    keepChoicesDraft(projectId, next);
  }

  useSelectionKeys((row, option) => choose(withImages[row], withImages[row]?.imageOptions[option]));

  const save = (
    <Button
      variant={withImages.length > 0 ? 'primary' : 'secondary'}
      busy={saving.isPending}
      onClick={() => saving.mutate({ slides, selectedImages: choices })}
      className="h-11"
      iconAfter={<ArrowRight aria-hidden="true" className="size-4" />}
    >
      {messages.save}
    </Button>
  );
  return (
    <div className="deck-hues">
      <div className="page pt-7 pb-10 md:pt-8">
        <Badge className="border border-line-strong">{messages.badge(withImages.length)}</Badge>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
          <div className="min-w-0">
            <h1 className="type-page-title">{messages.title}</h1>
            {withImages.length > 0 && <p className="mt-2.5 max-w-[100ch] text-muted">{messages.lead}</p>}
          </div>
          <div className="max-md:[&>*]:w-full max-md:w-full">{save}</div>
        </div>
        <OxfordRule className="mt-5 md:mt-6" />
        {withImages.map((slide) => (
          <SelectionRow
            key={slide.id}
            slide={slide}
            chosen={choices[slide.id]}
            onChoose={(url) => choose(slide, url)}
          />
        ))}
        {withImages.length === 0 && (
          <div className="py-8">
            <EmptyState
              title={slides.length === 0 ? messages.noDeckWithImages : messages.noImages}
              description={messages.generateFirst}
              action={
                <Button asChild variant="primary" size="main">
                  <Link to={paths.editorSlides(projectId)}>{messages.toSlidesTab}</Link>
                </Button>
              }
            />
          </div>
        )}
      </div>
      {withImages.length > 0 && <SelectionBar slides={withImages} choices={choices} save={save} />}
    </div>
  );
}

function SelectionSkeleton() {
  return (
    <div role="status" aria-label="Loading the designs" className="page pt-8 pb-20">
      <Skeleton className="h-6 w-36" />
      <Skeleton className="mt-4 h-12 w-2/3" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <div className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
          <Skeleton key={one} className="aspect-video" />
        ))}
      </div>
    </div>
  );
}
