import { expect, test } from 'vitest';
import { choicesOf } from '#framework/framework.ts';
import { temperOf } from './voices.ts';

test.each([
  ['direct', 'hard'],
  ['gentle', 'soft'],
  ['calming', 'soft'],
] as const)('a %s close is %s, whoever speaks', (desiredToneClose, temper) => {
  for (const speakerPersonality of choicesOf('speakerPersonality'))
    expect(temperOf(7, { desiredToneClose, speakerPersonality })).toBe(temper);
});

test('before the close the speaker keeps their own temper', () => {
  expect(temperOf(6, { desiredToneClose: 'calming', speakerPersonality: 'blunt' })).toBe('hard');
});
