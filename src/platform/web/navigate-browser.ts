/** A page navigation of the browser, as sign-in and sign-out need it; not a route change. */
export function navigateBrowser(address: string): void {
  window.location.assign(address);
}
