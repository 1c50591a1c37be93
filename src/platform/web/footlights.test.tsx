// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Footlights, type FootlightsSize } from './footlights.tsx';

afterEach(cleanup);

const litWidths = () =>
  [...screen.getByRole('progressbar').querySelectorAll<HTMLElement>('[data-lit] > [style*="width"]')].map(
    (lamp) => lamp.style.width,
  );

test('the bar says its figure and lights its lamps in part [CARD-03]', () => {
  render(<Footlights completed={3} progress={43.75} />);
  const bar = screen.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuetext')).toBe('3/8 sections (44%)');
  expect(litWidths()).toEqual(['100%', '100%', '100%', '50%']);
});

test('a progress beyond the ends lights all lamps or none, and no lamp beyond its width [CARD-04]', () => {
  const { rerender } = render(<Footlights completed={8} progress={140} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  expect(litWidths()).toEqual(Array.from({ length: 8 }, () => '100%'));
  rerender(<Footlights completed={0} progress={-5} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(litWidths()).toEqual([]);
  rerender(<Footlights completed={1} progress={12} lit={[1.7, -1, 0, 0, 0, 0, 0, 0]} />);
  expect(litWidths()).toEqual(['100%']);
});

test('the bar comes in three heights [CARD-04]', () => {
  const heights = (['sm', 'md', 'lg'] satisfies FootlightsSize[]).map((size) => {
    const { unmount } = render(<Footlights completed={0} progress={0} size={size} />);
    const height = /\bh-[\d.]+/.exec(screen.getByRole('progressbar').className)?.[0];
    unmount();
    return height;
  });
  expect(new Set(heights).size).toBe(3);
});
