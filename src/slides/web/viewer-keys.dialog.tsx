import { Fragment } from 'react';
import { Dialog } from '#platform/web/dialog.tsx';
import { commandKey, Key } from '#platform/web/key.tsx';
import { slidesMessages } from './messages.ts';

const { title, ...messages } = slidesMessages.keys;

/** Every key of the viewer and what it does. */
export function ViewerKeysDialog({ onClose }: { onClose: () => void }) {
  const rows: [keys: string[], does: string][] = [
    [['←', '→'], messages.move],
    [['1', '2', '3'], messages.design],
    [['G'], messages.grid],
    [['E'], messages.edit],
    [[commandKey('Z')], messages.undo],
    [['Alt ↑', 'Alt ↓'], messages.order],
    [['?'], messages.help],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="small" title={title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3.5 text-sm">
        {rows.map(([keys, does]) => (
          <Fragment key={does}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
