import type { z } from 'zod';
import { paths } from '#app/paths.ts';
import { apiJson, apiRequest, NETWORK_ERROR } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';
import { forgetReturnPath, ownPath, readReturnPath } from '#platform/web/return-path.ts';
import { type demoSignInSchema, signInOptionsSchema } from '../contract.ts';
import { accountMessages } from './messages.ts';

export type Credentials = { email: string; password: string };
export type NewAccount = Credentials & { firstName: string; lastName: string };
export type DemoPlan = z.infer<typeof demoSignInSchema>['plan'];

export async function signIn({ email, password }: Credentials): Promise<void> {
  await apiRequest('POST', '/api/auth/sign-in/email', { email, password });
}

export async function signUp({ email, password, firstName, lastName }: NewAccount): Promise<void> {
  const name = `${firstName} ${lastName}`.trim();
  await apiRequest('POST', '/api/auth/sign-up/email', { email, password, name, firstName, lastName });
}

export async function requestPasswordReset(email: string): Promise<void> {
  await apiRequest('POST', '/api/auth/request-password-reset', { email, redirectTo: paths.resetPassword });
}

export async function resetPassword({ token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  await apiRequest('POST', '/api/auth/reset-password', { token, newPassword });
}

export async function signInAsDemo(plan: DemoPlan): Promise<void> {
  await apiRequest('POST', '/api/auth/demo', { plan });
}

export const signInOptionsQuery = {
  queryKey: ['/api/auth/options'],
  queryFn: () => apiJson(signInOptionsSchema, 'GET', '/api/auth/options'),
};

/** Where a person goes after signing in: where the link said, where they were, or the start. */
export function placeAfterSignIn(search: string): string {
  return ownPath(new URLSearchParams(search).get('next')) ?? readReturnPath() ?? paths.home;
}

/** Enters the app anew, so that nothing of the visitor's page stays behind. */
export function enterApp(search: string): void {
  const place = placeAfterSignIn(search);
  forgetReturnPath();
  navigateBrowser(place);
}

type Sentences = { refused?: string; failed: string };

/** What to tell a person whose sign-in, sign-up or reset did not work. */
export function sentenceForFailure(error: unknown, { refused, failed }: Sentences): string {
  if (error instanceof Error && error.message === NETWORK_ERROR) return accountMessages.offline;
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 429) return accountMessages.tooMany;
  if (error.status >= 500) return failed;
  return refused ?? error.sentence ?? failed;
}
