type Verdict = { suppress: boolean; log?: string };

const quietCauses: ReadonlyArray<{ pattern: RegExp; log: string }> = [
  { pattern: /websocket|\bvite\b|dev.?server|ECONNREFUSED|connection refused/i, log: 'Connection error suppressed:' },
  { pattern: /network|fetch/i, log: 'Network error suppressed:' },
  { pattern: /abort|Request timeout/i, log: 'Aborted request suppressed:' },
];
const missingChunk = /loading (css )?chunk|ChunkLoadError|dynamically imported module|importing a module script/i;

/** What to do with a rejection nobody handled: some are only noise, a missing chunk wants a refresh. */
export function judgeRejection(reason: unknown): Verdict {
  const words = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  if (missingChunk.test(words)) {
    return { suppress: false, log: 'A part of the app could not be loaded. Please refresh the page.' };
  }
  const quiet = quietCauses.find(({ pattern }) => pattern.test(words));
  return quiet ? { suppress: true, log: quiet.log } : { suppress: false };
}

/** Listens for rejections nobody handled; returns how to stop. */
export function watchRejections(target: Window = window): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { suppress, log } = judgeRejection(event.reason);
    if (log) console.warn(log, event.reason);
    if (suppress) event.preventDefault();
  }
  target.addEventListener('unhandledrejection', onRejection);
  return () => target.removeEventListener('unhandledrejection', onRejection);
}
