import { expect, test } from 'vitest';
import { goldenRows } from './golden.data.ts';
import { SLIPS } from './slips.data.ts';
import { marksNeededBy, marksOf } from './text-needed.ts';

const mayMatch = (rule: RegExp, text: string): boolean => {
  const marks = marksOf(text);
  return marksNeededBy(rule).every((mark) => marks[mark] === 1);
};

test.each<[RegExp, string, string]>([
  [/\bkids (?=party|plea)/g, 'their kids party', 'their kites party'],
  [/\bBuisness/gi, 'My BUISNESS', 'My business'],
  [/\b(every|some)1s\b/gi, "some1s'", 'some one'],
  [/(?<=\d)p ?\/ ?(?=\p{L}{2})/gu, '40p/kilo', 'p/kilo'],
  [/colou?r/g, 'color', 'colt'],
  [/a{2,}nd+y/g, 'Aaandy', 'wax and wane'],
  [/\b(?:wk|weeks)\b/g, 'a wk', 'a day'],
  [/[$£€](?!x)/g, '€ 4', '4 euros, 4x'],
  [/[–-] ?x/g, '–x', 'x'],
  [/(?<!no )plan(?! b)/g, 'plan', 'no, b'],
])('%s may match "%s", and never "%s"', (rule, text, other) => {
  expect(mayMatch(rule, text)).toBe(true);
  expect(mayMatch(rule, other)).toBe(false);
});

test('what may come no times at all is not needed, and of several ways none', () => {
  expect(marksNeededBy(/x?(?:abc)*y{0,2}/g)).toEqual([]);
  expect(marksNeededBy(/wk|day/g)).toEqual([]);
  // What is written by its number, or found again, names no sign of its own.
  expect(marksNeededBy(/\x2b\u002b\u{1f3fb}(?:\cJ)?(?<sign>[ab])\k<sign>/gu)).toEqual([]);
});

test('no slip matches where a mark is missing that it needs', () => {
  const answers = goldenRows.map(([, , answer]) => ({ answer, marks: marksOf(answer) }));
  const missed = SLIPS.flatMap(([slip]) => {
    const needs = marksNeededBy(slip);
    return answers
      .filter(({ answer, marks }) => answer.search(slip) >= 0 && !needs.every((mark) => marks[mark] === 1))
      .map(({ answer }) => `${slip} ${answer}`);
  });
  expect(missed).toEqual([]);
});
