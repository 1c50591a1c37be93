import { Menu, MenuContent, MenuTrigger } from '#platform/web/menu.tsx';
import type { CurrentUser } from '../contract.ts';
import { AccountMenuItems } from './account-menu-items.tsx';
import { Avatar } from './avatar.tsx';

export function AvatarMenu({ user }: { user: CurrentUser }) {
  return (
    <Menu>
      <MenuTrigger aria-label="Your account" className="touch-area block rounded-full">
        <Avatar user={user} />
      </MenuTrigger>
      <MenuContent>
        <AccountMenuItems user={user} />
      </MenuContent>
    </Menu>
  );
}
