import { expect, test } from 'vitest';
import { withoutSums } from './sum-sentence.ts';
import { sumsOf, yearlySum } from './sums.ts';

test('a figure by the month or week is worked out for the year and said as a sum', () => {
  expect(yearlySum('They pay £265 a month for a gym they never enter')?.sentence).toBe("That's £3,180 a year.");
  expect(yearlySum('about $1,200 per month in lost bookings')?.sentence).toBe("That's about $14,400 a year.");
  expect(yearlySum('six hours a week on spreadsheets')?.sentence).toBe("That's more than three hundred hours a year.");
  expect(yearlySum('15 hours a week on quotes')?.sentence).toBe("That's nearly eight hundred hours a year.");
  expect(yearlySum('20 hours a week of scrubbing')?.sentence).toBe("That's more than a thousand hours a year.");
  expect(yearlySum('nine or ten hours a week on a job of six')?.sentence).toBe(
    "That's around five hundred hours a year.",
  );
  expect(yearlySum('roughly 3 hours a week')?.sentence).toBe("That's around a hundred and fifty hours a year.");
});

test('where the figure is a range, a price, or already by the year, nothing is worked out', () => {
  for (const answer of [
    '$200-300 a month',
    '$200 to $300 a month',
    '6–8 hours a week',
    '3 payments of $179 a month',
    '$500 a month, $6,000 a year',
    '$40 a week and $90 a month',
    'up to 4k a month',
    'a month of $300',
    '£220 a week scaffold and 3 men on day rate',
  ])
    expect(yearlySum(answer), answer).toBeNull();
});

test('a sum stands right behind its figure, or nowhere', () => {
  expect(yearlySum("£70 a week for a therapist, and you're down to three days")).toBeNull();
  expect(yearlySum('10 hours a week. Every Sunday from five.')).toBeNull();
  expect(yearlySum('£900 a month to the lead sites, every month')?.sentence).toBe("That's £10,800 a year.");
});

test('the same figure is worked out once in a script', () => {
  const sums = sumsOf({ moneyCost: '$50 a month on apps', timerCostsPriceSetup: 'already $50 a month' });
  expect([...sums.keys()]).toEqual(['moneyCost']);
});

test('a larger or a yearly figure of the author is not followed by a smaller sum', () => {
  expect(sumsOf({ moneyCost: '£90,000 gone on the roof', timerCostsPriceSetup: '£450 a month' }).size).toBe(0);
  expect(sumsOf({ moneyCost: "that's $10k a year", timerCostsPriceSetup: '$280 a week' }).size).toBe(0);
  expect(sumsOf({ moneyCost: '£90 on gel', timerCostsPriceSetup: '£450 a month' }).size).toBe(1);
});

test('where a cost names a season, what is paid beside it may end with the season too', () => {
  expect(
    sumsOf({ timeCost: '9 hours a week round the houses', energyCost: 'phone by the pillow Oct–March' }).size,
  ).toBe(0);
  expect(sumsOf({ timeCost: '9 hours a week round the houses', energyCost: 'phone by the pillow' }).size).toBe(1);
});

test('a sum rightly worked out from the figure before it is no invention, a wrong one is', () => {
  expect(withoutSums("You pay £31 a week. That's £1,612 a year.")).not.toContain('1,612');
  expect(withoutSums("That's about £1,612 a year.", 'You pay about £31 a week.')).toBe('');
  expect(withoutSums("You pay £31 a week. That's £1,700 a year.")).toContain('1,700');
});
