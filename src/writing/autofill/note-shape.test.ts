import { expect, test } from 'vitest';
import { type Mark, markOf } from './note-shape.ts';
import { readSource } from './read-source.ts';
import { turnsOf } from './turns.ts';

const markIn = (text: string): Mark | null => markOf(turnsOf(readSource(text, 'text').blocks, () => false));
const times = (count: number, line: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => line(i));
const words = (count: number): string => times(count, (i) => `word${i}`).join(' ');
const aside = (index: number): string =>
  `And so the ${index} kilns went cold again, which nobody in the yard had wanted to see.`;

test('ten labels are notes where they are most of a text, and none in a letter four times as long', () => {
  const labels = times(10, (i) => `kiln ${i}: cold by noon`);
  expect(markIn(labels.join('\n\n'))).toBe('colon');
  expect(markIn([...labels, ...times(20, aside)].join('\n\n'))).toBeNull();
  expect(markIn(labels.slice(1).join('\n\n'))).toBeNull();
});

test('a short sentence at the head of two paragraphs in three is a label, of half of them the way somebody writes', () => {
  const opened = (count: number) => times(count, (i) => `The kiln ${i}. It was cold by noon and stayed so.`);
  expect(markIn([...opened(14), ...times(6, aside)].join('\n\n'))).toBe('stop');
  expect(markIn([...opened(12), ...times(10, aside)].join('\n\n'))).toBeNull();
});

test('what has half a page behind each label are the answers of an interview', () => {
  const answered = (length: number) => times(10, (i) => `What about kiln ${i}? ${words(length)}.`).join('\n\n');
  expect(markIn(answered(30))).toBe('question');
  expect(markIn(answered(60))).toBeNull();
});

test('a sentence that goes on behind its dash is no label', () => {
  expect(markIn(times(12, (i) => `kiln ${i} - cold by noon`).join('\n'))).toBe('dash');
  expect(markIn(times(12, (i) => `You open kiln ${i} - and it is cold by noon.`).join('\n\n'))).toBeNull();
});
