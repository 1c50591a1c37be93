import { expect, it } from 'vitest';
import { say } from './complete.ts';
import { goldenAudience, goldenSays } from './golden.ts';

const toldOfThem = (field: Parameters<typeof say>[0], answer: string) =>
  say(field, answer, { audience: goldenAudience('they'), named: new Set(), told: true }, 0)?.sentences;

it.each([
  [
    "How do I know the roof won't leak again in a year? And they're right to ask, I'd want to know that too.",
    "\"How do I know the roof won't leak again in a year?\" And you're right to ask, I'd want to know that too.",
  ],
  [
    "What if I freeze at the top table? That's a fair question to ask a stranger, some of them are shaking.",
    '"What if I freeze at the top table?" That\'s a fair question to ask a stranger, some of you are shaking.',
  ],
  [
    "What if I choose the wrong stone? We both know it's not about the stone.",
    '"What if I choose the wrong stone?" We both know it\'s not about the stone.',
  ],
])("the seller's remark stays outside of what goes through their head: %s", (answer, says) => {
  expect(goldenSays(['realInternalObjection', 'you', answer, says])).toBe(says);
});

it('a remark stays outside where the script tells of them, too', () => {
  expect(toldOfThem('biggestPriceObjection', 'I could get a new boiler for that. Word for word, and I nod.')).toEqual([
    '"I could get a new boiler for that."',
    'Word for word, and I nod.',
  ]);
  expect(toldOfThem('realInternalObjection', "What if I lose my place? Doesn't want to ask the others.")).toEqual([
    '"What if I lose my place?"',
    "Doesn't want to ask the others.",
  ]);
  expect(toldOfThem('realInternalObjection', 'Am I, they wonder, the slowest one here?')).toEqual([
    '"Am I the slowest one here?"',
  ]);
});

it('a deed beside what is said is done, and not said', () => {
  expect(
    goldenSays([
      'howTheyRationalize',
      'they',
      'Telling guests that rust is the proof of real iron. Painting it on the sign even.',
      '',
    ]),
  ).toBe('You tell guests that rust is the proof of real iron. You paint it on the sign even.');
});

it('what is blamed is said by nobody where the seller speaks of them', () => {
  const blamed =
    "The council of course, they say the council never grits, and some of them blame themselves for moving there, that's a hard one to hear.";
  expect(goldenSays(['whatTheyBlame', 'you', blamed, ''])).toBe(blamed);
});

it('others in a thought are no remark', () => {
  for (const thought of [
    "They weren't serious buyers anyway. They never are on a Monday.",
    "What if it's just me? And they all see it?",
    "If I don't pick up, it'll be a real flood. And they'll all know.",
    "It's slow, but we know it. The girls know its moods.",
  ])
    expect(goldenSays(['voiceInTheirHead', 'you', thought, ''])).toBe(`"${thought}"`);
});
