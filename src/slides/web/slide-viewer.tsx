import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import type { Project } from '#projects/contract.ts';
import { pictureOf, type ShownDeck, type SlideId } from './deck-reading.ts';
import { FilmStrip } from './film-strip.tsx';
import { ImageOptions } from './image-options.tsx';
import { slidesMessages } from './messages.ts';
import { SlideGrid } from './slide-grid.tsx';
import { SlideStage } from './slide-stage.tsx';
import { slideTimes } from './slide-times.ts';
import { SpeakerNotes } from './speaker-notes.tsx';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useViewerPlace } from './use-viewer-place.ts';
import { ViewerHead } from './viewer-head.tsx';

/** A project's deck: one slide with its designs and notes, or all of them as a grid. */
export function SlideViewer({ project, deck }: { project: Project; deck: ShownDeck | null }) {
  useDocumentTitle(slidesMessages.viewer.title(project.name));
  const slides = deck?.slides ?? [];
  const place = useViewerPlace(slides.length);
  const [picks, setPicks] = useState<ReadonlyMap<SlideId, number>>(new Map());
  const slide = slides[place.index];
  const picked = slide && picks.get(slide.id);

  const pick = (option: number) => {
    if (slide && option < slide.imageOptions.length) setPicks(new Map(picks).set(slide.id, option));
  };

  useViewerKeys({
    onMove: (by) => {
      const next = place.index + by;
      if (next >= 0 && next < slides.length) place.goTo(next);
    },
    onDesign: pick,
    onGrid: () => place.showGrid(!place.isGrid),
  });

  const time = slideTimes(slides)[place.index];
  return (
    <div className="viewer deck-hues min-h-dvh bg-sunk">
      <ViewerHead
        projectId={project.id}
        projectName={project.name}
        count={slides.length}
        isGrid={place.isGrid}
        onGrid={place.showGrid}
        exported={{
          url: slide ? pictureOf(slide, picked) : null,
          fileName: `${project.name} - slide ${place.index + 1}`,
        }}
      />
      {!slide && <NoSlides projectId={project.id} />}
      {slide && place.isGrid && (
        <main>
          <SlideGrid slides={slides} picks={picks} current={place.index} onOpen={place.open} />
        </main>
      )}
      {slide && !place.isGrid && (
        <div className="lg:grid lg:grid-cols-[184px_minmax(0,1fr)]">
          <FilmStrip slides={slides} picks={picks} current={place.index} onGoTo={place.goTo} />
          <main className="viewer-measure px-4 pt-4 pb-16 lg:px-7 lg:pt-5">
            <SlideStage
              slide={slide}
              picked={picked}
              index={place.index}
              count={slides.length}
              onGoTo={place.goTo}
              beside={<ImageOptions slide={slide} picked={picked} onPick={pick} />}
            />
            {time && <SpeakerNotes notes={slide.speakerNotes} time={time} />}
          </main>
        </div>
      )}
    </div>
  );
}

function NoSlides({ projectId }: { projectId: number }) {
  const { title, text, action } = slidesMessages.viewer.empty;
  return (
    <main className="page py-10">
      <EmptyState
        title={title}
        description={text}
        action={
          <Button asChild variant="primary" size="main">
            <Link to={paths.editorSlides(projectId)}>{action}</Link>
          </Button>
        }
      />
    </main>
  );
}
