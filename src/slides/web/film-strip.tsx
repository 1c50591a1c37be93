import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { pictureOf, type ShownSlide, type SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';

type FilmStripProps = {
  slides: readonly ShownSlide[];
  picks: ReadonlyMap<SlideId, number>;
  current: number;
  onGoTo: (index: number) => void;
};

/** All slides small, in order, along the edge of their sections. */
export function FilmStrip({ slides, picks, current, onGoTo }: FilmStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = strip.current?.children[current];
    here?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <nav
      aria-label="Slides"
      className="film-strip z-10 bg-sunk max-lg:sticky max-lg:top-(--head) max-lg:overflow-x-auto max-lg:border-b lg:sticky lg:top-(--head) lg:h-[calc(100dvh-var(--head))] lg:overflow-y-auto lg:border-r"
    >
      <ol ref={strip} className="flex max-lg:w-max max-lg:px-3 max-lg:py-2.5 lg:flex-col lg:py-3">
        {slides.map((slide, index) => (
          <li key={slide.id} data-section={slide.sectionReference} className="scroll-m-4">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onGoTo(index)}
              className="group flex items-center rounded-badge text-left outline-offset-[-2px] max-lg:flex-col-reverse lg:w-full lg:pr-3.5"
            >
              <span
                className={classNames(
                  'tabular w-8 shrink-0 pr-2 text-right text-xs max-lg:hidden',
                  index === current ? 'font-bold text-text' : 'text-faint',
                )}
              >
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className={classNames('shrink-0 bg-mark max-lg:h-[3px] max-lg:w-full lg:w-[3px] lg:self-stretch')}
              />
              <span className="relative block w-27 p-1.5 lg:w-auto lg:flex-1 lg:py-1.5 lg:pr-0 lg:pl-2">
                <SlidePicture
                  src={pictureOf(slide, picks.get(slide.id))}
                  title={slide.title}
                  decorative
                  lazy
                  className={classNames(
                    'rounded-[4px]',
                    index === current && 'is-current',
                    slide.hidden && 'opacity-45',
                  )}
                />
                {slide.hidden && (
                  <EyeOff aria-hidden="true" className="-translate-1/2 absolute top-1/2 left-1/2 size-5 text-text" />
                )}
              </span>
              <span className="sr-only">
                {`Slide ${index + 1}: ${slide.title}`}
                {slide.hidden && `, ${slidesMessages.viewer.hidden}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
