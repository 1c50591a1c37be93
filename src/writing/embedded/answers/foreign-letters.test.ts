import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { say } from './complete.ts';
import { goldenAudience, goldenSays } from './golden.ts';

/** What a rule looks for as a whole word stands here behind or before a letter outside ASCII, at which `\b` finds an end. */
const short = 'a an i u r n w o y ur im me my he she they them his her their you your it is are was do to so'.split(
  ' ',
);
const words = short.flatMap((word, at) => {
  const letter = ['ñ', 'ç', 'ž', 'ł', 'ö'][at % 5] ?? 'é';
  return [`Bar${letter}${word}`, `${word}${letter}bar`];
});

const fields: readonly FieldName[] = [
  'audiencePain',
  'whatTheyCrave',
  'whatTheyBlame',
  'voiceInTheirHead',
  'emotionInAction',
  'planPartDetails',
  'realInternalObjection',
  'currentUndesiredReality',
];

const answers: readonly ((word: string) => string)[] = [
  (word) => `They keep asking about the ${word} and they say nothing.`,
  (word) => `${word} and the drought of 2022.`,
  (word) => `Buying ${word}, selling ${word} early, and hoping.`,
  (word) => `It is what ${word} I'm told and ${word} are not to ask.`,
  (word) => `the ${word} a friend had\nold ${word} or new`,
];

test.each(fields)('words with letters outside ASCII come out letter for letter in %s', (field) => {
  const changed = answers.flatMap((answer, turn) =>
    words.flatMap((word, at) => {
      // Each word in three of the five, which finds what there is to find in less time.
      if (at % answers.length === turn || (at + 1) % answers.length === turn) return [];
      const told = say(field, answer(word), { audience: goldenAudience('they'), named: new Set() }, 0);
      const foreign = told?.sentences.join(' ').match(/[\p{L}']*[^\P{L}A-Za-z][\p{L}']*/gu) ?? [];
      return foreign.filter((said) => said.toLowerCase() !== word.toLowerCase()).map((said) => `${word}: ${said}`);
    }),
  );
  expect(changed).toEqual([]);
});

test.each([
  ['The Łódź mill and the Buža olives.', 'The Łódź mill and the Buža olives.'],
  ['A box of açaí and a jar of França apples.', 'A box of açaí and a jar of França apples.'],
  [
    'You wake to rain on the barcaça and a leak in the roof.',
    'You wake to rain on the barcaça and a leak in the roof.',
  ],
])('%s', (typed, said) => {
  expect(goldenSays(['audiencePain', 'you', typed, said])).toBe(said);
});
