import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { asWritten, believedOnly } from './as-written.ts';
import { piecesOf } from './clean.ts';
import { goldenAudience } from './golden.ts';

const told = (who: 'she' | 'he' | 'they') => ({
  audience: { ...goldenAudience(who), unsaid: true },
  named: new Set<string>(),
  told: true,
});
const written = (answer: string, who: 'she' | 'he' | 'they' = 'she', field: FieldName = 'crashMovieScene') =>
  asWritten(piecesOf(answer), field, 'elided', told(who));

test('where who does it goes unsaid, it stays so behind a question that says of whom', () => {
  const said = written('Kneels on the floor. The mother is over her. Says of course.');
  expect(said.sentences).toEqual(['Kneels on the floor.', 'The mother is over her.', 'Says of course.']);
  expect(said.sure).toBe(false);
  const ofSomebody = written('Turns up as a guest, with their coat on', 'they');
  expect(ofSomebody).toMatchObject({ sentences: ['Turns up as a guest, with their coat on.'], sure: false });
});

test('what is said of a thought stands behind it, and a thought told of somebody is told', () => {
  const said = written("What if I'm the one who sinks? They don't say it.", 'they', 'realInternalObjection');
  expect(said).toMatchObject({ sentences: ['"What if I\'m the one who sinks?"', "They don't say it."], sure: false });
  const ofHer = written("She can't be paying a percentage", 'she', 'biggestPriceObjection');
  expect(ofHer).toMatchObject({ sentences: ["She can't be paying a percentage."], sure: false });
});

test('what speaks to the listener before it tells of anybody needs no word on others', () => {
  const clause = (answer: string) =>
    asWritten(piecesOf(answer), 'timeCost', 'clause', {
      audience: goldenAudience('they'),
      named: new Set(),
    });
  expect(clause('You already pay for tools that never reached half of their life').sure).toBe(true);
  expect(clause("If you want it in weeks, it's two weeks that they spend on the edge").sure).toBe(false);
});

test.each([
  [
    "You believe that a good loom does the work, because that's what everybody told them from small.",
    "You believe that a good loom does the work, because that's what everybody told you from small.",
  ],
  [
    'You believe that salt is salt, everyone has told them so.',
    'You believe that salt is salt, everyone has told you so.',
  ],
  [
    'You believe that the dogs obey because you told them so.',
    'You believe that the dogs obey because you told them so.',
  ],
])('what everybody tells those who believe it is told to the listener: %s', (sentence, says) => {
  expect(believedOnly(sentence)).toBe(says);
});
