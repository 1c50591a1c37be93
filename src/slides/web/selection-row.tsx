import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { classNames } from '#platform/web/class-names.ts';
import { Key } from '#platform/web/key.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import type { ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';
import { selectionSection } from './slide-section.ts';

type SelectionRowProps = { slide: ShownSlide; chosen: string | undefined; onChoose: (url: string) => void };

const messages = slidesMessages.selection;

export const rowId = (slideId: ShownSlide['id']): string => `designs-of-${slideId}`;

/** The designs of one slide, large and side by side; one of them is chosen. */
export function SelectionRow({ slide, chosen, onChoose }: SelectionRowProps) {
  const titleId = `${rowId(slide.id)}-title`;
  return (
    <section
      id={rowId(slide.id)}
      data-row=""
      data-section={slide.sectionReference}
      aria-labelledby={titleId}
      className="scroll-mt-20 border-b py-5 last:border-b-0 md:py-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="inline-flex h-8 items-center gap-2 rounded-badge bg-tint px-2.5 font-semibold text-hue text-sm">
          {slide.sectionReference > 0 && <Numeral section={slide.sectionReference} className="text-[20px]!" />}
          <span>{selectionSection(slide.sectionReference)}</span>
        </p>
        <h2 id={titleId} className="type-bar-title min-w-0 [overflow-wrap:anywhere]">
          {slide.title}
        </h2>
      </div>
      <RadioGroup.Root
        aria-labelledby={titleId}
        orientation="horizontal"
        value={chosen ?? ''}
        onValueChange={onChoose}
        className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {slide.imageOptions.map((url, place) => {
          const isChosen = url === chosen;
          return (
            <RadioGroup.Item
              key={url}
              value={url}
              aria-label={messages.option(place + 1)}
              className="group relative block rounded-badge text-left outline-offset-[9px]"
            >
              <SlidePicture
                src={url}
                title={messages.option(place + 1)}
                decorative
                lazy
                className={classNames('chosen-frame rounded-badge', isChosen && 'is-chosen')}
              />
              <RadioGroup.Indicator className="chosen-disc absolute -top-2.5 -right-2.5 inline-flex size-8 items-center justify-center rounded-full">
                <Check aria-hidden="true" strokeWidth={3} className="size-4" />
              </RadioGroup.Indicator>
              <span className="mt-3 flex items-center justify-between gap-3 text-sm">
                <span className={isChosen ? 'font-semibold' : 'text-muted'}>{messages.option(place + 1)}</span>
                {isChosen ? (
                  <span className="text-muted">{messages.selected}</span>
                ) : (
                  <Key className="touch:hidden">{place + 1}</Key>
                )}
              </span>
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </section>
  );
}
