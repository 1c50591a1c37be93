import { Palette, Pencil } from 'lucide-react';
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
import { useDeckEdits } from './use-deck-edits.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useViewerPlace } from './use-viewer-place.ts';
import { ViewerHead } from './viewer-head.tsx';

const { viewer: messages, edits: editMessages } = slidesMessages;

/** A project's deck: one slide with its designs and notes, or all of them as a grid; quietly, an editor of it. */
export function SlideViewer({ project, deck }: { project: Project; deck: ShownDeck | null }) {
  useDocumentTitle(messages.title(project.name));
  const slides = deck?.slides ?? [];
  const place = useViewerPlace(slides.length);
  const [picks, setPicks] = useState<ReadonlyMap<SlideId, number>>(new Map());
  const [isEditing, setIsEditing] = useState(false);
  const [isLookOpen, setIsLookOpen] = useState(false);
  const editing = useDeckEdits(project.id, deck?.id, {
    onAdded: (id, changed) => place.open(changed.slides.findIndex((one) => one.id === id)),
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
    if (!deck || !slide) return;
    const ids = movedIds(slides, from, to);
    editing.run(deckEdits(deck).order(ids));
    place.goTo(ids.indexOf(slide.id));
  }

  useViewerKeys({
    onMove: (by) => {
      const next = place.index + by;
      if (next >= 0 && next < slides.length) place.goTo(next);
    },
    onDesign: pick,
    onGrid: () => place.showGrid(!place.isGrid),
    onEdit: () => edit(!isEditing),
    onUndo: editing.undo,
  });

  const time = slideTimes(slides)[place.index];
  const tools = isEditing ? (
    <>
      <p role="status" className="text-muted text-note max-sm:sr-only">
        {editMessages.state[editing.state]}
      </p>
      <Button size="bar" onClick={() => setIsLookOpen(true)} icon={<Palette aria-hidden="true" className="size-4" />}>
        {editMessages.look}
      </Button>
      <Button size="bar" variant="neutral" onClick={() => edit(false)}>
        {editMessages.done}
      </Button>
    </>
  ) : (
    <Button
      size="bar"
      variant="ghost"
      className="text-text!"
      onClick={() => edit(true)}
      icon={<Pencil aria-hidden="true" className="size-4" />}
    >
      {editMessages.edit}
    </Button>
  );

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
              tools={mayEdit && tools}
            />
            {isEditing ? (
              <SlideEditor
                key={`${slide.id} ${editing.revision}`}
                deck={deck}
                slide={slide}
                index={place.index}
                picked={picked}
                onPick={pick}
                editing={editing}
              />
            ) : (
              <>
                <SlideStage slide={slide} picked={picked} onPick={pick} />
                {time && <SpeakerNotes notes={slide.speakerNotes} time={time} />}
              </>
            )}
          </main>
        </div>
      )}
      {deck && isLookOpen && <DeckLookDialog deck={deck} editing={editing} onClose={() => setIsLookOpen(false)} />}
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
