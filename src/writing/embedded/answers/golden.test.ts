import { expect, test } from 'vitest';
import { goldenRows } from './golden.data.ts';
import { goldenSays } from './golden.ts';

test('at least 98 % of the conversions that readers approved are said exactly like that', () => {
  expect(goldenRows.length).toBeGreaterThanOrEqual(400);
  const changed = goldenRows
    .filter((row) => goldenSays(row) !== row[3])
    .map((row) => `${row[2]}\n  was: ${row[3]}\n  is:  ${goldenSays(row)}`);
  expect(changed.length / goldenRows.length, changed.join('\n')).toBeLessThanOrEqual(0.02);
}, 600_000);
