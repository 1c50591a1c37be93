import { EyeOff } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { pictureOf, type ShownSlide, type SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';

type FilmStripProps = {
  slides: readonly ShownSlide[];
  picks: ReadonlyMap<SlideId, number>;
  current: number;
  onGoTo: (index: number) => void;
  /** While the deck is edited: a slide goes to another's place, by dragging or by Alt and an arrow. */
  onMove?: ((from: number, to: number) => void) | undefined;
};

/** All slides small, in order, along the edge of their sections. */
export function FilmStrip({ slides, picks, current, onGoTo, onMove }: FilmStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  useEffect(() => {
    const here = strip.current?.children[current];
    here?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const currentId = slides[current]?.id;
  const follow = useEffectEvent((_shown: SlideId | undefined) => {
    if (strip.current?.contains(document.activeElement)) strip.current.querySelectorAll('button')[current]?.focus();
  });
  useEffect(() => follow(currentId), [currentId]);

  function moveByKey(event: KeyboardEvent, index: number) {
    const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
    const to = index + (steps[event.key] ?? 0);
    if (to === index) return;
    if (event.altKey && onMove) {
      event.preventDefault();
      if (to >= 0 && to < slides.length) onMove(index, to);
    } else if (!event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onGoTo(to);
    }
  }

  function draggable(index: number) {
    if (!onMove) return {};
    return {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDrag({ from: index, over: index });
      },
      onDragOver: (event: DragEvent) => {
        if (!drag) return;
        event.preventDefault();
        if (drag.over !== index) setDrag({ from: drag.from, over: index });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (drag && drag.from !== index) onMove(drag.from, index);
        setDrag(undefined);
      },
      onDragEnd: () => setDrag(undefined),
    };
  }

  const dropSide = (index: number) => {
    if (!drag || drag.over !== index || drag.from === index) return undefined;
    return drag.from < index ? 'after' : 'before';
  };

  return (
    <nav
      aria-label="Slides"
      className="z-10 bg-sunk max-lg:overflow-x-auto max-lg:border-b lg:sticky lg:top-(--head) lg:h-[calc(100dvh-var(--head))] lg:overflow-y-auto lg:border-r"
    >
      <ol ref={strip} className="flex max-lg:w-max max-lg:px-3 max-lg:py-2.5 lg:flex-col lg:py-3">
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            data-section={slide.sectionReference}
            data-drop={dropSide(index)}
            className={classNames('film-frame relative scroll-m-4', drag?.from === index && 'opacity-40')}
            {...draggable(index)}
          >
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              aria-keyshortcuts={onMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
              onClick={() => onGoTo(index)}
              onKeyDown={(event) => moveByKey(event, index)}
              className={classNames(
                'flex items-center rounded-badge text-left outline-offset-[-2px] max-lg:flex-col-reverse lg:w-full lg:pr-3.5',
                onMove && 'cursor-grab! active:cursor-grabbing!',
              )}
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
                className="shrink-0 bg-mark max-lg:h-[3px] max-lg:w-full lg:w-[3px] lg:self-stretch"
              />
              <span className="relative block w-27 p-1.5 lg:w-auto lg:flex-1 lg:py-1.5 lg:pr-0 lg:pl-2">
                <SlidePicture
                  src={pictureOf(slide, picks.get(slide.id))}
                  meanwhile={picks.has(slide.id) ? undefined : slide.drawingUrl || undefined}
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
