import { Undo2, WandSparkles } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { autofillMessages } from './messages.ts';

type AutofillBarProps = {
  onOpen: () => void;
  /** How many answers were filled in last; undefined while there is nothing to undo. */
  filled: number | undefined;
  onUndo: () => void;
};

const messages = autofillMessages.bar;

/** The way into Smart Autofill on top of each step, and the way back out of what it did. */
export function AutofillBar({ onOpen, filled, onUndo }: AutofillBarProps) {
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line-strong border-dashed py-1.5 pr-1.5 pl-4">
      <WandSparkles aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-40 text-muted text-sm leading-snug" role="status">
        <strong className="font-semibold text-text">{messages.name}</strong>{' '}
        {filled === undefined ? messages.text : messages.filled(filled)}
      </p>
      <div className="ml-auto flex items-center gap-1">
        {filled !== undefined && (
          <Button variant="ghost" size="small" onClick={onUndo} icon={<Undo2 aria-hidden="true" className="size-4" />}>
            {messages.undo}
          </Button>
        )}
        <Button size="small" onClick={onOpen}>
          {messages.open}
        </Button>
      </div>
    </div>
  );
}
