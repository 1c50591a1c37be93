export type ErrorRecord = {
  timestamp: string;
  errorId: string;
  message: string;
  stack: string | undefined;
  componentStack: string | undefined;
  userAgent: string;
  url: string;
};

/** What is written to the console when rendering fails; nothing is sent anywhere. */
export function recordError(error: unknown, componentStack: string | null | undefined): ErrorRecord {
  const now = new Date();
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    timestamp: now.toISOString(),
    errorId: `${now.getTime()}-${crypto.randomUUID().slice(0, 12)}`,
    message: known.message,
    stack: known.stack,
    componentStack: componentStack ?? undefined,
    userAgent: navigator.userAgent,
    url: window.location.href,
  };
}
