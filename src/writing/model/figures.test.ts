import { expect, test } from 'vitest';
import { figuresOf, newFigures } from './figures.ts';

test.each<[string, number[]]>([
  ['It costs $1,200, or 1.200 €, or 1 200.', [1_200]],
  ['12k followers, $2.5 million, 3,50 €', [12_000, 2_500_000, 3.5]],
  ['In 2018, at 7:30, 90% of them', [2018, 7, 30, 90]],
  ['twenty-five hundred dollars and ninety days', [2_500, 90]],
  ['three hundred and forty designers', [340]],
  ['eleven thousand dollars', [11_000]],
  ['a hundred times', [100]],
  ['nothing to count', []],
])('the figures of “%s” are known by their value', (text, values) => {
  expect([...figuresOf(text)].sort()).toEqual(values.sort());
});

test('a figure is new unless it stands in an answer, in words or in digits; small words are talk', () => {
  const known = figuresOf('You lose eleven thousand dollars over 12 weeks. Forty of them left.');
  for (const said of ['You lose $11,000.', 'Twelve weeks.', '40 left.', 'You have two choices and one life.'])
    expect(newFigures(said, known)).toEqual([]);
  expect(newFigures('You lose $1,000.', known)).toEqual([1_000]);
  expect(newFigures('Ninety percent of my clients stay.', known)).toEqual([90]);
  expect(newFigures('In 2 weeks it is done.', known)).toEqual([2]);
});
