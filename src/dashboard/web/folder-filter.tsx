import { Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#platform/web/icon-button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#platform/web/menu.tsx';
import type { Folder } from '#projects/contract.ts';
import { DeleteFolderDialog } from '#projects/web/delete-folder.dialog.tsx';
import { projectMessages } from '#projects/web/messages.ts';
import { NameFolderDialog } from '#projects/web/name-folder.dialog.tsx';
import { useFolders } from '#projects/web/use-folders.ts';
import { useMenuChoice } from '#projects/web/use-menu-choice.ts';
import { dashboardMessages } from './messages.ts';

type FolderFilterProps = {
  /** Null for all scripts. */
  folderId: number | null;
  onChange: (folderId: number | null) => void;
};
type FolderAction = 'create' | 'rename' | 'delete';

const messages = dashboardMessages.folders;

/** The user's folders as plain words; the chosen one can be renamed or deleted. */
export function FolderFilter({ folderId, onChange }: FolderFilterProps) {
  const { data: folders = [] } = useFolders();
  const [action, setAction] = useState<FolderAction>();
  const chosen = folders.find(({ id }) => id === folderId);
  const close = () => setAction(undefined);
  const dialog = { open: true, onOpenChange: (open: boolean) => !open && close() };

  return (
    <>
      <fieldset
        aria-label={messages.label}
        className="flex min-w-0 items-center gap-1 overflow-x-auto p-0.5 max-md:-mx-4 max-md:px-4 md:max-w-full"
      >
        <Filter pressed={!chosen} onPress={() => onChange(null)}>
          {messages.all}
        </Filter>
        {folders.map((folder) => (
          <Filter key={folder.id} pressed={folder.id === chosen?.id} onPress={() => onChange(folder.id)}>
            {folder.name}
          </Filter>
        ))}
        {chosen && <FolderMenu folder={chosen} onAction={setAction} />}
        <Filter pressed={undefined} onPress={() => setAction('create')}>
          <Plus aria-hidden="true" className="size-4" />
          {messages.add}
        </Filter>
      </fieldset>
      {action === 'create' && <NameFolderDialog {...dialog} />}
      {action === 'rename' && <NameFolderDialog {...dialog} folder={chosen} />}
      {action === 'delete' && chosen && <DeleteFolderDialog {...dialog} folder={chosen} />}
    </>
  );
}

type FilterProps = { pressed: boolean | undefined; onPress: () => void; children: ReactNode };

function Filter({ pressed, onPress, children }: FilterProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex h-9 max-w-60 shrink-0 items-center gap-1.5 rounded-control px-3 text-muted text-sm transition-colors duration-150 hover:text-text aria-pressed:bg-[light-dark(var(--sunk),var(--raised))] aria-pressed:font-semibold aria-pressed:text-text touch:h-11"
    >
      <span className="contents truncate">{children}</span>
    </button>
  );
}

function FolderMenu({ folder, onAction }: { folder: Folder; onAction: (action: FolderAction) => void }) {
  const { choose, actWhenClosed } = useMenuChoice(onAction);
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={projectMessages.folder.menu(folder.name)} size="small">
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={actWhenClosed}>
        <MenuItem icon={<PencilLine />} onSelect={choose('rename')}>
          {projectMessages.folder.rename}
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={choose('delete')}>
          {projectMessages.folder.delete}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
