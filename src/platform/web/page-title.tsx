import { type ReactNode, useEffect } from 'react';

type PageTitleProps = { title: string; lead?: ReactNode; actions?: ReactNode };

/** The head of a page: its name, one sentence, its actions at the right. Also names the browser's tab. */
export function PageTitle({ title, lead, actions }: PageTitleProps) {
  useDocumentTitle(title);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="flex flex-col gap-1.5">
        <h1 className="type-page-title">{title}</h1>
        {lead && <p className="text-base text-muted">{lead}</p>}
      </div>
      {actions}
    </div>
  );
}

/** Puts a page's name before the product's in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pitchwright`;
  }, [title]);
}
