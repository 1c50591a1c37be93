// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { listToasts } from './toast-list.ts';
import { handleUnauthorized } from './unauthorized.ts';

const visited: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visited.length = 0;
  vi.spyOn(window.location, 'assign').mockImplementation((address) => {
    visited.push(String(address));
  });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a refused session says so and goes to the sign-in after 500 ms [ERR-04]', () => {
  expect(handleUnauthorized(new ApiError(401, 'Unauthorized'))).toBe(true);
  expect(listToasts()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...', open: true },
  ]);
  vi.advanceTimersByTime(499);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(visited).toEqual(['/api/login']);
});

test('two refused calls at once lead to one sign-in [ERR-04]', () => {
  handleUnauthorized(new ApiError(401, ''));
  handleUnauthorized(new Error('401: HTTP 401'));
  vi.advanceTimersByTime(2000);
  expect(visited).toEqual(['/api/login']);
});

test('any other failure is left to its own action', () => {
  expect(handleUnauthorized(new ApiError(403, 'Pro only'))).toBe(false);
  expect(handleUnauthorized(new Error('Network error: Unable to connect to server'))).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(visited).toEqual([]);
});
