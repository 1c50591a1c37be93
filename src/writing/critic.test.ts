import { expect, test } from 'vitest';
import { claimsWithoutAnswer, critiqueSection, readingEase, repeatedPhrases } from './critic.ts';

const said = (...texts: string[]) => texts.map((text, place) => ({ text, place }));

test('short plain words in short sentences are easier to hear than long ones', () => {
  const plain = readingEase(said('You wake at three.', 'You count what you owe.')) ?? 0;
  const heavy =
    readingEase(
      said(
        'Organisational transformation necessitates comprehensive reconsideration of institutional responsibilities.',
      ),
    ) ?? 0;
  expect(plain).toBeGreaterThan(90);
  expect(heavy).toBeLessThan(0);
  expect(readingEase(said('', '…'))).toBeUndefined();
});

test('a phrase that comes back is named once, in its whole length, with each place', () => {
  expect(
    repeatedPhrases(
      said('And every round of it costs you a night.', 'You know this.', 'Because every round of it costs you, again.'),
    ),
  ).toEqual([{ phrase: 'every round of it costs you', places: [0, 2] }]);
});

test('four words in common, and the same words in another order, are no repetition', () => {
  expect(repeatedPhrases(said('You tell yourself you wait.', 'You tell yourself you go.'))).toEqual([]);
  expect(repeatedPhrases(said('one two three four five', 'five four three two one'))).toEqual([]);
});

test('a figure that stands in no answer is a claim', () => {
  const answers = { moneyCost: 'You lose $12,000 every quarter.', timeCost: 'three hours a week', planName: 'Plan 90' };
  const claims = claimsWithoutAnswer(
    said('That is 12000 gone.', 'And 3 hours.', 'In 90 days, 97% of them stayed.', 'It cost $12.000 and 4.5 years.'),
    answers,
  );
  expect(claims).toEqual([
    { figure: '97', place: 2 },
    { figure: '4.5', place: 3 },
  ]);
});

test('an empty section gives no remark, and any characters are borne', () => {
  expect(critiqueSection([], {})).toEqual({ readingEase: undefined, repeated: [], claims: [] });
  expect(() => critiqueSection(said('💤 \u0000 ٣ "'.repeat(50)), { planName: '(((' })).not.toThrow();
});
