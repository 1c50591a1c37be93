import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { LoadingPage } from '#platform/web/loading-page.tsx';
import { rememberReturnPath } from '#platform/web/return-path.ts';
import { accountMessages } from './messages.ts';
import { useCurrentUser } from './use-current-user.ts';

/** Shows its pages to signed-in people and `visitor` to everyone else, at the same address; neither while it is unknown. */
export function MembersOnly({ visitor }: { visitor: ReactNode }) {
  const { state, error, refetch } = useCurrentUser();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (state === 'unauthenticated' && pathname !== paths.home) rememberReturnPath(pathname + search);
  }, [state, pathname, search]);

  if (state === 'loading') return <LoadingPage />;
  if (error) return <UnknownUser onTryAgain={refetch} />;
  return state === 'authenticated' ? <Outlet /> : visitor;
}

/** Sends a visitor to the sign-in page, which brings them back here. */
export function SendToLogin() {
  const { pathname } = useLocation();
  return <Navigate replace to={`${paths.login}?next=${encodeURIComponent(pathname)}`} />;
}

function UnknownUser({ onTryAgain }: { onTryAgain: () => void }) {
  const { title, text, action } = accountMessages.unknownUser;
  return (
    <main role="alert" className="page flex min-h-dvh flex-col items-start justify-center gap-5">
      <h1 className="type-page-title">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      <Button variant="primary" size="main" onClick={onTryAgain}>
        {action}
      </Button>
    </main>
  );
}
