import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import type { ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { slideSection } from './slide-section.ts';

type SlideLineProps = {
  slide: ShownSlide;
  index: number;
  count: number;
  onGoTo: (index: number) => void;
  tools?: ReactNode;
};

const messages = slidesMessages.viewer;

/** Over the slide: its section, what one can do, and the way to its neighbours. */
export function SlideLine({ slide, index, count, onGoTo, tools }: SlideLineProps) {
  const { sectionReference, title, hidden } = slide;
  return (
    <div data-section={sectionReference} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-44 items-center gap-3">
        {sectionReference > 0 && <Numeral section={sectionReference} className="text-[34px]!" />}
        <div className="min-w-0">
          <p className="font-semibold text-sm leading-tight">{slideSection(sectionReference)}</p>
          <h2 className="truncate text-faint text-xs">{title}</h2>
        </div>
        {hidden && (
          <Badge className="bg-draft-ground text-draft-text">
            <EyeOff aria-hidden="true" className="size-3.5" />
            {messages.hidden}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">{tools}</div>
      <div className="flex items-center gap-2 max-md:w-full max-md:justify-between">
        <Button
          size="bar"
          disabled={index === 0}
          onClick={() => onGoTo(index - 1)}
          icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        >
          Previous
        </Button>
        <p className="tabular min-w-18 text-center font-medium text-muted text-sm">
          {messages.place(index + 1, count)}
        </p>
        <Button
          size="bar"
          disabled={index === count - 1}
          onClick={() => onGoTo(index + 1)}
          iconAfter={<ChevronRight aria-hidden="true" className="size-4" />}
        >
          Next
        </Button>
      </div>
    </div>
  );
}
