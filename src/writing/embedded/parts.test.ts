import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('what stands in brackets behind a part is said of that part', () => {
  expect(partsOf('1. Survey\n2. Swing (8 headings)\n3. Card', '').parts).toEqual([
    { name: 'Survey', detail: '' },
    { name: 'Swing', detail: '8 headings' },
    { name: 'Card', detail: '' },
  ]);
});

test('it comes before what the details say of the same part', () => {
  const { parts, rest } = partsOf('Walk\nShow (committee)', 'Walk: every aisle\nShow: the three worst bolts');
  expect(parts).toEqual([
    { name: 'Walk', detail: 'every aisle' },
    { name: 'Show', detail: 'committee\nthe three worst bolts' },
  ]);
  expect(rest).toBe('');
});

test('a time in brackets belongs to the name', () => {
  expect(partsOf('Find your desk (3 days), Clear it (week 2)', '').parts.map(({ name }) => name)).toEqual([
    'Find your desk for 3 days',
    'Clear it, in week 2',
  ]);
});

test('names that are told on over the lines are a part each', () => {
  const told =
    "Well there's the wash trip, then the gauge trip,\nthen the set trip,\nand then the grind trip and that's the last one";
  expect(partsOf(told, '').parts.map(({ name }) => name)).toEqual([
    'The wash trip',
    'The gauge trip',
    'The set trip',
    'The grind trip',
  ]);
});

test('a part that comes at the end, behind a remark, is one of them', () => {
  const told =
    "There's the Look Week I call it first, then the Jobs Box, then Granny Night, people love Granny Night, and then at the end I do the Letter for the Clinic.";
  expect(partsOf(told, '').parts.map(({ name }) => name)).toEqual([
    'The Look Week',
    'The Jobs Box',
    'Granny Night',
    'The Letter for the Clinic',
  ]);
});

test('short sentences in a row are a part each', () => {
  expect(partsOf('Measure for a week. Find the corner. Live in it.', 'a\nb\nc').parts).toEqual([
    { name: 'Measure for a week', detail: 'a' },
    { name: 'Find the corner', detail: 'b' },
    { name: 'Live in it', detail: 'c' },
  ]);
});

test.each([
  [
    'There are three parts, which I call Find the Four, Tie the Clapper, and Ring Them Home.',
    ['Find the Four', 'Tie the Clapper', 'Ring Them Home'],
    '',
  ],
  [
    "There's four really, so there's Leaks and then there's the Soft Reed and then there's the Board and then there's Minutes, and I used to have a fifth one.",
    ['Leaks', 'The Soft Reed', 'The Board', 'Minutes'],
    'I used to have a fifth one.',
  ],
  [
    "Nose over. Toes back. Then goes. Three, that's the lot.",
    ['Nose over', 'Toes back', 'Then goes'],
    "Three, that's the lot.",
  ],
  [
    '1 folder 2 rider drill 3 the call sheet 4 the polite letter',
    ['Folder', 'Rider drill', 'The call sheet', 'The polite letter'],
    '',
  ],
  ["Cut, Cook, Count, that's it, three bits.", ['Cut', 'Cook', 'Count'], "That's three bits."],
  ['3 parts / 10 weeks / 1 island → then copy', ['3 parts, 10 weeks, 1 island, then copy'], ''],
  ['Three steps. Takes twenty minutes.', ['Three steps. Takes twenty minutes'], ''],
  [
    "There's Peg, which is shutting up, and there's Wrist, and there's Out.",
    ['Peg, which is shutting up', 'Wrist', 'Out'],
    '',
  ],
  [
    'Picture of supply, picture of signal, picture of engine. And one price list at the end.',
    ['Picture of supply', 'Picture of signal', 'Picture of engine'],
    'And one price list at the end.',
  ],
])('%j names its parts, and says something of them', (answer, names, said) => {
  const { parts, remark } = partsOf(answer, '');
  expect(parts.map(({ name }) => name)).toEqual(names);
  expect(remark).toBe(said);
});

test('a sentence on all the parts is no first part', () => {
  const answer =
    'There are three parts: first we measure the water, then we slow it, and at last we shift the alarm so that it comes early.';
  expect(partsOf(answer, 'In May. In July.').parts).toHaveLength(1);
});

test('a sentence for each name is a part each', () => {
  const told =
    "I do it in four. The Core, that's first. Then the Red Book, I get them from the post office. Then the Less List. And then the Closing Day Walk at the end.";
  expect(partsOf(told, '').parts.map(({ name }) => name)).toEqual([
    'The Core',
    'The Red Book, I get them from the post office',
    'The Less List',
    'The Closing Day Walk',
  ]);
});

test('how many they are, and that these are all, is no part of a name', () => {
  const namesOf = (typed: string) => partsOf(typed, '').parts.map(({ name }) => name);
  expect(namesOf("So there's Tune, Play, Choose and Carry, and that's your lot.")).toEqual([
    'Tune',
    'Play',
    'Choose',
    'Carry',
  ]);
  expect(namesOf("There's four. Flip the clock, then Change the flour, then the Shelf, then Tell them.")).toEqual([
    'Flip the clock',
    'Change the flour',
    'The Shelf',
    'Tell them',
  ]);
});

test('a number before each name, from one upwards, is no part of it; how many there are of a thing is', () => {
  const namesOf = (typed: string) => partsOf(typed, '').parts.map(({ name }) => name);
  expect(namesOf('1 soak\n2 scrape\n3 seal')).toEqual(['Soak', 'Scrape', 'Seal']);
  expect(namesOf('1 call\n2 visits\n3 reports')).toEqual(['1 call', '2 visits', '3 reports']);
  expect(
    partsOf("There's the drum, then there's the small yard, then there's the real mob. So three I suppose.", '').remark,
  ).toBe('');
});
