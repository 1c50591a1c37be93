import { expect, test } from 'vitest';
import { goldenAudience } from '../answers/golden.ts';
import { asSellersOwn } from './left-out.ts';

const told = (sentences: readonly string[], unsaid = true) =>
  asSellersOwn(sentences, 'breakingPointScene', { audience: { ...goldenAudience('he'), unsaid }, named: new Set() });

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
  expect(told(['Harbour, two at night, the phone in her hand.'])).toEqual([
    'Harbour, two at night, the phone in my hand.',
  ]);
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
