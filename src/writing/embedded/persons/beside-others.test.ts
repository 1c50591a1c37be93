import { describe, expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { say } from '../answers/complete.ts';
import { audienceOf } from './audience.ts';

const ushers = audienceOf(
  [
    'They get there at seven and they fold programmes for an hour.',
    'They think the door is where the welcome is, and they stay behind it.',
    'They buy a new sign, and then they turn it round again.',
    "They say it's only volunteers.",
  ],
  'the people on the door at a theatre',
);
const said = (field: FieldName, answer: string): string =>
  (say(field, answer, { audience: ushers, named: new Set() }, 0)?.sentences ?? []).join(' ');

describe('an author to whom the listener is "they"', () => {
  test('means the others by "they" beside "you"', () => {
    expect(said('patternBreakingTruth', 'nobody out there is mad at you, they just want to find row F')).toBe(
      'Nobody out there is mad at you, they just want to find row F.',
    );
    expect(said('patternBreakingTruth', 'everybody in that queue is on your side, they want you to be good')).toBe(
      'Everybody in that queue is on your side, they want you to be good.',
    );
    expect(said('patternBreakingTruth', 'No one in the stalls hates you, they just want a seat')).toBe(
      'No one in the stalls hates you, they just want a seat.',
    );
  });

  test('means whoever has the trouble by "they" behind its name', () => {
    expect(
      said('newRootProblem', "I call it door-bound, they're door-bound, they're stuck and they think that's the job"),
    ).toBe("I call it door-bound, you're door-bound, you're stuck and you think that's the job.");
    expect(said('newRootProblem', "We call it list blind, they've got it, they tick and they don't look up")).toBe(
      "We call it list blind, you've got it, you tick and you don't look up.",
    );
  });
});
