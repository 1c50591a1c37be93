const storageKey = 'return_path';

/** Only a path of this very site is a place to return to; anything else is the start page. */
export function ownPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/')) return undefined;
  try {
    const target = new URL(candidate, window.location.origin);
    if (target.origin !== window.location.origin) return undefined;
    return `${target.pathname}${target.search}${target.hash}`;
  } catch {
    return undefined;
  }
}

/** Keeps the page that was wanted when the sign-in came in between, for this tab. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** The page that was wanted before the sign-in, if one was. */
export function readReturnPath(): string | undefined {
  return ownPath(sessionStorage.getItem(storageKey));
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(storageKey);
}
