import { expect, test } from 'vitest';
import { answerToBeSaid, spokenOpening } from './answer-to-be-said.ts';

const heard = [{ sectionNumber: 1, sentences: [], couldBeSaid: ['audiencePain'] }] as const;
const answers = { audiencePain: 'Waking at three again', timeCost: 'You lose sixteen weeks.' };

test('the answer one is at is to be said if the writer has heard so', () => {
  expect(answerToBeSaid(heard, 'audiencePain', answers)).toMatchObject({
    field: { field: 'audiencePain' },
    answer: 'Waking at three again',
  });
  expect(answerToBeSaid(heard, 'timeCost', answers)).toBeUndefined();
  expect(answerToBeSaid(heard, 'audiencePain', { audiencePain: ' ' })).toBeUndefined();
  expect(answerToBeSaid(undefined, 'audiencePain', answers)).toBeUndefined();
});

test.each([
  ['You train for months, and your legs stop.', 'You train for months\u00a0…'],
  ['You have spent $1,400 on shoes, gels and plans.', 'You have spent $1,400 on shoes\u00a0…'],
  ['It is one, and you walk past a bakery while a man jogs by.', 'It is one, and you walk past a bakery\u00a0…'],
  ['You still walk the last ten kilometres.', 'You still walk the last ten kilometres.'],
])('of “%s” the first thing said to the listener is shown: “%s”', (example, opening) => {
  expect(spokenOpening(example)).toBe(opening);
});
