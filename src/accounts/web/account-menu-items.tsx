import { LogOut, PenLine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths, serverPaths } from '#app/paths.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '#platform/web/menu.tsx';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';
import { ThemeMenuItems } from '#platform/web/theme-menu-items.tsx';
import type { CurrentUser } from '../contract.ts';
import { displayName } from '../initials.ts';

/** Who is signed in, the theme, who writes and the way out: the same in the avatar's menu and in the mobile one. */
export function AccountMenuItems({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  return (
    <>
      <MenuLabel>
        <span className="block truncate font-semibold text-sm text-text">{displayName(user)}</span>
        <span className="block truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <ThemeMenuItems />
      <MenuSeparator />
      <MenuItem icon={<PenLine />} onSelect={() => navigate(paths.writer)}>
        Who writes
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => navigateBrowser(serverPaths.logout)}>
        Log out
      </MenuItem>
    </>
  );
}
