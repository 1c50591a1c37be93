import { ArrowRight, Clock, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { DialogSurface } from '#platform/web/dialog-surface.tsx';
import { IconButton } from '#platform/web/icon-button.tsx';
import type { SlideProgress } from '../contract.ts';
import { contactSheet, isDrawn, secondsLeft } from './contact-sheet.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { DrawingNow } from './drawing-now.tsx';
import { slidesMessages } from './messages.ts';
import { useSparseText } from './use-sparse-text.ts';
import './slides.css';

type DrawingDialogProps = {
  projectId: number;
  progress: SlideProgress;
  isStopping: boolean;
  isCutOff: boolean;
  onStop: () => void;
  /** Closing stops nothing. */
  onClose: () => void;
};

const messages = slidesMessages.drawing;
/** From the last picture until the app goes on by itself, in milliseconds. */
const redirectDelay = 2000;
const spokenEvery = 5000;
const wholeSheet = Array.from({ length: 9 }, (_, sectionNumber) => ({
  sectionNumber,
  frames: [null, null, null],
  drawn: 0,
  making: undefined,
}));

/** The slides as they are made: the contact sheet is the progress. */
export function DrawingDialog({ projectId, progress, isStopping, isCutOff, onStop, onClose }: DrawingDialogProps) {
  const columns = contactSheet(progress);
  const isDone = isDrawn(progress);
  const goOn = useGoOnWhenDone(projectId, isDone);
  const isWaiting = isCutOff && !isDone;
  const news = isWaiting ? messages.cutOff : `${messages.status[progress.status]}. ${progress.message}`;
  const spoken = useSparseText(news, spokenEvery);
  const hasAll = columns.some(({ frames, drawn }) => frames.length > 0 && drawn === frames.length);

  return (
    <DialogSurface
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      className="deck-hues md:max-w-[1000px]! [--around:var(--dialog)]"
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-4 md:px-8 md:pt-6 md:pb-5">
        <header className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <Dialog.Title className="type-card-title">{messages.title}</Dialog.Title>
            <p className="mt-1.5 text-muted text-sm">{messages.lead}</p>
          </div>
          <Dialog.Close asChild>
            <IconButton label="Close">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Dialog.Close>
        </header>
        <DrawingNow progress={progress} columns={columns} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {columns.length > 0 ? (
          <ContactSheet columns={columns} />
        ) : (
          // The sheet of a whole script has its place before it is known, so that the dialog does not grow.
          <div aria-hidden="true" className="invisible max-md:hidden">
            <ContactSheet columns={wholeSheet} />
          </div>
        )}
      </div>
      <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-3 md:px-8">
        <p className="tabular flex items-center gap-2.5 text-muted text-sm">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {isWaiting ? (
            <span className="text-text">{messages.cutOff}</span>
          ) : (
            <TimeWords progress={progress} isDone={isDone} />
          )}
          {!isDone && (
            <Button size="small" variant="ghost" busy={isStopping} onClick={onStop}>
              {messages.stop}
            </Button>
          )}
        </p>
        <div className="flex items-center gap-2 max-md:w-full">
          <Button variant="ghost" className="text-text! max-md:px-2.5" onClick={onClose}>
            {messages.close}
          </Button>
          <Button
            variant={hasAll || isDone ? 'primary' : 'secondary'}
            onClick={goOn}
            className={classNames('max-md:flex-1 max-md:px-3', isDone && 'goes-by-itself')}
            iconAfter={<ArrowRight aria-hidden="true" className="size-4" />}
          >
            {messages.continue}
          </Button>
        </div>
      </footer>
    </DialogSurface>
  );
}

/** Goes to the image selection two seconds after the last picture; answers how to go at once. */
function useGoOnWhenDone(projectId: number, isDone: boolean): () => void {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => void navigate(paths.imageSelection(projectId)));
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => goOn(), redirectDelay);
    return () => clearTimeout(timer);
  }, [isDone]);
  return () => void navigate(paths.imageSelection(projectId));
}

function TimeWords({ progress, isDone }: { progress: SlideProgress; isDone: boolean }) {
  const { completedImages, totalImages } = progress;
  const drawn = completedImages.length;
  const [from, setFrom] = useState<{ drawn: number; at: number }>();
  if (!from && totalImages > 0) setFrom({ drawn, at: Date.now() });
  if (isDone) return messages.ready;
  if (totalImages === 0) return messages.status[progress.status];
  const left = from && secondsLeft(progress, from, Date.now());
  return [messages.images(drawn, totalImages), left ? messages.left(left) : ''].filter(Boolean).join(', ');
}
