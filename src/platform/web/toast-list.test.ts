import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, listToasts, TOAST_REMOVE_DELAY, toast } from './toast-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  vi.useRealTimers();
});

test('a toast is added open, dismissed to closed, and leaves the list after 1,000,000 ms, not before [TOAST-02]', () => {
  const { dismiss } = toast({ title: 'Success' });
  expect(listToasts()).toMatchObject([{ title: 'Success', open: true }]);
  dismiss();
  expect(listToasts()).toMatchObject([{ title: 'Success', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(listToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listToasts()).toHaveLength(0);
});

test('a second toast replaces the first [TOAST-01]', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(listToasts()).toMatchObject([{ title: 'Second', open: true }]);
});

test('the removal of a closed toast does not take a later one with it', () => {
  toast({ title: 'First' }).dismiss();
  toast({ title: 'Second' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(listToasts()).toMatchObject([{ title: 'Second', open: true }]);
});
