import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCost } from './least-cost.ts';

const sumOf = (costs: readonly (readonly number[])[], columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0);

/** The least sum, by trying everything. */
function leastOf(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = costs[taken.length];
  if (!row) return sumOf(costs, taken);
  return Math.min(
    ...row.map((_, column) => (taken.includes(column) ? Number.POSITIVE_INFINITY : leastOf(costs, [...taken, column]))),
  );
}

test('a row gives way where another would lose more', () => {
  expect(
    leastCost([
      [1, 2, 9],
      [1, 8, 9],
    ]),
  ).toEqual([1, 0]);
  expect(leastCost([])).toEqual([]);
});

test('each row has a column of its own, and no other choice costs less', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  fc.assert(
    fc.property(tables, (costs) => {
      const columns = leastCost(costs);
      expect(new Set(columns).size).toBe(costs.length);
      expect(sumOf(costs, columns)).toBe(leastOf(costs));
    }),
  );
});
