import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { writingMessages } from './messages.ts';

const premiumSentences = ['Premium subscription required', 'Premium feature - Upgrade required'];

/** Is this the server's way of saying that the plan does not include it? */
export function needsPremium(error: unknown): boolean {
  const words = error instanceof ApiError ? `${error.message} ${error.sentence ?? ''}` : String(error);
  return premiumSentences.some((sentence) => words.includes(sentence));
}

let sessionIsLost = false;

/** Is the browser about to go to the sign-in? Then nothing should hold it back. */
export const isSessionLost = (): boolean => sessionIsLost;

/** Says that the session is lost and goes to the sign-in, if that is what the error means. */
export function reportSessionLoss(error: unknown): boolean {
  const isLost = handleUnauthorized(error);
  sessionIsLost ||= isLost;
  return isLost;
}

/** What every failed action does: to the sign-in without a session, to the upgrade without the plan, otherwise the sentence. */
export function reportFailure(error: unknown, failure: { sentence: string; onPremium?: () => void }): void {
  if (reportSessionLoss(error)) return;
  if (failure.onPremium && needsPremium(error)) {
    failure.onPremium();
    return;
  }
  toast({ title: writingMessages.errorTitle, description: failure.sentence, tone: 'danger' });
}
