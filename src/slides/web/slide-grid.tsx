import { EyeOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { Numeral } from '#platform/web/numeral.tsx';
import { pictureOf, type ShownSlide, type SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { sectionRuns } from './section-runs.ts';
import { SlidePicture } from './slide-picture.tsx';
import { slideSection } from './slide-section.ts';

type SlideGridProps = {
  slides: readonly ShownSlide[];
  picks: ReadonlyMap<SlideId, number>;
  current: number;
  /** A tile has the focus. */
  onGoTo: (index: number) => void;
  onOpen: (id: SlideId) => void;
};

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** The whole deck at a glance; the rule of a section runs over its slides. */
export function SlideGrid({ slides, picks, current, onGoTo, onOpen }: SlideGridProps) {
  const grid = useRef<HTMLOListElement>(null);
  const runs = sectionRuns(slides);
  useEffect(() => {
    grid.current?.querySelectorAll<HTMLButtonElement>('[data-tile]')[current]?.focus();
  }, [current]);

  function move(event: KeyboardEvent) {
    if (!grid.current) return;
    const tiles = [...grid.current.querySelectorAll<HTMLButtonElement>('[data-tile]')];
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columnsOf(grid.current),
      ArrowDown: columnsOf(grid.current),
    };
    const by = steps[event.key];
    if (by === undefined) return;
    const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
    tiles[at + by]?.focus();
    event.preventDefault();
  }

  return (
    <ol
      ref={grid}
      data-own-arrows=""
      onKeyDown={move}
      className="page slide-grid grid grid-cols-2 gap-x-4 gap-y-7 py-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-9"
    >
      {slides.map((slide, index) => (
        <li key={slide.id} data-section={slide.sectionReference} className="relative min-w-0">
          <span aria-hidden="true" className={classNames('block h-[3px] bg-mark', runs[index]?.goesOn && 'goes-on')} />
          <p className="flex h-10 items-center gap-2 font-semibold text-note lg:text-sm">
            {runs[index]?.isFirst && (
              <>
                {slide.sectionReference > 0 && (
                  <Numeral section={slide.sectionReference} className="text-[20px]! lg:text-[22px]!" />
                )}
                <span className="truncate">{slideSection(slide.sectionReference)}</span>
              </>
            )}
          </p>
          <button
            type="button"
            data-tile=""
            aria-current={index === current ? 'true' : undefined}
            onFocus={() => onGoTo(index)}
            onClick={() => onOpen(slide.id)}
            className="block w-full rounded-badge text-left outline-offset-4"
          >
            <span className="relative block">
              <SlidePicture
                src={pictureOf(slide, picks.get(slide.id))}
                meanwhile={picks.has(slide.id) ? undefined : slide.drawingUrl || undefined}
                title={slide.title}
                decorative
                lazy
                className={classNames('rounded-badge', index === current && 'is-current', slide.hidden && 'opacity-45')}
              />
              {slide.hidden && (
                <span className="absolute bottom-2 left-2 inline-flex h-6 items-center gap-1.5 rounded-badge bg-text px-2 font-medium text-bg text-xs">
                  <EyeOff aria-hidden="true" className="size-3.5" />
                  {slidesMessages.viewer.hidden}
                </span>
              )}
            </span>
            <span className="mt-2.5 flex gap-2.5 text-note lg:text-sm">
              <span className="tabular text-faint">{index + 1}</span>
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{slide.title}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
