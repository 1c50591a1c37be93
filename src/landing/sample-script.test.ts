import { expect, test } from 'vitest';
import { sampleScripts } from './sample-script.data.ts';
import { clockText, type SampleSection, sampleVoices, scriptAfter, scriptWords } from './sample-script.ts';

const script: SampleSection[] = [
  { section: 1, sentences: [{ text: 'You wait.' }] },
  { section: 2, sentences: [{ text: 'One two three.', answer: 'Their day' }, { text: 'Four five.' }] },
];

test('the script grows word by word and lights its lamps as it grows', () => {
  expect(scriptAfter(script, 0)).toMatchObject({ sections: [], seconds: 0, isFinished: false });
  const { sections, lit, isFinished } = scriptAfter(script, 4);
  expect(sections).toEqual([
    { section: 1, sentences: [{ text: 'You wait.' }], isWriting: false },
    { section: 2, sentences: [{ text: 'One two', answer: 'Their day' }], isWriting: true },
  ]);
  expect(lit.slice(0, 3)).toEqual([1, 0.4, 0]);
  expect(isFinished).toBe(false);
});

test('the whole script is finished, however many words are asked for', () => {
  expect(scriptWords(script)).toBe(7);
  expect(scriptAfter(script, 99)).toMatchObject({ isFinished: true, seconds: 3 });
});

test('minutes and seconds are written as on a clock', () => {
  expect([0, 59.6, 130, 2520].map(clockText)).toEqual(['0:00', '1:00', '2:10', '42:00']);
});

test('every voice says all eight sections in order, each with an answer behind it', () => {
  for (const voice of sampleVoices) {
    expect(sampleScripts[voice].map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { sentences } of sampleScripts[voice]) expect(sentences.some(({ answer }) => answer)).toBe(true);
  }
});

test('the voices are not the same', () => {
  const texts = sampleVoices.map((voice) => JSON.stringify(sampleScripts[voice]));
  expect(new Set(texts).size).toBe(sampleVoices.length);
});
