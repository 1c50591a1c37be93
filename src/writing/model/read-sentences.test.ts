import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSentenceReader } from './read-sentences.ts';

function sentencesOf(text: string, size = 3): [number, string][] {
  const reader = createSentenceReader();
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()].map(({ text, paragraph }) => [
    paragraph,
    text,
  ]);
}

test.each<[string, string, [number, string][]]>([
  [
    'paragraphs and sentences',
    'You wake. Again!\n\nIs that you? Yes.\n',
    [
      [0, 'You wake.'],
      [0, 'Again!'],
      [1, 'Is that you?'],
      [1, 'Yes.'],
    ],
  ],
  [
    'a quotation of two sentences',
    'You say: "I cannot. Not now." Then you stop.',
    [
      [0, 'You say: "I cannot. Not now."'],
      [0, 'Then you stop.'],
    ],
  ],
  [
    'curly quote marks',
    '“Maybe later.” You nod.',
    [
      [0, '"Maybe later."'],
      [0, 'You nod.'],
    ],
  ],
  [
    'a quotation that never closes',
    'You say: "I cannot. You stop.\n\nThen it starts.',
    [
      [0, 'You say: I cannot.'],
      [0, 'You stop.'],
      [1, 'Then it starts.'],
    ],
  ],
  [
    'abbreviations, figures and times',
    'Dr. Vale paid $1.5 at 3 p.m. on a Friday. Why?',
    [
      [0, 'Dr. Vale paid $1.5 at 3 p.m. on a Friday.'],
      [0, 'Why?'],
    ],
  ],
  [
    'three dots in the middle',
    'You wait... and wait... Then you go.',
    [
      [0, 'You wait… and wait…'],
      [0, 'Then you go.'],
    ],
  ],
  [
    'lines and many empty lines',
    '\n\nOne\nTwo.\n \n\n\nThree.',
    [
      [0, 'One'],
      [0, 'Two.'],
      [1, 'Three.'],
    ],
  ],
  [
    'a language without spaces',
    '你三点醒来。又一次！',
    [
      [0, '你三点醒来。'],
      [0, '又一次！'],
    ],
  ],
])('%s are cut the same in whatever pieces they come', (_what, text, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(sentencesOf(text, size)).toEqual(expected);
});

test('a sentence is there as soon as the next one begins', () => {
  const reader = createSentenceReader();
  expect(reader.read('You wake.')).toEqual([]);
  expect(reader.read(' A')).toEqual([{ text: 'You wake.', paragraph: 0 }]);
});

test('nothing but white space and stray quote marks is ever lost', () => {
  const bare = (text: string) => text.replace(/[\s"“”„‟.…]/g, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (text, size) => {
      const said = sentencesOf(text, size).map(([, sentence]) => sentence);
      expect(bare(said.join(''))).toBe(bare(text));
    }),
  );
});
