// @vitest-environment happy-dom
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, getQueryFn } from './query-client.ts';
import { fakeServer, json } from './testing/fake-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(...parameters: Parameters<typeof fakeServer>) {
  const server = fakeServer(...parameters);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

const read = (on401: 'throw' | 'returnNull', path = '/api/projects') =>
  getQueryFn({ on401 })({ queryKey: [path], signal: new AbortController().signal });

test('the default read is a GET on the first element of the key, with cookies, as JSON [API-45]', async () => {
  const { calls } = serve(() => json([{ id: 1 }]));
  const data = await createQueryClient().fetchQuery({ queryKey: ['/api/folders', 'more'] });
  expect(data).toEqual([{ id: 1 }]);
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/folders', credentials: 'include' }]);
});

test('a 401 is an error by default and null when so configured [API-45]', async () => {
  serve(() => new Response('Please sign in.', { status: 401 }));
  await expect(read('throw')).rejects.toThrow(/^401: Please sign in\.$/);
  expect(await read('returnNull')).toBeNull();
});

test('the default read uses the status text where there is no text [ERR-01]', async () => {
  serve(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(read('throw')).rejects.toThrow(/^503: Service Unavailable$/);
  serve(() => new Response('Broken', { status: 500, statusText: 'Internal Server Error' }));
  await expect(read('throw')).rejects.toThrow(/^500: Broken$/);
});

test('a failed mutation is logged as "Mutation error:" [ERR-03]', async () => {
  const logged: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    logged.push(words);
  });
  const failure = new Error('500: HTTP 500');
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(failure) });
  await expect(mutation.mutate()).rejects.toThrow(failure);
  expect(logged).toEqual([['Mutation error:', failure]]);
});

test('a failed read is not tried again [CONST-01]', async () => {
  const { calls } = serve(() => new Response('', { status: 500 }));
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/projects'] })).rejects.toThrow('500');
  expect(calls).toHaveLength(1);
});

test('what was read stays fresh, whatever the time, the window or a second reader [CONST-01]', async () => {
  vi.useFakeTimers();
  try {
    const { calls } = serve(() => json([]));
    const client = createQueryClient();
    client.mount();
    const watch = () => new QueryObserver(client, { queryKey: ['/api/projects'] }).subscribe(() => undefined);
    const stop = watch();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    watch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    stop();
    client.unmount();
  } finally {
    vi.useRealTimers();
  }
});
