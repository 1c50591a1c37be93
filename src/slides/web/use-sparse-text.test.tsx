// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSparseText } from './use-sparse-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a text that changes all the time is said at most every five seconds, and then the latest', () => {
  const heard = renderHook(({ text }) => useSparseText(text, 5_000), { initialProps: { text: 'one' } });
  act(() => void vi.advanceTimersByTime(10));
  for (const text of ['two', 'three', 'four']) {
    heard.rerender({ text });
    act(() => void vi.advanceTimersByTime(1_000));
  }
  expect(heard.result.current).toBe('one');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(heard.result.current).toBe('four');
});
