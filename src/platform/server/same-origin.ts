/** Whether an Origin header names the host that was asked. */
export function isSameOrigin(origin: string, host: string | null | undefined): boolean {
  return URL.canParse(origin) && host !== undefined && host !== null && new URL(origin).host === host;
}
