import { useQuery } from '@tanstack/react-query';
import { send } from '#platform/web/api-client.ts';
import { authHeader, forgetAuthToken } from '#platform/web/auth-token.ts';
import { type CurrentUser, currentUserSchema } from '../contract.ts';

const currentUserKey = ['/api/auth/user'] as const;

const userQueryTimes = { fresh: 300_000, cached: 600_000 };

/** Who is signed in; null for a visitor. A refused or failed call also forgets the stored token. */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  const response = await send('/api/auth/user', {
    headers: { 'Content-Type': 'application/json', ...authHeader() },
    credentials: 'include',
  });
  if (response.ok) return currentUserSchema.parse(await response.json());
  forgetAuthToken();
  if (response.status === 401) return null;
  throw new Error(`Authentication failed: ${response.status}`);
}

/** No second try after a refusal, otherwise up to two. */
export function retryCurrentUser(failureCount: number, error: Error): boolean {
  if (error.message.includes('401') || error.message.includes('Authentication failed')) return false;
  return failureCount < 2;
}

export const currentUserQuery = {
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  retry: retryCurrentUser,
  staleTime: userQueryTimes.fresh,
  gcTime: userQueryTimes.cached,
};

export type CurrentUserState = {
  state: 'loading' | 'authenticated' | 'unauthenticated';
  user: CurrentUser | null;
  error: Error | null;
  refetch: () => void;
};

export function useCurrentUser(): CurrentUserState {
  const { data, error, isPending, refetch } = useQuery(currentUserQuery);
  const user = error ? null : (data ?? null);
  return {
    state: isPending ? 'loading' : user ? 'authenticated' : 'unauthenticated',
    user,
    error,
    refetch: () => void refetch(),
  };
}

/** The signed-in user, on pages that only a signed-in person reaches. */
export function useSignedInUser(): CurrentUser {
  const { user } = useCurrentUser();
  if (!user) throw new Error('This screen needs a signed-in user.');
  return user;
}
