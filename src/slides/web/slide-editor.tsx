import { Plus } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { TextArea } from '#platform/web/text-area.tsx';
import { deckEdits } from './deck-edits.ts';
import { pictureOf, type ShownDeck, type ShownSlide } from './deck-reading.ts';
import { ImageOptions } from './image-options.tsx';
import { slidesMessages } from './messages.ts';
import { bind, SlideForm } from './slide-form.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { SlideTools } from './slide-tools.tsx';
import type { DeckEditing } from './use-deck-edits.ts';
import type { SlideDrafts } from './use-slide-drafts.ts';
import { useSlideFields } from './use-slide-fields.ts';

type SlideEditorProps = {
  deck: ShownDeck;
  slide: ShownSlide;
  index: number;
  picked: number | undefined;
  onPick: (place: number) => void;
  onMove: (by: 1 | -1) => void;
  /** It was added just now: its title waits to be written. */
  isNew: boolean;
  editing: DeckEditing;
  drafts: SlideDrafts;
};

const { edits: messages } = slidesMessages;

/** A slide and, beside it at its height, everything it says and how it looks; the picture follows what is typed. */
export function SlideEditor(props: SlideEditorProps) {
  const { deck, slide, picked, onPick, isNew, editing, drafts } = props;
  const edits = deckEdits(deck);
  const hand = useSlideFields(slide, { drafts, onChange: (change) => editing.run(edits.change(slide, change)) });
  // The drawing is there sooner than the picture, and it shows the slide as it stands.
  const shown = picked === undefined && slide.drawingUrl ? slide.drawingUrl : pictureOf(slide, picked);
  return (
    <div
      data-section={slide.sectionReference}
      className="grid content-start items-start gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <SlidePicture src={shown} title={slide.title} className="rounded-card" />
        <ImageOptions slide={slide} picked={picked} onPick={onPick} isRow />
        <Button
          size="bar"
          className="self-start"
          onClick={() => editing.run(edits.moreOptions(slide))}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {messages.tools.more}
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <SlideForm hand={hand} isNew={isNew} />
        <SlideTools {...props} />
      </div>
      <TextArea label={messages.fields.notes} rows={4} className="text-[1.1875rem]!" {...bind(hand, 'speakerNotes')} />
    </div>
  );
}
