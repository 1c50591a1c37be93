import { expect, test } from 'vitest';
import { countChangedSentences, layManuscript, paragraphsOf } from './manuscript.ts';

const written = [
  { text: 'You train for months.', paragraph: 0, fields: ['audiencePain'] },
  { text: 'Then your legs stop. "Mr. Wall" says hello.', paragraph: 0, fields: ['crashMovieScene', 'miniStoryOrStat'] },
  { text: 'It is not your legs.', paragraph: 1, fields: ['realRootCause'] },
];
const content = 'You train for months. Then your legs stop. "Mr. Wall" says hello.\n\nIt is not your legs.';

test('a written text shows the sentences of its writer with the answers behind them', () => {
  const paragraphs = layManuscript({ content, sentences: written, startsAt: 0 });
  expect(paragraphs.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
    [written[0]?.text, written[1]?.text],
    [written[2]?.text],
  ]);
  expect(paragraphs[0]?.sentences[1]?.fields).toEqual(['crashMovieScene', 'miniStoryOrStat']);
  expect(paragraphs.flatMap(({ sentences }) => sentences.map(({ place }) => place))).toEqual([0, 1, 2]);
});

test('the clock of a paragraph is the words spoken before it at 140 a minute', () => {
  const paragraphs = layManuscript({ content: `${'word '.repeat(140)}\n\nnext`, sentences: [], startsAt: 30 });
  expect(paragraphs.map(({ startsAt }) => startsAt)).toEqual([30, 90]);
});

test('a changed text keeps the answers of the sentences that still stand and knows none for the others', () => {
  const changed = 'You train for months. Then you walk.\n\n\n It is not your legs. ';
  const sentences = layManuscript({ content: changed, sentences: written, startsAt: 0 }).flatMap(
    (one) => one.sentences,
  );
  expect(sentences.map(({ text, fields }) => [text, fields])).toEqual([
    ['You train for months.', ['audiencePain']],
    ['Then you walk.', []],
    ['It is not your legs.', ['realRootCause']],
  ]);
});

test('an empty text has no paragraph', () => {
  expect(layManuscript({ content: ' \n\n ', sentences: [], startsAt: 0 })).toEqual([]);
});

test('a single line break stays inside its paragraph', () => {
  expect(paragraphsOf('one\ntwo\n\nthree')).toEqual(['one\ntwo', 'three']);
});

test('changed, added and removed sentences are counted', () => {
  expect(countChangedSentences(content, content)).toBe(0);
  expect(countChangedSentences('One. Two. Three.', 'One. Zwei. Three.')).toBe(1);
  expect(countChangedSentences('One. Two.', 'One. Two. Three. Four.')).toBe(2);
  expect(countChangedSentences('One. One. Two.', 'One.')).toBe(2);
});
