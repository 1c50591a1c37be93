// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, listToasts, TOAST_REMOVE_DELAY, toast } from './toast-list.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => {
    dismissToast();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  });
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => toast({ title }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const visibleTitles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('only the newest toast is visible [TOAST-01]', () => {
  show('First');
  show('Second');
  expect(visibleTitles()).toEqual(['Second']);
});

test('a toast closes after 5000 ms [TOAST-03]', () => {
  show('Saved');
  pass(4999);
  expect(listToasts()).toMatchObject([{ open: true }]);
  pass(1);
  expect(listToasts()).toMatchObject([{ open: false }]);
});

test('a toast closes after 5000 ms and its closed entry leaves the list 1,000,000 ms later; title and text are two lines [OPEN-43]', () => {
  act(() => toast({ title: 'Error', description: 'Failed to delete project. Please try again.' }));
  expect(screen.getByText('Error')).toBeTruthy();
  expect(screen.getByText('Failed to delete project. Please try again.')).toBeTruthy();
  pass(5000);
  expect(listToasts()).toMatchObject([{ open: false }]);
  pass(TOAST_REMOVE_DELAY - 1);
  expect(listToasts()).toHaveLength(1);
  pass(1);
  expect(listToasts()).toHaveLength(0);
});

test('F8 goes to the toasts [TOAST-03]', () => {
  show('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const area = screen.getByRole('region').querySelector('ol');
  expect(document.activeElement).toBe(area);
});

test('a swipe to the right of 50 px dismisses, a shorter one does not [TOAST-03]', () => {
  show('Saved');
  const swipe = (distance: number) => {
    const item = screen.getByRole('listitem');
    fireEvent.pointerDown(item, { button: 0, pointerType: 'touch', clientX: 10, clientY: 10 });
    fireEvent.pointerMove(item, { pointerType: 'touch', clientX: 10 + distance / 2, clientY: 10 });
    fireEvent.pointerMove(item, { pointerType: 'touch', clientX: 10 + distance, clientY: 10 });
    fireEvent.pointerUp(item, { pointerType: 'touch', clientX: 10 + distance, clientY: 10 });
  };
  swipe(49);
  expect(listToasts()).toMatchObject([{ open: true }]);
  swipe(-80);
  expect(listToasts()).toMatchObject([{ open: true }]);
  swipe(60);
  expect(listToasts()).toMatchObject([{ open: false }]);
});
