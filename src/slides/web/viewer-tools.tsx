import { Palette, Pencil } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { slidesMessages } from './messages.ts';
import type { DeckEditing } from './use-deck-edits.ts';

const { edits: messages } = slidesMessages;

type ViewerToolsProps = {
  state: DeckEditing['state'];
  /** The numbers of the slides with words that could not be stored. */
  unsaved: readonly number[];
  isEditing: boolean;
  onEdit: (wanted: boolean) => void;
  onLook: () => void;
};

/** The way into editing, and while one edits: whether all is saved, and what concerns the whole deck. */
export function ViewerTools({ state, unsaved, isEditing, onEdit, onLook }: ViewerToolsProps) {
  const isUnsaved = unsaved.length > 0;
  return (
    <>
      {(isEditing || isUnsaved) && (
        <p role="status" className={isUnsaved ? 'text-danger text-note' : 'text-muted text-note max-sm:sr-only'}>
          {isUnsaved ? messages.notSaved(unsaved) : messages.state[state]}
        </p>
      )}
      {isEditing ? (
        <>
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
