import { Palette, Pencil, Undo2 } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { slidesMessages } from './messages.ts';
import type { DeckEditing } from './use-deck-edits.ts';

const { edits: messages } = slidesMessages;

type ViewerToolsProps = {
  editing: DeckEditing;
  /** The numbers of the slides with words that could not be stored. */
  unsaved: readonly number[];
  isEditing: boolean;
  onEdit: (wanted: boolean) => void;
  onLook: () => void;
};

/** The way into editing, and while one edits: whether all is saved, and what concerns the whole deck. */
export function ViewerTools({ editing, unsaved, isEditing, onEdit, onLook }: ViewerToolsProps) {
  const { state, undo, canUndo } = editing;
  const isUnsaved = unsaved.length > 0;
  return (
    <>
      {(isEditing || isUnsaved) && (
        <p
          role="status"
          className={
            isUnsaved
              ? 'text-danger text-note max-sm:w-full'
              : classNames('text-muted text-note', state !== 'waiting' && 'max-sm:sr-only')
          }
        >
          {isUnsaved ? messages.notSaved(unsaved) : messages.state[state]}
        </p>
      )}
      {isEditing ? (
        <>
          <Button
            size="bar"
            variant="ghost"
            className="text-text!"
            title={messages.undoHint}
            disabled={!canUndo}
            onClick={undo}
            icon={<Undo2 aria-hidden="true" className="size-4" />}
          >
            {messages.undo}
          </Button>
          <Button size="bar" onClick={onLook} icon={<Palette aria-hidden="true" className="size-4" />}>
            {messages.look}
          </Button>
          <Button size="bar" variant="neutral" onClick={() => onEdit(false)}>
            {messages.done}
          </Button>
        </>
      ) : (
        <Button
          size="bar"
          variant="ghost"
          className="text-text!"
          onClick={() => onEdit(true)}
          icon={<Pencil aria-hidden="true" className="size-4" />}
        >
          {messages.edit}
        </Button>
      )}
    </>
  );
}
