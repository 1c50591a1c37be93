import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { pictureOf, type ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';
import { slideSection } from './slide-section.ts';

type SlideStageProps = {
  slide: ShownSlide;
  picked: number | undefined;
  index: number;
  count: number;
  onGoTo: (index: number) => void;
  /** At the right end of the line over the slide. */
  tools?: ReactNode;
  /** Beside the slide, at its height. */
  beside: ReactNode;
};

const messages = slidesMessages.viewer;

/** One slide with its section over it and what it could look like beside it. */
export function SlideStage({ slide, picked, index, count, onGoTo, tools, beside }: SlideStageProps) {
  const { sectionReference, title, hidden } = slide;
  return (
    <div data-section={sectionReference} className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_230px]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-2">
        <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
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
        <div className="flex items-center gap-2 max-md:w-full max-md:justify-between">
          {tools}
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
      <SlidePicture
        src={pictureOf(slide, picked)}
        title={slideWords(slide)}
        className="rounded-card lg:col-start-1 lg:self-start"
      />
      <div className="min-w-0">{beside}</div>
    </div>
  );
}

/** All that stands on a slide, for who hears it. */
const slideWords = ({ title, subtitle, content }: ShownSlide): string =>
  [title, subtitle, ...content.split('\n')].filter((line) => line.trim() !== '').join('. ');
