import { expect, test } from 'vitest';
import { clampPercent, lampShares, lampsLitByPercent, progressText } from './footlights.ts';

test('the fill is never below nothing or beyond the whole [CARD-04]', () => {
  expect(clampPercent(-5)).toBe(0);
  expect(clampPercent(140)).toBe(100);
  expect(clampPercent(37.5)).toBe(37.5);
  expect(clampPercent(Number.NaN)).toBe(0);
});

test('the figure beside the bar is completed, total and the rounded percentage [CARD-03]', () => {
  expect(progressText(3, 8, 37.5)).toBe('3/8 sections (38%)');
  expect(progressText(0, 8, 0)).toBe('0/8 sections (0%)');
});

test('lamps are as wide as their sections take to say', () => {
  const shares = lampShares([6, 3, 6, 6, 6, 6, 3, 4], 8);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares[0]).toBeCloseTo(2 * (shares[1] ?? 0));
});

test('lamps are equal while nothing is written', () => {
  expect(lampShares(undefined, 8)).toEqual(Array.from({ length: 8 }, () => 1 / 8));
  expect(lampShares([0, 0, 0, 0, 0, 0, 0, 0], 8)).toEqual(Array.from({ length: 8 }, () => 1 / 8));
});

test('a section without time of its own gets the mean of the others', () => {
  const shares = lampShares([4, 2, 0, 0, 0, 0, 0, 0], 8);
  expect(shares[2]).toBeCloseTo((shares[0] ?? 0) * 0.75);
});

test('no lamp is narrower than seven hundredths of the row', () => {
  const shares = lampShares([40, 0.1, 0.2, 1, 9, 3, 2, 1], 8);
  expect(Math.min(...shares)).toBeCloseTo(0.07);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('without news of the sections the lamps light from the left', () => {
  expect(lampsLitByPercent(37.5, 8)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
  expect(lampsLitByPercent(43.75, 8)).toEqual([1, 1, 1, 0.5, 0, 0, 0, 0]);
  expect(lampsLitByPercent(140, 4)).toEqual([1, 1, 1, 1]);
  expect(lampsLitByPercent(-5, 4)).toEqual([0, 0, 0, 0]);
});
