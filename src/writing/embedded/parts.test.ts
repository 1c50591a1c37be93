import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('what stands in brackets behind a part is said of that part', () => {
  expect(partsOf('1. Survey\n2. Swing (8 headings)\n3. Card', '').parts).toEqual([
    { name: 'Survey', detail: '' },
    { name: 'Swing', detail: '8 headings' },
    { name: 'Card', detail: '' },
  ]);
});

test('it comes before what the details say of the same part', () => {
  const { parts, rest } = partsOf('Walk\nShow (committee)', 'Walk: every aisle\nShow: the three worst bolts');
  expect(parts).toEqual([
    { name: 'Walk', detail: 'every aisle' },
    { name: 'Show', detail: 'committee\nthe three worst bolts' },
  ]);
  expect(rest).toBe('');
});

test('a time in brackets belongs to the name', () => {
  expect(partsOf('Find your desk (3 days), Clear it (week 2)', '').parts.map(({ name }) => name)).toEqual([
    'Find your desk for 3 days',
    'Clear it, in week 2',
  ]);
});

test('short sentences in a row are a part each', () => {
  expect(partsOf('Measure for a week. Find the corner. Live in it.', 'a\nb\nc').parts).toEqual([
    { name: 'Measure for a week', detail: 'a' },
    { name: 'Find the corner', detail: 'b' },
    { name: 'Live in it', detail: 'c' },
  ]);
});
