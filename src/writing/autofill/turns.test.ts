import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';
import { turnsOf } from './turns.ts';

const asked = (text: string): string[] =>
  turnsOf(readSource(text, 'text').blocks, () => false)
    .filter(({ asks }) => asks)
    .map(({ text: words }) => words);

test('of two who speak, the one who asks is the interviewer, whatever they are called', () => {
  const talk = (asker: string, answerer: string) =>
    ['Who comes to you?', 'What hurts them?', 'And what then?']
      .map((question) => `${asker}: ${question}\n\n${answerer}: Potters. They lose a kiln each May.`)
      .join('\n\n');
  const questions = ['Who comes to you?', 'What hurts them?', 'And what then?'];
  expect(asked(talk('Q', 'A'))).toEqual(questions);
  expect(asked(talk('Mirela', 'Jonas Falk'))).toEqual(questions);
});

test('who asks and is never answered by anybody writes notes', () => {
  expect(
    asked('Q: Who comes to you?\nPotters.\n\nQ: What hurts them?\nA kiln each May.\n\nQ: And then?\nMore.'),
  ).toEqual([]);
});
