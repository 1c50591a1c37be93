import { expect, test } from 'vitest';
import { goldenAudience } from '../answers/golden.ts';
import { asOwnMethod, asSellersWork, withOneLeftOut } from './left-out.ts';

test('whoever is left out does deeds, and is not what a thing does or how things are', () => {
  const listener = { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set<string>() };
  const of = (text: string, field: Parameters<typeof withOneLeftOut>[1]) => withOneLeftOut(text, field, listener);
  expect(of('Put most of it there himself.', 'uncomfortableTruth')).toBe('He put most of it there himself.');
  // People, and what they do.
  for (const said of ["Coaches ask who's on, then groan.", 'Guards watch the door.', 'Guides leave the hut by four.'])
    expect(of(said, 'reputationCost')).toBe(said);
  expect(of('Coaches the under-twelves.', 'reputationCost')).toBe('He coaches the under-twelves.');
  expect(of('Knew it all along.', 'crashRealizationMoment')).toBe('He knew it all along.');
  expect(of('Was illegal before it left the yard.', 'crashRealizationMoment')).toBe(
    'It was illegal before it left the yard.',
  );
  expect(of('Runs planned by kilometres.', 'realRootCause')).toBe('Runs planned by kilometres.');
  expect(of('Waves.', 'mainSymptomFromHook')).toBe('Waves.');
  expect(of('Keeps low.', 'mainSymptomFromHook')).toBe('Keeps low.');
  expect(of('Has my number.', 'supportSafety')).toBe('He has my number.');
  expect(of('Come back in the spring once after the frost.', 'supportSafety')).toBe(
    'I come back in the spring once after the frost.',
  );
});

test('how the seller works is no order to the room', () => {
  expect(asOwnMethod(["Don't taste anything.", 'Put tape on the floor and count steps.'])).toEqual([
    "I don't taste anything.",
    'I put tape on the floor and count steps.',
  ]);
  expect(asOwnMethod(['Put your hand on her back.'])).toEqual(['Put your hand on her back.']);
});

test.each([
  ['identityCost', 'Used to introduce himself as a welder.', 'He used to introduce himself as a welder.'],
  ['identityCost', 'Used to say he sings.', 'He used to say he sings.'],
  ['identityCost', 'Used to be the one they asked for.', 'He used to be the one they asked for.'],
  ['identityCost', 'Used to be fun.', 'Used to be fun.'],
  ['energyCost', 'Is done before the first customer rings.', 'He is done before the first customer rings.'],
  ['energyCost', 'Is worn out by Thursday.', 'He is worn out by Thursday.'],
  ['energyCost', 'Is up by four, listening for the pump.', 'He is up by four, listening for the pump.'],
  ['energyCost', 'Is worst on Sundays.', 'Is worst on Sundays.'],
  ['planPartDetails', 'Writes down every crack with its date.', 'He writes down every crack with its date.'],
  ['planPartDetails', 'Hands off the wheel for ten seconds.', 'Hands off the wheel for ten seconds.'],
  ['planPartDetails', 'Works out which gate opens first.', 'He works out which gate opens first.'],
  ['planPartDetails', 'Works out at four euros a hive.', 'Works out at four euros a hive.'],
  [
    'oneBeliefsAndPlanCallback',
    'Trusts his ears, and the log says when.',
    'He trusts his ears, and the log says when.',
  ],
  ['oneBeliefsAndPlanCallback', 'Puts the belief on paper.', 'Puts the belief on paper.'],
] as const)('whoever is left out is "he" where that is what the project says: %s, %s', (field, typed, said) => {
  const listener = { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set<string>() };
  expect(withOneLeftOut(typed, field, listener)).toBe(said);
});

test.each([
  [
    'Uses a sandbag, and she learns to lift it with her knees.',
    'I use a sandbag, and she learns to lift it with her knees.',
  ],
  ['Turns the lamp off so they find the knot by hand.', 'I turn the lamp off so they find the knot by hand.'],
  ['Covers the dial, and he names the pitch by ear.', 'I cover the dial, and he names the pitch by ear.'],
])("the seller's work is theirs up to where somebody else does something: %s", (typed, said) => {
  expect(asSellersWork(typed, { audience: { ...goldenAudience('she'), unsaid: true } })).toBe(said);
});

test.each([
  ['identityCost', 'Used to call herself a fiddler.', 'She used to call herself a fiddler.'],
  ['identityCost', 'Used to introduce herself as a welder.', 'She used to introduce herself as a welder.'],
  [
    'identityCost',
    'Used to say she paints, he calls himself worse.',
    'He used to say she paints, he calls himself worse.',
  ],
  [
    'identityCost',
    'Used to tell her he would do it himself, says herself why.',
    'Used to tell her he would do it himself, says herself why.',
  ],
  ['uncomfortableTruth', 'Is not too old and not too slow.', 'He is not too old and not too slow.'],
  ['uncomfortableTruth', 'Is shy of the big saw.', 'He is shy of the big saw.'],
  ['uncomfortableTruth', 'Is not too young for it.', 'He is not too young for it.'],
] as const)('who is left out is of the sex that their own sentence says: %s %s', (field, typed, said) => {
  const listener = { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set<string>() };
  expect(withOneLeftOut(typed, field, listener)).toBe(said);
});
