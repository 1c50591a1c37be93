// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { apiJson, apiRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { fakeServer, json } from './testing/fake-server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function serve(...parameters: Parameters<typeof fakeServer>) {
  const server = fakeServer(...parameters);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('every call sends JSON with its header and cookies, with or without a body [API-44]', async () => {
  const { calls } = serve(() => json({ ok: true }));
  await apiRequest('POST', '/api/folders', { name: 'Clients' });
  await apiRequest('DELETE', '/api/projects/3');
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/folders', credentials: 'include', body: { name: 'Clients' } },
    { method: 'DELETE', path: '/api/projects/3', credentials: 'include', body: undefined },
  ]);
  expect(calls.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', 'application/json']);
});

test('a stored token travels as a bearer header, the one of local storage first [API-44]', async () => {
  const { calls } = serve(() => json({}));
  await apiRequest('GET', '/api/projects');
  sessionStorage.setItem('auth_token', 'of-session');
  await apiRequest('GET', '/api/projects');
  localStorage.setItem('auth_token', 'of-browser');
  await apiRequest('GET', '/api/projects');
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    null,
    'Bearer of-session',
    'Bearer of-browser',
  ]);
});

test('an answer that is not OK is an error "{status}: {text}" [ERR-01]', async () => {
  serve(() => new Response('No such project', { status: 404 }));
  await expect(apiRequest('GET', '/api/projects/9')).rejects.toThrow(/^404: No such project$/);
});

test('an empty or unreadable text is replaced by "HTTP {status}" [ERR-01]', async () => {
  serve(() => new Response('', { status: 500 }));
  await expect(apiRequest('GET', '/api/projects')).rejects.toThrow(/^500: HTTP 500$/);
  serve(() => {
    const answer = new Response('lost on the way', { status: 502 });
    answer.text = () => Promise.reject(new Error('terminated'));
    return answer;
  });
  await expect(apiRequest('GET', '/api/projects')).rejects.toThrow(/^502: HTTP 502$/);
});

test('the server’s own words stand beside the message', async () => {
  const said = { code: 'invalid_input', message: 'A name is missing.', requestId: 'r-1', fields: { name: 'Missing.' } };
  serve(() => json(said, 400));
  const error = await failure(apiRequest('POST', '/api/folders', {}));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `400: ${JSON.stringify(said)}`,
    status: 400,
    code: 'invalid_input',
    sentence: 'A name is missing.',
    requestId: 'r-1',
    fields: { name: 'Missing.' },
  });
});

test('a network failure and an abort have their own sentences [ERR-02]', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(apiRequest('GET', '/api/projects')).rejects.toThrow(/^Network error: Unable to connect to server$/);
  const leaving = new AbortController();
  leaving.abort();
  await expect(apiRequest('GET', '/api/projects', undefined, { signal: leaving.signal })).rejects.toThrow(
    /^Request timeout$/,
  );
});

test('a JSON answer is checked against its schema', async () => {
  serve(() => json({ id: 7, secret: 'left out' }));
  const schema = z.object({ id: z.number() });
  expect(await apiJson(schema, 'GET', '/api/projects/7')).toEqual({ id: 7 });
  serve(() => json({ id: 'seven' }));
  await expect(apiJson(schema, 'GET', '/api/projects/7')).rejects.toThrow();
});
