import { pictureOf, type ShownSlide } from './deck-reading.ts';
import { ImageOptions } from './image-options.tsx';
import { SlidePicture } from './slide-picture.tsx';

type SlideStageProps = {
  slide: ShownSlide;
  picked: number | undefined;
  onPick: (place: number) => void;
};

/** One slide with what it could look like beside it, at its height. */
export function SlideStage({ slide, picked, onPick }: SlideStageProps) {
  if (slide.imageOptions.length === 0) {
    return <SlidePicture src={pictureOf(slide)} title={slideWords(slide)} className="slide-alone rounded-card" />;
  }
  return (
    <div data-section={slide.sectionReference} className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_230px]">
      <SlidePicture
        src={pictureOf(slide, picked)}
        meanwhile={picked === undefined ? slide.drawingUrl || undefined : undefined}
        title={slideWords(slide)}
        className="rounded-card lg:self-start"
      />
      <div className="min-w-0">
        <ImageOptions slide={slide} picked={picked} onPick={onPick} />
      </div>
    </div>
  );
}

/** All that stands on a slide, for who hears it. */
const slideWords = ({ title, subtitle, content }: ShownSlide): string =>
  [title, subtitle, ...content.split('\n')].filter((line) => line.trim() !== '').join('. ');
