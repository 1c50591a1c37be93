import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import type { Known, Line } from '../writing.ts';
import { namedOnce } from './of-whom.ts';
import { topics } from './own-words.data.ts';

const request = { sectionNumber: 1, projectName: '', targetAudience: '', answers: {}, seed: 1 } as const;
const said = (field: FieldName, text: string, known: Partial<Known> = {}): Line[] => [
  {
    text: '',
    fields: [],
    role: 'ofWhom',
    known: { field, of: 'she', topic: topics[field]?.[0], named: false, subject: true, shortly: false, ...known },
  },
  { text, fields: [field], role: 'answer' },
];
const room: Line = { text: 'What do you pay?', fields: [], role: 'frame' };
const told = (lines: readonly Line[]): string =>
  namedOnce([lines], request, true)
    .flat()
    .map(({ text }) => text)
    .join(' ');

test('a section says of whom it tells where the first answer says "she", and then only what is told of next', () => {
  expect(
    told([...said('audiencePain', "She's up at six."), room, ...said('timeCost', 'She loses a month a year.')]),
  ).toMatch(/^Somebody .+ is up at six\. What do you pay\? Look at the time\. She loses a month a year\.$/);
});

test('where it tells of several, or an answer spoke of others, it is said again of whom', () => {
  const several = { of: 'they' } as const;
  expect(
    told([...said('audiencePain', 'They get up.', several), room, ...said('timeCost', 'They lose a month.', several)]),
  ).toMatch(/^(?:People|Others) .+ get up\. What do you pay\? Look at the time\. (?:People|Others) .+ lose a month\.$/);
  const brother: Line = { text: 'Her brother says he pays.', fields: ['moneyCost'], role: 'answer' };
  expect(told([...said('audiencePain', 'She gets up.'), brother, ...said('timeCost', 'She loses a month.')])).toMatch(
    /Look at the time\. Somebody .+ loses a month\.$/,
  );
});

test('whom it tells of is called up in another sentence each time', () => {
  const brother: Line = { text: 'Her brother says he pays.', fields: ['moneyCost'], role: 'answer' };
  const scene = (): Line[] => said('crashMovieScene', 'Half time, she kneels in the wet.', { topic: undefined });
  const sections = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  const namings = sections.flatMap((sectionNumber) =>
    namedOnce([[...scene(), brother, ...scene(), brother, ...scene()]], { ...request, sectionNumber }, true)
      .flat()
      .flatMap(({ role, text }) => (role === 'ofWhom' ? text : [])),
  );
  expect(namings).toHaveLength(24);
  expect(new Set(namings).size).toBe(24);
});

test('nobody is called up before an answer that tells of nobody', () => {
  expect(told(said('whatTheyBlame', 'The plumber, the cheap tray.', { subject: false }))).toBe(
    `${topics.whatTheyBlame?.[0]} The plumber, the cheap tray.`,
  );
});

test('what is told of next is said in a sentence of its own for each question', () => {
  const announced = Object.values(topics).flat();
  expect(new Set(announced).size).toBe(announced.length);
});
