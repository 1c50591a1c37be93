import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCall } from './call-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

test('a call that is silent for half its time is given up', () => {
  const { signal } = watchCall(never, 1_000);
  vi.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ code: 'model_timeout' });
});

test('a sign of life begins the silence anew, and the whole time ends the call all the same', () => {
  const { signal, alive } = watchCall(never, 1_000);
  for (let at = 0; at < 900; at += 300) {
    vi.advanceTimersByTime(300);
    alive();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(signal.reason).toMatchObject({ code: 'model_timeout' });
});

test('the end closes the line and leaves no clock running', () => {
  const { signal, end } = watchCall(never, 1_000);
  end();
  expect(signal.reason).toMatchObject({ message: 'The call is over.' });
  expect(vi.getTimerCount()).toBe(0);
});
