import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { classNames } from '#platform/web/class-names.ts';
import { type ShownSlide, shownOption } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';

type ImageOptionsProps = {
  slide: ShownSlide;
  /** The option looked at, when it is not the stored one. */
  picked: number | undefined;
  onPick: (place: number) => void;
  /** Under the slide instead of beside it. */
  isRow?: boolean;
};

/** A slide's designs; choosing one changes what is looked at and stores nothing. */
export function ImageOptions({ slide, picked, onPick, isRow = false }: ImageOptionsProps) {
  const shown = shownOption(slide, picked);
  if (slide.imageOptions.length === 0) return null;
  const notice = shown === undefined ? null : slide.options[shown]?.notice;
  return (
    <section aria-labelledby="image-options" className="flex min-w-0 flex-col">
      <h2 id="image-options" className="mb-2.5 font-semibold text-sm leading-5">
        {slidesMessages.viewer.options}
      </h2>
      <RadioGroup.Root
        aria-labelledby="image-options"
        value={shown === undefined ? '' : String(shown)}
        onValueChange={(place) => onPick(Number(place))}
        className={classNames('grid grid-cols-3 gap-3', !isRow && 'lg:grid-cols-1')}
      >
        {slide.imageOptions.map((url, place) => (
          <RadioGroup.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a design keeps its place while its picture's address changes
            key={place}
            value={String(place)}
            aria-label={`Option ${place + 1}`}
            className={classNames('group relative rounded-badge outline-offset-8', shown === place && 'is-chosen')}
          >
            <SlidePicture src={url} title={slide.title} decorative className="rounded-badge" />
            <RadioGroup.Indicator className="chosen-disc absolute right-1.5 bottom-1.5 inline-flex size-6 items-center justify-center rounded-full">
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {notice && <p className="mt-3 text-muted text-note">{notice}</p>}
      {picked !== undefined && picked !== shownOption(slide) && (
        <p className="mt-3 text-muted text-note">{slidesMessages.viewer.onlyHere}</p>
      )}
    </section>
  );
}
