import { expect, test } from 'vitest';
import { piecesOf, spokenText } from './clean.ts';

test.each(['Novák', 'Bjørn', 'Octávio', 'Muñoz', 'Łódź', 'Zoë', 'café'])('%s is no slip of the keyboard', (name) => {
  expect(spokenText(`They asked ${name} rn, and ${name}'s wife.`)).toBe(
    `They asked ${name} right now, and ${name}'s wife.`,
  );
});

test('a long answer is read as quickly as its parts', () => {
  const sentence = 'They wait at the counter and nobody comes. ';
  expect(piecesOf(sentence.repeat(200))).toHaveLength(200);
});
