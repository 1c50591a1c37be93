import { Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { AvatarMenu } from '#accounts/web/avatar-menu.tsx';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import { isPro } from '#plans/access.ts';
import { Button } from '#platform/web/button.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { useAppActions } from './app-actions.ts';
import { MobileMenu } from './mobile-menu.tsx';

const entryLooks =
  'relative inline-flex h-full items-center font-medium text-sm text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-text';

export function NavigationBar() {
  const user = useSignedInUser();
  const { openTemplates, openCommandMenu } = useAppActions();
  return (
    <header className="sticky top-0 z-30 h-14 border-b bg-bg md:h-16">
      <div className="page flex h-full items-center gap-11">
        <Link to={paths.home} aria-label="Pitchwright" className="inline-flex rounded-small">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden h-full gap-8 md:flex">
          <NavLink to={paths.home} end className={entryLooks}>
            Dashboard
          </NavLink>
          <button type="button" onClick={openTemplates} className={entryLooks}>
            Templates
          </button>
        </nav>
        <div className="ml-auto flex items-center gap-4">
          <button
            type="button"
            onClick={openCommandMenu}
            className="hidden h-9 items-center gap-2 rounded-control border bg-surface pr-2 pl-3 text-muted text-sm hover:border-line-strong lg:inline-flex"
          >
            <Search aria-hidden="true" className="size-4" />
            Search or jump to
            <kbd className="ml-2 rounded-[4px] border px-1.5 font-sans text-[11px]">{commandKey()}</kbd>
          </button>
          {!isPro(user) && (
            <Button asChild size="bar" className="max-md:hidden">
              <Link to={paths.subscribe}>Upgrade</Link>
            </Button>
          )}
          <div className="hidden md:block">
            <AvatarMenu user={user} />
          </div>
          <MobileMenu user={user} className="md:hidden" />
        </div>
      </div>
    </header>
  );
}

function commandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
