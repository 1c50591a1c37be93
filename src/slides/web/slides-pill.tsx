import { GalleryHorizontalEnd } from 'lucide-react';
import { classNames } from '#platform/web/class-names.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import type { SlideProgress } from '../contract.ts';
import { contactSheet, isDrawn } from './contact-sheet.ts';
import { slidesMessages } from './messages.ts';

type SlidesPillProps = { progress: SlideProgress; onOpen: () => void; className?: string };

/** In the editor's head while slides are made: how far they are, and the way back to them. */
export function SlidesPill({ progress, onOpen, className }: SlidesPillProps) {
  const { pill, pillReady } = slidesMessages.drawing;
  const columns = contactSheet(progress);
  const words = isDrawn(progress) ? pillReady : pill(Math.round(progress.overallProgress));
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'deck-hues touch-area flex h-9 items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 font-medium text-note hover:bg-sunk',
        className,
      )}
    >
      <GalleryHorizontalEnd aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-xl:sr-only">{words}</span>
      <span aria-hidden="true" className="tabular xl:hidden">
        {Math.round(progress.overallProgress)}%
      </span>
      <span aria-hidden="true" className="flex w-20 items-center max-xl:w-12 max-md:hidden">
        <Footlights
          completed={progress.completedImages.length}
          total={Math.max(1, columns.length)}
          progress={progress.overallProgress}
          lit={columns.map(({ frames, drawn }) => (frames.length > 0 ? drawn / frames.length : 0))}
          sections={columns.map(({ sectionNumber }) => sectionNumber)}
          size="sm"
        />
      </span>
    </button>
  );
}
