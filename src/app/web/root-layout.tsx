import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ErrorBoundary } from '#platform/web/error-boundary.tsx';
import { LoadingPage } from '#platform/web/loading-page.tsx';

/** What every page stands in: its errors are caught, its code is awaited, its scroll place is kept. */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </ErrorBoundary>
  );
}
