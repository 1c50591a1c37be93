import { Dialog } from '#platform/web/dialog.tsx';
import { Key } from '#platform/web/key.tsx';

const shortcuts: ReadonlyArray<{ keys: readonly string[]; name: string }> = [
  { keys: ['J', 'K'], name: 'Next section, previous section' },
  { keys: ['1', '8'], name: 'Jump to a section' },
  { keys: ['↑', '↓'], name: 'From the lit sentence to its neighbour' },
  { keys: ['Enter'], name: 'Edit the section' },
  { keys: ['G'], name: 'Generate the section' },
  { keys: ['A'], name: 'Framework answers' },
  { keys: ['V'], name: 'Versions of the section' },
  { keys: ['I'], name: 'Show or hide the side panel' },
  { keys: ['⌘S', 'Ctrl S'], name: 'Save the edit' },
  { keys: ['Esc'], name: 'Cancel the edit, let go of the sentence' },
  { keys: ['⌘K', 'Ctrl K'], name: 'Search or jump to' },
];

export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title="Keys">
      <dl className="flex flex-col gap-3 text-sm">
        {shortcuts.map(({ keys, name }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-muted">{name}</dt>
            <span aria-hidden="true" className="min-w-6 flex-1 border-line-strong border-b border-dotted" />
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
