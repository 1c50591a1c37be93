// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readCaretSentence } from './caret-sentence.ts';
import { fillEditable } from './editable-text.ts';

const written = [
  { text: 'You train for months.', fields: ['audiencePain'] },
  { text: 'Then your legs stop.', fields: ['crashMovieScene'] },
];
const field = document.createElement('div');

beforeEach(() => document.body.replaceChildren(field));

function caretAt(text: string, offset: number) {
  fillEditable(field, text);
  const node = field.querySelector('p')?.firstChild;
  if (node) document.getSelection()?.collapse(node, offset);
  return readCaretSentence(field, written)?.sentence;
}

test('the caret’s sentence keeps its answers while it stands unchanged', () => {
  expect(caretAt('You train for months. Then your legs stop.', 30)).toEqual(written[1]);
  expect(caretAt('Listen. Then your legs stop.', 12)).toEqual(written[1]);
});

test('a sentence that was changed, even by a word before it, has none', () => {
  expect(caretAt('You train for months. Now Then your legs stop.', 30)).toEqual({
    text: 'Now Then your legs stop.',
    fields: [],
  });
});

test('elsewhere there is no sentence', () => {
  document.getSelection()?.removeAllRanges();
  expect(readCaretSentence(field, written)).toBeUndefined();
});
