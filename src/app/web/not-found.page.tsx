import { Link } from 'react-router';
import { Button } from '#platform/web/button.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <main className="page flex min-h-dvh flex-col py-6">
      <Link to={paths.home} aria-label="Pitchwright" className="inline-flex self-start rounded-small">
        <Logo />
      </Link>
      <div className="my-auto flex max-w-[720px] flex-col items-start gap-6 py-16">
        <OxfordRule className="w-full" />
        <h1 className="type-section-title">404 Page Not Found</h1>
        <p className="type-answer text-muted">Did you forget to add the page to the router?</p>
        <p className="text-base text-muted">
          Nobody is on this stage. The address may have a slip in it, or the page has moved.
        </p>
        <Button asChild variant="neutral" size="main">
          <Link to={paths.home}>Back to the start</Link>
        </Button>
      </div>
    </main>
  );
}
