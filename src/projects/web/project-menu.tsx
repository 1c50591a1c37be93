import { Copy, Ellipsis, Eye, FolderInput, Images, PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '#platform/web/icon-button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#platform/web/menu.tsx';
import { projectMessages } from './messages.ts';
import { useMenuChoice } from './use-menu-choice.ts';

export type ProjectAction = 'duplicate' | 'generate-slides' | 'view-slides' | 'details' | 'move' | 'delete';

type ProjectMenuProps = { name: string; onAction: (action: ProjectAction) => void; className?: string };

/** What can be done with a project from its card. */
export function ProjectMenu({ name, onAction, className }: ProjectMenuProps) {
  const { choose, actWhenClosed } = useMenuChoice(onAction);
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={projectMessages.card.menu(name)} size="small" {...(className ? { className } : {})}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      </MenuTrigger>
      <MenuContent onCloseAutoFocus={actWhenClosed}>
        <MenuItem icon={<Copy />} onSelect={choose('duplicate')}>
          Duplicate Project
        </MenuItem>
        <MenuItem icon={<Images />} pro onSelect={choose('generate-slides')}>
          Generate Visual Slides
        </MenuItem>
        <MenuItem icon={<Eye />} pro onSelect={choose('view-slides')}>
          View Slides
        </MenuItem>
        <MenuItem icon={<PencilLine />} onSelect={choose('details')}>
          Edit details
        </MenuItem>
        <MenuItem icon={<FolderInput />} onSelect={choose('move')}>
          Move to folder
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={choose('delete')}>
          Delete
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
