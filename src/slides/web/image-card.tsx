import { Check } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import type { ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';

type ImageCardProps = {
  slide: ShownSlide;
  /** The picture that is being stored as the choice. */
  storing: string | undefined;
  isCleaning: boolean;
  onSelect: (url: string) => void;
  onCleanup: () => void;
};

const messages = slidesMessages.manager;

/** A slide's pictures: the chosen one, and those it was or will be chosen from. */
export function ImageCard({ slide, storing, isCleaning, onSelect, onCleanup }: ImageCardProps) {
  const { title, sectionReference, imageOptions, selectedImageUrl } = slide;
  return (
    <article data-section={sectionReference} className="flex min-w-0 flex-col gap-4 border-mark border-t-[3px] pt-3">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold text-hue text-note">{messages.section(sectionReference)}</p>
          <h3 className="type-section-name mt-0.5 line-clamp-2 sm:min-h-[2.4em] [overflow-wrap:anywhere]">{title}</h3>
        </div>
        <Button
          size="small"
          variant="ghost"
          className="-mr-3"
          aria-label={`${messages.cleanup}: ${title}`}
          busy={isCleaning}
          onClick={onCleanup}
        >
          {messages.cleanup}
        </Button>
      </header>
      {selectedImageUrl ? (
        <div className="relative">
          <SlidePicture
            src={selectedImageUrl}
            title={`${messages.chosen}: ${title}`}
            lazy
            className="rounded-badge is-chosen"
          />
          <span className="chosen-disc absolute right-2.5 bottom-2.5 inline-flex h-8 items-center gap-1.5 rounded-full pr-3 pl-2 font-semibold text-xs">
            <Check aria-hidden="true" strokeWidth={3} className="size-4" />
            {messages.chosen}
          </span>
        </div>
      ) : (
        <p className="flex aspect-video items-center justify-center rounded-badge border border-line-strong border-dashed text-muted text-sm">
          {messages.notChosen}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-2.5">
        {imageOptions.map((url, place) => (
          <li key={url}>
            <button
              type="button"
              aria-label={messages.use(place + 1)}
              aria-pressed={url === selectedImageUrl}
              disabled={storing !== undefined}
              onClick={() => onSelect(url)}
              className={classNames(
                'block w-full rounded-[4px] outline-offset-4 transition-opacity hover:opacity-85',
                storing === url && 'animate-shimmer cursor-progress',
              )}
            >
              <SlidePicture
                src={url}
                title={messages.use(place + 1)}
                decorative
                lazy
                className={classNames('rounded-[4px]', url === selectedImageUrl && 'is-current')}
              />
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}
