import type { ReactNode } from 'react';
import type { ShownSlide } from './deck-reading.ts';
import type { ImageChoices } from './image-choices.ts';
import { slidesMessages } from './messages.ts';
import { rowId } from './selection-row.tsx';
import { SlidePicture } from './slide-picture.tsx';

type SelectionBarProps = { slides: readonly ShownSlide[]; choices: ImageChoices; save: ReactNode };

const messages = slidesMessages.selection;

/** At the foot, always there: the chosen pictures as a deck in order. */
export function SelectionBar({ slides, choices, save }: SelectionBarProps) {
  const chosen = slides.filter(({ id }) => choices[id]).length;
  return (
    <div className="sticky bottom-0 z-20 border-t bg-bg">
      <div className="page flex items-center gap-x-4 gap-y-1.5 py-2.5 max-md:flex-wrap max-md:gap-x-2 max-md:pt-1.5">
        <p className="tabular shrink-0 font-semibold text-note">{messages.chosen(chosen, slides.length)}</p>
        <ol aria-label={messages.deck} className="flex min-w-0 flex-1 gap-2.5 overflow-x-auto p-1">
          {slides.map((slide) => (
            <li key={slide.id} data-section={slide.sectionReference} className="w-11 shrink-0 md:w-16">
              <button
                type="button"
                aria-label={messages.goTo(slide.title)}
                onClick={() => goToRow(slide.id)}
                className="block w-full rounded-[4px]"
              >
                <SlidePicture
                  src={choices[slide.id] ?? null}
                  title={slide.title}
                  decorative
                  className="rounded-[4px]"
                />
                <span aria-hidden="true" className="mt-1 block h-[3px] bg-mark" />
              </button>
            </li>
          ))}
        </ol>
        <div className="shrink-0 max-md:w-full max-md:[&>*]:w-full">{save}</div>
      </div>
    </div>
  );
}

function goToRow(slideId: ShownSlide['id']): void {
  const row = document.getElementById(rowId(slideId));
  row?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  row?.querySelector<HTMLElement>('[role="radio"][data-state="checked"]')?.focus({ preventScroll: true });
}
