// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/web/query-client.ts';
import { fakeServer, json } from '#platform/web/testing/fake-server.ts';
import { currentUserQuery, fetchCurrentUser, retryCurrentUser, useCurrentUser } from './use-current-user.ts';

const maya = {
  id: 'u1',
  email: 'maya@steadypipeline.co',
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'pro',
};

beforeEach(() => {
  localStorage.setItem('auth_token', 'one');
  sessionStorage.setItem('auth_token', 'two');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(...parameters: Parameters<typeof fakeServer>) {
  const server = fakeServer(...parameters);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

const tokens = () => [localStorage.getItem('auth_token'), sessionStorage.getItem('auth_token')];

function watchUser() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCurrentUser(), { wrapper }).result;
}

test('a 401 gives no user and removes the stored tokens [AUTH-02]', async () => {
  serve(() => json({ message: 'Please sign in.' }, 401));
  expect(await fetchCurrentUser()).toBeNull();
  expect(tokens()).toEqual([null, null]);
});

test('any other refusal fails with its status and removes the tokens too [AUTH-02]', async () => {
  serve(() => new Response('down', { status: 503 }));
  await expect(fetchCurrentUser()).rejects.toThrow(/^Authentication failed: 503$/);
  expect(tokens()).toEqual([null, null]);
});

test('a user who is found keeps the token and is asked for with it [AUTH-02]', async () => {
  const { calls } = serve(() => json(maya));
  expect(await fetchCurrentUser()).toEqual(maya);
  expect(tokens()).toEqual(['one', 'two']);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer one');
});

test('a refusal is not tried again, anything else up to twice [AUTH-03] [CONST-01]', () => {
  expect(retryCurrentUser(0, new Error('401: Unauthorized'))).toBe(false);
  expect(retryCurrentUser(0, new Error('Authentication failed: 500'))).toBe(false);
  const lost = new Error('Network error: Unable to connect to server');
  expect([0, 1, 2].map((failures) => retryCurrentUser(failures, lost))).toEqual([true, true, false]);
});

test('the user stays fresh for 5 minutes and cached for 10 [CONST-01]', () => {
  expect(currentUserQuery).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});

test('first nobody knows, then the user is there [AUTH-01]', async () => {
  serve(() => json(maya));
  const result = watchUser();
  expect(result.current).toMatchObject({ state: 'loading', user: null });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'authenticated', user: maya }));
});

test('a 401 is a visitor, without an error [AUTH-01]', async () => {
  serve(() => json({}, 401));
  const result = watchUser();
  await waitFor(() => expect(result.current).toMatchObject({ state: 'unauthenticated', user: null, error: null }));
});

test('with an error nobody counts as signed in [AUTH-01]', async () => {
  serve(() => json({}, 500));
  const result = watchUser();
  await waitFor(() => expect(result.current.error?.message).toBe('Authentication failed: 500'));
  expect(result.current).toMatchObject({ state: 'unauthenticated', user: null });
});
