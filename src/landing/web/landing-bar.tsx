import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Logo } from '#platform/web/logo.tsx';
import { landingMessages } from './messages.ts';
import { SignInButton } from './sign-in-button.tsx';

/** Stays at the top; over the stage it is part of it, over paper it brings its own dark. */
export function LandingBar() {
  const hasLeftTop = useSyncExternalStore(onScroll, () => window.scrollY > 24);
  return (
    <header
      className={classNames(
        'on-stage fixed inset-x-0 top-0 z-30 border-b transition-colors duration-150',
        hasLeftTop
          ? 'border-line bg-stage'
          : 'border-transparent bg-[linear-gradient(to_right,var(--stage)_40%,transparent_70%)]',
      )}
    >
      <div className="page flex h-16 items-center justify-between md:h-18">
        <Link to={paths.home} aria-label="Pitchwright" className="inline-flex rounded-small">
          <Logo onStage />
        </Link>
        <SignInButton label={landingMessages.access} className="bg-transparent" />
      </div>
    </header>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
