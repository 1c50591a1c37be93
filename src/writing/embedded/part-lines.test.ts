import { expect, test } from 'vitest';
import { partLines } from './part-lines.ts';
import { beginWriting } from './writing.ts';

const said = (planParts: string, planPartDetails = ''): string =>
  partLines(
    beginWriting({
      sectionNumber: 5,
      projectName: '',
      targetAudience: '',
      answers: { planParts, planPartDetails },
      seed: 1,
    }),
  )
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['Count It\nPick 3\nSay It', 'Pick 3'],
  ['Walk the field\nDig 5\nWait', 'Dig 5'],
  ['Tune\nRecord 2\nListen', 'Record 2'],
])('a figure in one name only does not count the part: %s', (parts, name) => {
  expect(said(parts)).toMatch(new RegExp(`(?:two|second)\\b.*: ${name}\\.`, 'i'));
});

test('names that all count themselves are not counted again', () => {
  expect(said('Cone 1\nCone 2\nCone 3')).not.toMatch(/(?:two|second)\b/i);
});

test.each([
  ['And after you have a coffee with him and you write that down.', 'Afterwards you have a coffee with him'],
  ['After you wash the brushes and hang them up.', 'Afterwards you wash the brushes'],
  ['After you sign, we send the key.', 'After you sign, we send the key'],
])('what is done after it: %s', (last, spoken) => {
  expect(said('Map\nRide\nTalk', `You draw the road.\nYou ride it once.\n${last}`)).toContain(spoken);
});

test('names that are one word and their number are not counted twice', () => {
  expect(said('Gate 1 hitching\nGate 2 downhill\nGate 3 motorway')).toBe(
    'Gate 1: hitching. Gate 2: downhill. Gate 3: motorway.',
  );
  expect(said('Film 3 cows\nWalk 2 rounds\nPick 1 gate')).toMatch(/^(?:One|First|Number one): /);
});
