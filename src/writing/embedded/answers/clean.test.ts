import { expect, test } from 'vitest';
import { spokenText } from './clean.ts';

test.each(['Novák', 'Bjørn', 'Octávio', 'Muñoz', 'Łódź', 'Zoë', 'café'])('%s is no slip of the keyboard', (name) => {
  expect(spokenText(`They asked ${name} rn, and ${name}'s wife.`)).toBe(
    `They asked ${name} right now, and ${name}'s wife.`,
  );
});
