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
};

/** A slide's designs beside it, at its height; choosing one changes what is looked at and stores nothing. */
export function ImageOptions({ slide, picked, onPick }: ImageOptionsProps) {
  const shown = shownOption(slide, picked);
  if (slide.imageOptions.length === 0) return null;
  return (
    <section aria-labelledby="image-options" className="flex min-w-0 flex-col">
      <h2 id="image-options" className="mb-2.5 font-semibold text-sm leading-5">
        {slidesMessages.viewer.options}
      </h2>
      <RadioGroup.Root
        aria-labelledby="image-options"
        value={shown === undefined ? '' : String(shown)}
        onValueChange={(place) => onPick(Number(place))}
        className="grid grid-cols-3 gap-3 lg:grid-cols-1"
      >
        {slide.imageOptions.map((url, place) => (
          <RadioGroup.Item
            key={url}
            value={String(place)}
            aria-label={`Option ${place + 1}`}
            className={classNames('group relative rounded-badge outline-offset-4', shown === place && 'is-chosen')}
          >
            <SlidePicture src={url} title={slide.title} decorative className="rounded-badge" />
            <RadioGroup.Indicator className="chosen-disc absolute right-1.5 bottom-1.5 inline-flex size-6 items-center justify-center rounded-full">
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            </RadioGroup.Indicator>
            <span className="sr-only">{shown === place ? 'Selected' : ''}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {picked !== undefined && picked !== shownOption(slide) && (
        <p className="mt-3 text-muted text-note">{slidesMessages.viewer.onlyHere}</p>
      )}
    </section>
  );
}
