import { expect, test } from 'vitest';
import { goldenRows } from './golden.data.ts';
import { SLIPS } from './slips.data.ts';
import { textNeededBy } from './text-needed.ts';

test.each<[RegExp, string]>([
  [/\bkids (?=party|room)/g, 'kids '],
  [/\bBuisness/gi, 'buisness'],
  [/\b(every|some)1s\b/gi, '1s'],
  [/(?<=\d)p ?\/ ?(?=\p{L}{2})/gu, 'p'],
  [/colou?r/g, 'colo'],
  [/a{2,}nd+y/g, 'nd'],
  [/wk|week/g, ''],
  [/[(),]\p{Lu}\.\s*/gu, '.'],
  [/ \+ £ /g, ' + £ '],
])('%s matches nowhere without "%s"', (rule, needed) => expect(textNeededBy(rule)).toBe(needed));

test('no slip matches where what it needs is missing', () => {
  const missed = SLIPS.flatMap(([slip]) => {
    const needed = textNeededBy(slip);
    return goldenRows
      .map(([, , answer]) => answer)
      .filter((answer) => answer.search(slip) >= 0)
      .filter((answer) => !(slip.ignoreCase ? answer.toLowerCase() : answer).includes(needed))
      .map((answer) => `${slip} ${answer}`);
  });
  expect(missed).toEqual([]);
});
