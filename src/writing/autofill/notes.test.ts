import { expect, test } from 'vitest';
import { extractAnswers, pickTicked } from './extract-answers.ts';

/** Twelve notes of one hand: the label, and what stands behind it. */
const notes = [
  ['for whom', 'people who inherited a piano and have nobody who plays it'],
  ['on the poster', 'The Quiet Key'],
  ['their evenings', 'You dust the lid on Sundays and you put the photographs back in the same places.'],
  ['what they reach for', 'You call the tuner again. You buy a book for beginners, and then another one.'],
  ['where it ends', 'You try everything and still the lid stays shut until Christmas.'],
  ['hope they keep to themselves', 'You want to hear one song of your mother’s in that room again.'],
  ['money run off', 'You have spent nine hundred euros on tuning an instrument that nobody touches.'],
  ['heard from the sister-in-law', '“It takes up a lot of room, that thing.”'],
  ['the lie they swallowed', 'You believe that one is too old to start after sixty.'],
  ['guilty, in their eyes', 'You blame the teacher you had at nine, and your hands.'],
  ['truth they won’t like', 'You never wanted to learn the piano, you wanted to be let off.'],
  ['I christen it', 'It is not a talent problem, it is a first-bar problem.'],
] as const;

const layouts: [string, (label: string, answer: string) => string][] = [
  ['behind a colon', (label, answer) => `${label}: ${answer}`],
  ['behind a dash', (label, answer) => `${label} - ${answer}`],
  ['in a numbered list', (label, answer) => `1. ${label}: ${answer}`],
  ['behind a bar', (label, answer) => `${label} | ${answer}`],
  ['in rows of a sheet', (label, answer) => `${label}\t${answer}`],
  ['behind the full stop of a numbered label', (label, answer) => `1.1 ${label}. ${answer}`],
  ['behind dots', (label, answer) => `${label}.... ${answer}`],
  ['below headings that fold', (label, answer) => `▸ ${label}\n   ${answer}`],
  ['on cards', (label, answer) => `1. ${label.toUpperCase()}\n${answer}\n`],
  ['below bullets', (label, answer) => `* ${label}:\n  ${answer}`],
  ['below a question', (label, answer) => `Q: And ${label}?\n${answer}\n`],
  ['below a heading of one’s own', (label, answer) => `■ ${label}\n${answer}\n`],
  ['below a heading in capitals', (label, answer) => `${label.toUpperCase()}\n${answer}\n`],
];

for (const [name, layOut] of layouts) {
  test(`notes are read ${name}, whatever the labels say`, () => {
    const text = notes.map(([label, answer]) => layOut(label, answer)).join('\n');
    const ticked = pickTicked(extractAnswers(text).suggestions);
    expect(Object.keys(ticked).length).toBeGreaterThanOrEqual(notes.length);
    expect(ticked).toMatchObject({
      targetAudience: notes[0][1],
      whatNotWorking: notes[4][1],
      whatTheyCrave: notes[5][1],
      moneyCost: notes[6][1],
      whatTheyBlame: notes[9][1],
      newRootProblem: notes[11][1],
    });
  });
}

test('a field is answered once: of two labels that mean it the other gets the next best', () => {
  const text = [...notes.map(([label, answer]) => `${label}: ${answer}`), 'secret wish: You want to be asked to play.'];
  const fields = new Map(
    extractAnswers(text.join('\n'))
      .suggestions.filter(({ confidence }) => confidence >= 0.6)
      .map(({ field, value }) => [value, field]),
  );
  expect(new Set(fields.values()).size).toBe(fields.size);
});

test('the steps below “in each of them” stay with it', () => {
  const steps = '  - Lift: you open the lid each morning\n  - Name: you say the keys aloud\n  - Play: you play one bar';
  const text = `${notes.map(([label, answer]) => `${label}: ${answer}`).join('\n')}\nwhat happens in each part:\n${steps}`;
  expect(pickTicked(extractAnswers(text).suggestions).planPartDetails).toBe(
    'you open the lid each morning\nyou say the keys aloud\nyou play one bar',
  );
});

test('two labels that are also what speakers are called make no interview', () => {
  const text = [...notes.map(([label, answer]) => `${label}: ${answer}`), 'me: ring the hall', 'founder: Ada Moss'];
  expect(pickTicked(extractAnswers(text.join('\n')).suggestions)).toMatchObject({ whatTheyCrave: notes[5][1] });
});

test('prose stays prose, however many of its sentences have a dash or dots', () => {
  const sentences = notes.map(([, answer]) => `${answer.replace(/\.$/, '')} — and nobody says a word about it.`);
  const found = extractAnswers(sentences.join('\n\n')).suggestions.map(({ value }) => value);
  expect(found.filter((value) => /^and nobody/i.test(value))).toEqual([]);
});

test('what is no row of a sheet and no heading is none', () => {
  const steps = '1.\tFind the floor\n2.\tName the keys\n3.\tPlay one bar';
  const list = `The Quiet Key has three parts:\n\n${steps}\n`;
  expect(pickTicked(extractAnswers(list).suggestions).planParts).toBe('Find the floor\nName the keys\nPlay one bar');
  const bold = '**Audience:** people with a piano\n\n**Price:** 400 euros a year\n\n**Plan name:** The Quiet Key';
  expect(pickTicked(extractAnswers(bold).suggestions)).toMatchObject({
    targetAudience: 'people with a piano',
    planName: 'The Quiet Key',
  });
});

test.each(['Part', 'Step', 'Phase'])('labels that only count, "%s 1" and so on, are the parts of one plan', (word) => {
  const parts = [
    'Dust - you lift the lid once',
    'Sit - ten minutes, no playing',
    'Hum - the song before the keys',
    'Play - one bar of it',
  ];
  const text = [
    ...notes.map(([label, answer]) => `${label}: ${answer}`),
    'plan name: First Bar',
    ...parts.map((part, at) => `${word} ${at + 1}: ${part}`),
  ];
  expect(pickTicked(extractAnswers(text.join('\n')).suggestions)).toMatchObject({
    planParts: 'Dust\nSit\nHum\nPlay',
    planPartDetails: 'you lift the lid once\nten minutes, no playing\nthe song before the keys\none bar of it',
  });
});
