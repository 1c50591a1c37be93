import { ArrowUpRight, LayoutTemplate, Menu as MenuSign, PanelsTopLeft, Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#accounts/contract.ts';
import { AccountMenuItems } from '#accounts/web/account-menu-items.tsx';
import { paths } from '#app/paths.ts';
import { isPro } from '#plans/access.ts';
import { IconButton } from '#platform/web/icon-button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#platform/web/menu.tsx';
import { useAppActions } from './app-actions.ts';

/** On a phone, everything the bar and the avatar's menu hold. */
export function MobileMenu({ user, className }: { user: CurrentUser; className?: string }) {
  const navigate = useNavigate();
  const { openTemplates, openCommandMenu } = useAppActions();
  return (
    <div className={className}>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label="Menu">
            <MenuSign aria-hidden="true" className="size-5" />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          <MenuItem icon={<PanelsTopLeft />} onSelect={() => navigate(paths.home)}>
            Dashboard
          </MenuItem>
          <MenuItem icon={<LayoutTemplate />} onSelect={openTemplates}>
            Templates
          </MenuItem>
          <MenuItem icon={<Search />} onSelect={openCommandMenu}>
            Search or jump to
          </MenuItem>
          {!isPro(user) && (
            <MenuItem icon={<ArrowUpRight />} onSelect={() => navigate(paths.subscribe)}>
              Upgrade
            </MenuItem>
          )}
          <MenuSeparator />
          <AccountMenuItems user={user} />
        </MenuContent>
      </Menu>
    </div>
  );
}
