// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { recordError } from './error-record.ts';

let isBroken = true;
const logged: unknown[][] = [];

function Screen() {
  if (isBroken) throw new Error('the lamp is broken');
  return <p>The script</p>;
}

beforeEach(() => {
  isBroken = true;
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    logged.push(words);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a screen that fails to render gives way to the fallback [ERRB-01]', () => {
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('We apologize for the inconvenience. Please try again.')).toBeTruthy();
});

test('"Try Again" renders the normal screen again [ERRB-02]', () => {
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('The script')).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('"Refresh Page" reloads the page [ERRB-02]', () => {
  let reloads = 0;
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  render(<ErrorFallback onTryAgain={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reloads).toBe(1);
});

test('another page is shown normally after one that failed', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/script/1">
      <Screen />
    </ErrorBoundary>,
  );
  isBroken = false;
  rerender(
    <ErrorBoundary resetKey="/">
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByText('The script')).toBeTruthy();
});

test('the error goes to the console as a record and nowhere else [ERRB-03]', () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    requests.push(request);
    return Promise.resolve(new Response());
  });
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  const records = logged.filter(([words]) => words === 'Rendering failed:').map(([, record]) => record);
  expect(records).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      errorId: expect.stringMatching(/^\d{13}-[0-9a-f-]{12}$/),
      message: 'the lamp is broken',
      stack: expect.stringContaining('the lamp is broken'),
      componentStack: expect.stringContaining('Screen'),
      userAgent: navigator.userAgent,
      url: window.location.href,
    },
  ]);
  expect(requests).toEqual([]);
});

test('two errors never share an id, even in the same millisecond [ERRB-03]', () => {
  const ids = Array.from({ length: 200 }, () => recordError(new Error('again'), null).errorId);
  expect(new Set(ids).size).toBe(200);
});

test('what is thrown without being an error is recorded as its words', () => {
  expect(recordError('no script', undefined)).toMatchObject({ message: 'no script' });
});
