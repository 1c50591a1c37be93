import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import type { Project } from '#projects/contract.ts';
import { deckEdits, movedIds } from './deck-edits.ts';
import { DeckLookDialog } from './deck-look.dialog.tsx';
import { cachedDeckId, pictureOf, type ShownDeck, type SlideId } from './deck-reading.ts';
import { FilmStrip } from './film-strip.tsx';
import { slidesMessages } from './messages.ts';
import { SlideEditor } from './slide-editor.tsx';
import { SlideGrid } from './slide-grid.tsx';
import { SlideLine } from './slide-line.tsx';
import { SlideStage } from './slide-stage.tsx';
import { slideTimes } from './slide-times.ts';
import { SpeakerNotes } from './speaker-notes.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';
import { useDeckEdits } from './use-deck-edits.ts';
import { useSlideDrafts } from './use-slide-drafts.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useViewerPlace } from './use-viewer-place.ts';
import { ViewerHead } from './viewer-head.tsx';
import { ViewerKeysDialog } from './viewer-keys.dialog.tsx';
import { ViewerTools } from './viewer-tools.tsx';

const { viewer: messages } = slidesMessages;

/** A project's deck: one slide with its designs and notes, or all of them as a grid; quietly, an editor of it. */
export function SlideViewer({ project, deck }: { project: Project; deck: ShownDeck | null }) {
  useDocumentTitle(messages.title(project.name));
  const slides = deck?.slides ?? [];
  const place = useViewerPlace(slides.map(({ id }) => id));
  const drafts = useSlideDrafts();
  const [newId, setNewId] = useState<SlideId>();
  const [picks, setPicks] = useState<ReadonlyMap<SlideId, number>>(new Map());
  const [isEditing, setIsEditing] = useState(false);
  const [isLookOpen, setIsLookOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const editing = useDeckEdits(project.id, deck?.id, {
    drafts,
    onAdded: (id, isNew) => {
      place.open(id);
      if (isNew) setNewId(id);
    },
  });
  const slide = slides[place.index];
  const picked = slide && picks.get(slide.id);
  const mayEdit = deck !== null && deck.id !== cachedDeckId;

  const pick = (option: number) => {
    if (slide && option < slide.imageOptions.length) setPicks(new Map(picks).set(slide.id, option));
  };

  function edit(wanted: boolean) {
    setIsEditing(wanted && mayEdit);
    if (wanted) place.showGrid(false);
  }

  function move(from: number, to: number) {
    if (deck) editing.run(deckEdits(deck).order(movedIds(slides, from, to)));
  }

  useViewerKeys({
    onMove: place.step,
    onDesign: pick,
    onGrid: () => place.showGrid(!place.isGrid),
    onEdit: () => edit(!isEditing),
    onUndo: editing.undo,
    onHelp: () => setIsHelpOpen(true),
  });

  const time = slideTimes(slides)[place.index];
  const unsaved = slides.flatMap(({ id }, index) => (drafts.of(id) ? [index + 1] : []));

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
          <SlideGrid slides={slides} picks={picks} current={place.index} onGoTo={place.goTo} onOpen={place.open} />
        </main>
      )}
      {deck && slide && !place.isGrid && (
        <div className="lg:grid lg:grid-cols-[184px_minmax(0,1fr)]">
          <FilmStrip
            slides={slides}
            picks={picks}
            current={place.index}
            onGoTo={place.goTo}
            onMove={isEditing ? move : undefined}
          />
          <main className="viewer-measure px-4 pt-4 pb-16 lg:px-7 lg:pt-5">
            <SlideLine
              slide={slide}
              index={place.index}
              count={slides.length}
              onGoTo={place.goTo}
              tools={
                mayEdit && (
                  <ViewerTools
                    editing={editing}
                    unsaved={unsaved}
                    isEditing={isEditing}
                    onEdit={edit}
                    onLook={() => setIsLookOpen(true)}
                  />
                )
              }
            />
            {isEditing ? (
              <SlideEditor
                key={`${slide.id} ${editing.revision}`}
                deck={deck}
                slide={slide}
                index={place.index}
                picked={picked}
                onPick={pick}
                onMove={(by) => move(place.index, place.index + by)}
                isNew={slide.id === newId}
                editing={editing}
                drafts={drafts}
              />
            ) : (
              <>
                <SlideStage slide={slide} picked={picked} onPick={pick} />
                {time && <SpeakerNotes notes={slide.speakerNotes} time={time} designs={slide.imageOptions.length} />}
              </>
            )}
          </main>
        </div>
      )}
      <UnsavedWarning unsaved={unsaved} isWaiting={editing.state === 'waiting'} />
      {isHelpOpen && <ViewerKeysDialog onClose={() => setIsHelpOpen(false)} />}
      {deck && isLookOpen && (
        <DeckLookDialog deck={deck} slide={slide} editing={editing} onClose={() => setIsLookOpen(false)} />
      )}
    </div>
  );
}

function NoSlides({ projectId }: { projectId: number }) {
  const { title, text, action } = messages.empty;
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
