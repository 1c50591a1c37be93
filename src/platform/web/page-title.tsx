import { useEffect } from 'react';

/** Puts a page's name before the product's in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pitchwright`;
  }, [title]);
}
