// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SlidePicture } from './slide-picture.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sources = (container: Element) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a new picture comes over the one before it, which stays until then', () => {
  const { container, rerender } = render(<SlidePicture src="/one.jpg" title="A claim" />);
  fireEvent.load(screen.getByAltText('A claim'));
  expect(screen.getByAltText('A claim').className).toBe('has-come');
  rerender(<SlidePicture src="/two.jpg" title="A claim" />);
  expect(sources(container)).toEqual(['/one.jpg', '/two.jpg']);
  expect(screen.getByAltText('A claim').className).toBe('is-coming');
  fireEvent.load(screen.getByAltText('A claim'));
  expect(screen.getByAltText('A claim').getAttribute('src')).toBe('/two.jpg');
  expect(screen.getByAltText('A claim').className).toBe('has-come');
});

test('a picture that never came is no ground for the next one', () => {
  const { container, rerender } = render(<SlidePicture src="/one.jpg" title="A claim" />);
  rerender(<SlidePicture src="/two.jpg" title="A claim" />);
  expect(sources(container)).toEqual(['/two.jpg']);
});

test('a picture that cannot be loaded is hidden and its words stand there; another one is tried [SLIDEGEN-08]', () => {
  const { container, rerender } = render(<SlidePicture src="/gone.jpg" title="A claim" />);
  fireEvent.error(screen.getByAltText('A claim'));
  expect(sources(container)).toEqual([]);
  expect(screen.getByText('A claim')).toBeTruthy();
  rerender(<SlidePicture src="/there.jpg" title="A claim" />);
  expect(sources(container)).toEqual(['/there.jpg']);
});

test('a picture that takes its time has a drawing stand in for it, one that comes at once has none', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<SlidePicture src="/one.jpg" meanwhile="/drawing.svg" title="A claim" />);
  expect(sources(container)).toEqual(['/one.jpg']);
  act(() => void vi.advanceTimersByTime(400));
  expect(sources(container)).toEqual(['/drawing.svg', '/one.jpg']);
  fireEvent.load(screen.getByAltText('A claim'));
  rerender(<SlidePicture src="/two.jpg" meanwhile="/drawing.svg" title="A claim" />);
  fireEvent.load(screen.getByAltText('A claim'));
  act(() => void vi.advanceTimersByTime(400));
  expect(sources(container)).toEqual(['/one.jpg', '/two.jpg']);
});
