import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsLonely, fitText } from './fit-text.ts';
import type { Typeface } from './shape-text.ts';

const typeface: Typeface = { family: 'jakarta', weight: 700, tracking: -0.03, wordSpace: 0.05 };
const title = {
  typeface,
  sizes: [104, 88, 72, 60, 48, 40],
  lineHeight: 1.06,
  width: 900,
  height: 360,
  maxLines: 3,
  prefersSentences: true,
};
const linesOf = (text: string, changed: Partial<typeof title> = {}): string[] =>
  fitText({ ...title, ...changed, text }).lines.map((line) => line.text);

test('each sentence gets its line where it fits', () => {
  expect(linesOf('Your best reps sell. The other twelve recite.', { width: 1200 })).toEqual([
    'Your best reps sell.',
    'The other twelve recite.',
  ]);
});

test('lines are even and no short word stands alone', () => {
  const lines = linesOf('Guests leave when the menu takes too long to read');
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(endsLonely(lines, typeface)).toBe(false);
});

test('a title gets a smaller size before a short word stands alone between its lines', () => {
  const lines = linesOf('Your numbers reach you twelve weeks late', { width: 760, height: 600, maxLines: 4 });
  expect(lines.filter((line) => !line.includes(' '))).toEqual([]);
});

test('a title that is too long for its largest size gets a smaller one before it loses a word', () => {
  const long = 'A menu of forty dishes costs the kitchen two hours every evening and the guest his patience';
  const fitted = fitText({ ...title, text: long });
  expect(fitted.size).toBeLessThan(104);
  expect(fitted.isCut).toBe(false);
  expect(fitted.lines.map(({ text }) => text).join(' ')).toBe(long);
});

test('a word wider than its box is hyphenated, not let out', () => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter';
  const fitted = fitText({ ...title, width: 560, text: word });
  expect(fitted.lines.length).toBeGreaterThan(1);
  expect(fitted.lines[0]?.text).toMatch(/-$/);
  expect(fitted.lines.map(({ text }) => text.replace(/-$/, '')).join('')).toBe(word);
});

test('what fits at no size ends with an ellipsis', () => {
  const fitted = fitText({ ...title, height: 100, text: 'Every guest waits. '.repeat(40) });
  expect(fitted.isCut).toBe(true);
  expect(fitted.lines.at(-1)?.text).toMatch(/\p{L}…$/u);
});

test('Chinese breaks between signs and keeps its full stop from the start of a line', () => {
  const lines = linesOf('客人在九十秒内做出决定。大多数菜单需要五分钟才能读完，客人因此离开。', { width: 620 });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[，。]/u);
});

test('nothing leaves its box, whatever the words are', () => {
  const words = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.constantFrom('שלום', 'مرحبا', '🚀', '菜单', 'a')),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 140, max: 1700 }),
      fc.integer({ min: 60, max: 700 }),
      (parts, width, height) => {
        const fitted = fitText({ ...title, width, height, text: parts.join(' ') });
        expect(fitted.width).toBeLessThanOrEqual(width + 0.5);
        if (fitted.lines.length > 1) expect(fitted.height).toBeLessThanOrEqual(height + 0.5);
        expect(fitted.lines.length).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 400 },
  );
});
