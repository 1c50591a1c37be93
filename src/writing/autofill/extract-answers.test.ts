import { expect, test } from 'vitest';
import { extractAnswers } from './extract-answers.ts';

test('the parts of a plan are told without the names they have already', () => {
  const { suggestions } = extractAnswers(
    "What I do is three things. First there's Lap: the owner walks the dog round the run on the lead. Then Lie: the blanket from home goes down while they are still there. And Leave: they go out by the back, not past the cage.",
  );
  const foundFor = (field: string) => suggestions.find((one) => one.field === field)?.value;
  expect(foundFor('planParts')).toBe('Lap\nLie\nLeave');
  expect(foundFor('planPartDetails')).toMatch(/^the owner walks [^\n]*\nthe blanket [^\n]*\nthey go out/);
});
