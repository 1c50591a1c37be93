import { expect, test } from 'vitest';
import { answersSchema, longestAnswer, trimAnswers } from './answers.ts';

const complaintsAbout = (input: unknown) => answersSchema.safeParse(input).error?.issues.map(({ message }) => message);

test('known fields are kept word for word, unknown ones are dropped', () => {
  const answers = { audiencePain: '  You wake at three.\n', favouriteColour: 'green', ownerId: 7 };
  expect(answersSchema.parse(answers)).toEqual({ audiencePain: '  You wake at three.\n' });
  expect(answersSchema.parse({})).toEqual({});
});

test('a field with a choice list takes any other text unchanged', () => {
  const answers = { speakerPersonality: 'dry, like my grandmother', ctaCalibration: 'by letter' };
  expect(answersSchema.parse(answers)).toEqual(answers);
});

test('the audience is no framework answer', () => {
  expect(answersSchema.parse({ targetAudience: 'Parents', planName: 'Five Evenings' })).toEqual({
    planName: 'Five Evenings',
  });
});

test.each([[7], [null], [['a']], [{ text: 'a' }], [true]])(
  '%j is no answer, and the complaint names the question',
  (value) => {
    expect(complaintsAbout({ moneyCost: value })).toEqual(['The answer to “Cost in money” has to be text.']);
  },
);

test('an answer is at most 20,000 characters long', () => {
  expect(answersSchema.safeParse({ crashMovieScene: 'a'.repeat(longestAnswer) }).success).toBe(true);
  expect(complaintsAbout({ crashMovieScene: 'a'.repeat(longestAnswer + 1) })).toEqual([
    'The answer to “The crash, as a scene” has at most 20,000 characters.',
  ]);
});

test.each([[[]], ['text'], [null], [3]])('%j is refused as a set of answers', (input) => {
  expect(complaintsAbout(input)).toEqual(['The answers have to be an object with one text for each field.']);
});

test('a key that every object has does not pass for an answer', () => {
  const answers = answersSchema.parse(JSON.parse('{"__proto__": {"planName": "x"}, "constructor": "x"}'));
  expect(Object.keys(answers)).toEqual([]);
  expect(answers.planName).toBeUndefined();
});

test('trimming takes the blanks around answers and drops those that are only blanks', () => {
  expect(trimAnswers({ planName: '  Five Evenings ', planParts: 'One\nTwo\n', moneyCost: ' \t' })).toEqual({
    planName: 'Five Evenings',
    planParts: 'One\nTwo',
  });
});
