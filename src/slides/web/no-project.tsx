import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { slidesMessages } from './messages.ts';

/** In place of a page of slides whose project is not there, or not one's own. */
export function NoProject() {
  const { title, text, back } = slidesMessages.noProject;
  useDocumentTitle(title);
  return (
    <div className="page flex min-h-[70dvh] flex-col items-start justify-center gap-5">
      <h1 className="type-page-title">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      <Button asChild variant="neutral" size="form">
        <Link to={paths.home}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back}
        </Link>
      </Button>
    </div>
  );
}
