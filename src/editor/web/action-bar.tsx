import { Pencil, Timer } from 'lucide-react';
import { IconButton } from '#platform/web/icon-button.tsx';
import { ScriptButton, type ScriptButtonProps } from './editor-head.tsx';

type ActionBarProps = ScriptButtonProps & { onTime: () => void; onEdit: () => void };

const squareLooks = 'size-12! border border-line-strong text-text';

/** On a phone, under the thumb: speaking time, edit the section in view, and the one amber action. */
export function ActionBar({ onTime, onEdit, ...scriptButton }: ActionBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex h-(--bar) items-center gap-2 border-t bg-(--sheet) px-3 md:hidden">
      <IconButton label="Speaking time" onClick={onTime} className={squareLooks}>
        <Timer aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Edit this section" onClick={onEdit} className={squareLooks}>
        <Pencil aria-hidden="true" className="size-5" />
      </IconButton>
      <ScriptButton {...scriptButton} className="h-12! min-w-0 flex-1" />
    </div>
  );
}
