import { Key } from '#platform/web/key.tsx';
import { Leaders } from '#platform/web/leaders.tsx';
import { clockText } from '#projects/clock.ts';
import { slidesMessages } from './messages.ts';
import type { SlideTime } from './slide-times.ts';

const messages = slidesMessages.viewer;

type SpeakerNotesProps = {
  notes: string;
  time: SlideTime;
  /** How many designs the slide offers. */
  designs: number;
};

/** What is said on the slide, as manuscript, and when. */
export function SpeakerNotes({ notes, time, designs }: SpeakerNotesProps) {
  return (
    <section
      aria-labelledby="speaker-notes"
      className="mt-6 grid gap-x-6 gap-y-3 border-t pt-5 lg:grid-cols-[auto_minmax(0,1fr)_230px]"
    >
      <h2 id="speaker-notes" className="whitespace-nowrap font-semibold text-sm leading-[1.9]">
        {messages.notes}
      </h2>
      {notes.trim() ? (
        <p className="max-w-[66ch] whitespace-pre-line font-script text-[1.1875rem] leading-[1.55] [overflow-wrap:anywhere]">
          {notes}
        </p>
      ) : (
        <p className="text-faint text-sm leading-[1.9]">{messages.noNotes}</p>
      )}
      <div className="flex flex-col gap-3">
        <Leaders
          entries={[
            { name: messages.onSlide, value: clockText(time.spoken) },
            { name: messages.inTalk, value: `${clockText(time.from)} to ${clockText(time.to)}` },
          ]}
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-note touch:hidden">
          <span className="flex items-center gap-1">
            <Key>←</Key>
            <Key>→</Key> move
          </span>
          {designs > 1 && (
            <span className="flex items-center gap-1">
              <Key>1</Key>–<Key>{Math.min(9, designs)}</Key> design
            </span>
          )}
          <span className="flex items-center gap-1">
            <Key>G</Key> grid
          </span>
          <span className="flex items-center gap-1">
            <Key>E</Key> edit
          </span>
          <span className="flex items-center gap-1">
            <Key>?</Key> keys
          </span>
        </p>
      </div>
    </section>
  );
}
