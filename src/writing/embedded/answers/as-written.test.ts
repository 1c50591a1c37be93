import { expect, test } from 'vitest';
import { asWritten } from './as-written.ts';
import { piecesOf } from './clean.ts';
import { goldenAudience } from './golden.ts';

const written = (answer: string, who: 'she' | 'they' = 'she') =>
  asWritten(piecesOf(answer), 'scene', 'elided', goldenAudience(who));

test('where who does it goes unsaid, it is said once, and that others are told of', () => {
  const said = written('Kneels on the floor. The mother is over her. Says of course.');
  expect(said.sentences).toEqual(['She kneels on the floor.', 'The mother is over her.', 'Says of course.']);
  expect(said.sure).toBe(false);
  expect(written('Turns up as a guest, with their coat on', 'they').sentences).toEqual([
    'Somebody turns up as a guest, with their coat on.',
  ]);
});

test('what speaks to the listener before it tells of anybody needs no word on others', () => {
  const clause = (answer: string) => asWritten(piecesOf(answer), 'cost', 'clause', goldenAudience('they'));
  expect(clause('You already pay for tools that never reached half of their life').sure).toBe(true);
  expect(clause("If you want it in weeks, it's two weeks that they spend on the edge").sure).toBe(false);
});
