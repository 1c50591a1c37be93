import { isUnauthorized } from './api-error.ts';
import { navigateBrowser } from './navigate-browser.ts';
import { rememberReturnPath } from './return-path.ts';
import { toast } from './toast-list.ts';

/** How long the message can be read before the browser goes to the sign-in, in milliseconds. */
const LOGIN_REDIRECT_DELAY = 500;

let leaving = false;

/**
 * When the error is a refused session, says so and sends the browser to the sign-in; answers whether it was.
 * Every action's `onError` asks this first: `if (handleUnauthorized(error)) return;`
 */
export function handleUnauthorized(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'danger' });
  if (!leaving) {
    leaving = true;
    rememberReturnPath(window.location.pathname + window.location.search);
    setTimeout(() => {
      leaving = false;
      navigateBrowser('/api/login');
    }, LOGIN_REDIRECT_DELAY);
  }
  return true;
}
