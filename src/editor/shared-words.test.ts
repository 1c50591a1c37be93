import { expect, test } from 'vitest';
import { markSharedWords } from './shared-words.ts';

const shared = (answer: string, sentence: string) =>
  markSharedWords(answer, sentence)
    .filter(({ isShared }) => isShared)
    .map(({ text }) => text);

test('the words an answer shares with the sentence are marked, its own spelling kept', () => {
  const answer = 'Maybe I hired the wrong people. Maybe the top two are just born with it.';
  expect(shared(answer, 'A voice in your head said: maybe I hired the wrong people.')).toEqual([
    'Maybe I hired the wrong people',
  ]);
});

test('passages put together are the answer again', () => {
  const answer = '  “You lose sixteen weeks”, every time – twice. ';
  const passages = markSharedWords(answer, 'And you lose sixteen weeks every time.');
  expect(passages.map(({ text }) => text).join('')).toBe(answer);
  expect(passages.filter(({ isShared }) => isShared)).toHaveLength(1);
});

test('two words in common are no passage, but a short answer that returns whole is', () => {
  expect(shared('You walk the last hour home', 'The last dog')).toEqual([]);
  expect(shared('Second Half', 'I call it the Second Half.')).toEqual(['Second Half']);
});

test('apostrophes of either kind are one', () => {
  expect(shared("it's not your fault", 'So it’s not your fault.')).toEqual(["it's not your fault"]);
});
