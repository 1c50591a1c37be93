import { expect, test } from 'vitest';
import { sumsOf, yearlySum } from './sums.ts';

test('a figure by the month or week is worked out for the year and said as a sum', () => {
  expect(yearlySum('They pay £265 a month for a gym they never enter')?.sentence).toBe(
    '£265 a month is £3,180 a year.',
  );
  expect(yearlySum('about $1,200 per month in lost bookings')?.sentence).toBe(
    'About $1,200 a month is roughly $14,400 a year.',
  );
  expect(yearlySum('six hours a week on spreadsheets')?.sentence).toBe(
    'Six hours a week is more than three hundred hours a year.',
  );
  expect(yearlySum('ten hours a month')?.sentence).toBe('Ten hours a month is 120 hours a year.');
  expect(yearlySum('roughly 3 hours a week')?.sentence).toBe(
    'Roughly 3 hours a week is around a hundred and fifty hours a year.',
  );
});

test('where the figure is a range, a price, or already by the year, nothing is worked out', () => {
  for (const answer of [
    '$200-300 a month',
    '$200 to $300 a month',
    '3 payments of $179 a month',
    '$500 a month, $6,000 a year',
    '$40 a week and $90 a month',
    'up to 4k a month',
    'a month of $300',
    '£220 a week scaffold and 3 men on day rate',
  ])
    expect(yearlySum(answer), answer).toBeNull();
});

test('the same figure is worked out once in a script', () => {
  const sums = sumsOf({ moneyCost: '$50 a month on apps', timerCostsPriceSetup: 'already $50 a month' });
  expect([...sums.keys()]).toEqual(['moneyCost']);
});
