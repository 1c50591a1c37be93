import { expect, test } from 'vitest';
import type { WritingEvent } from '../contract.ts';
import { paceWords } from './pace-words.ts';

const text = (words: string, sectionNumber = 1): WritingEvent => ({ type: 'text', sectionNumber, text: words });
const started = (sectionNumber: number): WritingEvent => ({ type: 'section-started', sectionNumber });

async function* stream(events: readonly WritingEvent[]) {
  yield* events;
}

async function play(events: AsyncIterable<WritingEvent>, isHurried: boolean) {
  let pauses = 0;
  const shown: WritingEvent[] = [];
  const pause = async () => {
    pauses += 1;
  };
  for await (const event of paceWords(events, { isHurried: () => isHurried, pause })) shown.push(event);
  return { shown, pauses };
}

const wordsOf = (events: readonly WritingEvent[], sectionNumber: number) =>
  events.map((event) => (event.type === 'text' && event.sectionNumber === sectionNumber ? event.text : '')).join('');

test('text comes word by word, unchanged and in its order among the other events', async () => {
  const first = 'You train for months.\n\nThen  your legs stop. ';
  const { shown, pauses } = await play(stream([started(1), text(first), started(2), text('Two', 2)]), false);
  expect(wordsOf(shown, 1)).toBe(first);
  expect(wordsOf(shown, 2)).toBe('Two');
  expect(shown.findIndex((event) => event.type === 'section-started' && event.sectionNumber === 2)).toBe(
    shown.length - 2,
  );
  expect(pauses).toBeGreaterThan(7);
});

test('in a hurry everything comes at once and nothing pauses', async () => {
  const { shown, pauses } = await play(stream([started(1), text('one two three four five')]), true);
  expect(shown).toEqual([started(1), text('one two three four five')]);
  expect(pauses).toBe(0);
});

test('a long script that is there already takes few steps', async () => {
  const { pauses } = await play(stream([text('word '.repeat(3000))]), false);
  expect(pauses).toBeLessThan(220);
});

test('a line that breaks still hands on what came, then its error', async () => {
  async function* breaking() {
    yield text('one two');
    throw new Error('gone');
  }
  const shown: WritingEvent[] = [];
  const run = async () => {
    for await (const event of paceWords(breaking(), { isHurried: () => false, pause: async () => {} }))
      shown.push(event);
  };
  await expect(run()).rejects.toThrow('gone');
  expect(wordsOf(shown, 1)).toBe('one two');
});
