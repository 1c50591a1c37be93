import { expect, test } from 'vitest';
import { goldenAudience } from '../answers/golden.ts';
import { asOwnMethod, asSellersOwn, withOneLeftOut } from './left-out.ts';

const told = (sentences: readonly string[], unsaid = true, answers = {}) =>
  asSellersOwn(sentences, 'breakingPointScene', {
    listener: { audience: { ...goldenAudience('he'), unsaid }, named: new Set() },
    answers,
  });

test('a seller who leaves out who does it is "I" in the seller\'s own story', () => {
  const scene = ['On the landing deck with the throw line in his hand.', "Boy's dad standing next to him."];
  expect(told(scene)).toEqual([
    'On the landing deck with the throw line in my hand.',
    "Boy's dad standing next to me.",
  ]);
  expect(told(["Never signed a report for sand he hadn't taken out of the box himself."])).toEqual([
    "Never signed a report for sand I hadn't taken out of the box myself.",
  ]);
  expect(
    told([
      'Own yard, bracelet still on.',
      'Tooth went through his boot.',
      "No tooth goes on a seat he hasn't measured.",
    ]),
  ).toEqual([
    'Own yard, bracelet still on.',
    'Tooth went through my boot.',
    "No tooth goes on a seat I haven't measured.",
  ]);
  // No animal that is told of before has any of "his own".
  for (const [typed, own] of [
    ['Took the wrap off the cow and it was one of his own.', 'Took the wrap off the cow and it was one of my own.'],
    ['Horse down in the yard, the shoe one of his own.', 'Horse down in the yard, the shoe one of my own.'],
    ['Untied the dog, and the knot was her own.', 'Untied the dog, and the knot was my own.'],
  ] as const)
    expect(told([typed])).toEqual([own]);
  expect(told(['Harbour, two at night, the phone in her hand.'])).toEqual([
    'Harbour, two at night, the phone in my hand.',
  ]);
});

test('nobody who says "I" or "my" anywhere in their story is "she" as well', () => {
  const mam = ['My mam drove one.', 'The last day, 2004, she parked it at the depot.'];
  expect(told(mam, true, { breakingPointScene: mam.join(' ') })).toEqual(mam);
  const then = ["Took the job she'd lost."];
  expect(told(then, true, { breakingPointScene: mam.join(' '), whatSnapped: then.join(' ') })).toEqual(then);
});

test('and stays as told where somebody else is named before, or where the project says who does it', () => {
  for (const scene of [
    [
      'Sheena from the bakery came to the door, carried it back herself.',
      'Said nothing, she just put it on the scales.',
    ],
    ['A customer on the floor of the shop with the chain in his hand.'],
    ['I was at the bench when my brother came in for his third net.'],
  ])
    expect(told(scene)).toEqual(scene);
  const scene = ['On the landing deck with the throw line in his hand.'];
  expect(told(scene, false)).toEqual(scene);
});

test('what the seller did to somebody is not turned to the seller', () =>
  expect(told(['Gave him his $4,200 back.'])).toEqual(['Gave him his $4,200 back.']));

test('whoever is left out does deeds, and is not what a thing does or how things are', () => {
  const listener = { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set<string>() };
  const of = (text: string, field: Parameters<typeof withOneLeftOut>[1]) => withOneLeftOut(text, field, listener);
  expect(of('Put most of it there himself.', 'uncomfortableTruth')).toBe('He put most of it there himself.');
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
