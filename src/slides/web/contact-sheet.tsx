import { Check } from 'lucide-react';
import { classNames } from '#platform/web/class-names.ts';
import { Numeral } from '#platform/web/numeral.tsx';
import type { SheetColumn } from './contact-sheet.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';
import { slideSection } from './slide-section.ts';

/** Every frame of the deck to come: full where it is drawn, in the making, or empty. */
export function ContactSheet({ columns }: { columns: readonly SheetColumn[] }) {
  return (
    <ol aria-label={slidesMessages.drawing.sheet} className="contact-sheet">
      {columns.map((column) => {
        const { sectionNumber, frames, drawn, making } = column;
        const isComplete = frames.length > 0 && drawn === frames.length;
        return (
          <li key={sectionNumber} data-section={sectionNumber} className="contact-column min-w-0">
            <span
              aria-hidden="true"
              className={classNames('contact-rule', drawn > 0 || making !== undefined ? 'bg-mark' : 'bg-unlit')}
            />
            <p className="flex h-8 items-center gap-1.5 text-muted text-xs">
              {sectionNumber > 0 ? (
                <Numeral section={sectionNumber} size="chip" />
              ) : (
                <span className="display text-[0.9375rem] text-hue">{slideSection(0)}</span>
              )}
              <span className="sr-only">{slideSection(sectionNumber)}</span>
              {isComplete ? (
                <>
                  <Check aria-hidden="true" className="size-3.5 text-hue" />
                  <span className="sr-only">complete</span>
                </>
              ) : (
                (drawn > 0 || making !== undefined) && (
                  <span className="tabular whitespace-nowrap max-md:hidden">{`${drawn} of ${frames.length}`}</span>
                )
              )}
            </p>
            <div className="contact-frames">
              {frames.map((url, place) => (
                <Frame
                  // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place in the column
                  key={place}
                  url={url}
                  title={`${slideSection(sectionNumber)}, design ${place + 1}`}
                  isInTheMaking={making === place}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Frame({ url, title, isInTheMaking }: { url: string | null; title: string; isInTheMaking: boolean }) {
  if (url) return <SlidePicture src={url} title={title} className="contact-drop rounded-[4px]" />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block aspect-video rounded-[4px]',
        isInTheMaking ? 'contact-making' : 'border border-unlit!',
      )}
    />
  );
}
