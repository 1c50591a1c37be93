import { expect, test } from 'vitest';
import { type LiveAction, nextLive, nothingLive } from './live-writing.ts';

const after = (...actions: LiveAction[]) => actions.reduce(nextLive, nothingLive);

test('words are put together in the section they belong to', () => {
  const live = after(
    { type: 'section-began', sectionNumber: 3, at: 5 },
    { type: 'text', sectionNumber: 3, text: 'You' },
    { type: 'text', sectionNumber: 3, text: ' train.' },
    { type: 'text', sectionNumber: 4, text: 'unasked' },
  );
  expect([...live.sections]).toEqual([[3, { phase: 'writing', text: 'You train.', since: 5 }]]);
});

test('a script waits section by section and lets each go when it is written', () => {
  const live = after(
    { type: 'script-began', sectionNumbers: [1, 2] },
    { type: 'section-began', sectionNumber: 1, at: 1 },
    { type: 'section-ended', sectionNumber: 1 },
  );
  expect(live.script).toBe('writing');
  expect([...live.sections.keys()]).toEqual([2]);
  expect(live.sections.get(2)?.phase).toBe('waiting');
});

test('a run seen from afar is being written in the first section that remains', () => {
  const first = after({ type: 'script-followed', remaining: [4, 5], at: 10 });
  const later = nextLive(first, { type: 'script-followed', remaining: [4, 5], at: 20 });
  expect(later.sections.get(4)).toEqual({ phase: 'writing', text: '', since: 10 });
  expect(later.sections.get(5)?.phase).toBe('waiting');
});

test('asking to stop is remembered until the run is over', () => {
  const stopping = after({ type: 'script-began', sectionNumbers: [1] }, { type: 'script-stopping' });
  expect(nextLive(stopping, { type: 'script-followed', remaining: [1], at: 1 }).script).toBe('stopping');
  expect(nextLive(stopping, { type: 'script-ended' })).toEqual(nothingLive);
});
