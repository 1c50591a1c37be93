import { expect, test } from 'vitest';
import type { Answers, FieldName } from '#framework/framework.ts';
import { goldenAudience } from '../answers/golden.ts';
import { asSellersOwn, asSellersPart, asSellersPromise } from './told-as-other.ts';

const listenerAs = (who: 'she' | 'he' | 'they') => {
  const audience = goldenAudience(who);
  const rank = { they: 9, she: 9, he: 9, [who]: 0 };
  return { audience: { ...audience, unsaid: true, habits: { ...audience.habits, rank } }, named: new Set<string>() };
};
const told = (field: FieldName, typed: string, who: 'she' | 'he' | 'they' = 'she', answers: Answers = {}) =>
  asSellersPromise(typed.split(/(?<=[.]) /), field, { listener: listenerAs(who), answers }).join(' ');

test.each([
  [
    'supportSafety',
    'she',
    'He rings every Friday till the frost is over, no charge.',
    'I ring every Friday till the frost is over, no charge.',
  ],
  [
    'supportSafety',
    'they',
    'Twelve weeks by phone. She always answers before supper.',
    'Twelve weeks by phone. I always answer before supper.',
  ],
  ['supportSafety', 'she', 'No salesman in the kitchen, he comes alone.', 'No salesman in the kitchen, I come alone.'],
  [
    'miniStoryOrStat',
    'she',
    'Of the 40 pianos he tuned last winter, 31 stood beside a heater.',
    'Of the 40 pianos I tuned last winter, 31 stood beside a heater.',
  ],
  [
    'miniStoryOrStat',
    'they',
    'In the gardens she measured, 19 of 22 had no slope at all.',
    'In the gardens I measured, 19 of 22 had no slope at all.',
  ],
  [
    'whatTheyKeepTrying',
    'she',
    'Waits for rain, which he recommends but not in May.',
    'Waits for rain, which I recommend but not in May.',
  ],
] as const)(
  'where nobody else was named, "he" or "she" beside another listener is the seller: %s, %s, %s',
  (field, who, typed, said) => {
    expect(told(field, typed, who)).toBe(said);
  },
);

test.each([
  ['supportSafety', 'he', 'He rings every Friday till the frost is over.'],
  ['supportSafety', 'she', 'The plumber stays on call. He comes the same day.'],
  ['supportSafety', 'she', 'A man called Joe. He comes the same day, and I pay him.'],
  ['miniStoryOrStat', 'she', 'One farmer in Kerry kept count. Of the calves he weighed, 9 were light.'],
  ['whatTheyKeepTrying', 'he', 'Waits for rain, which he recommends to the neighbours.'],
] as const)('and stays as told where it may be somebody else: %s, %s, %s', (field, who, typed) => {
  expect(told(field, typed, who)).toBe(typed);
});

test("what was done with the feeling is the seller's, whose story it goes on from", () => {
  const scene = 'Cork, 2011. In the yard of a stable with a shoe he had nailed himself. The owner looked at him.';
  expect(
    told('emotionInAction', 'Put the shoe in his pocket and walked home. Still has it over the door.', 'she', {
      breakingPointScene: scene,
    }),
  ).toBe('I put the shoe in my pocket and walked home. I still have it over the door.');
  expect(told('emotionInAction', 'Cut the seam open with her own scissors. Keeps it in the drawer.', 'they')).toBe(
    'Cut the seam open with my own scissors. I keep it in the drawer.',
  );
  expect(told('emotionInAction', 'Took the bow off his wall and never hung it back.', 'she')).toBe(
    'Took the bow off my wall and never hung it back.',
  );
  const kid = { breakingPointScene: 'Kid from Ohio, last one before lunch. Wrecked him.' };
  expect(told('emotionInAction', 'Ran down the stairs with his music.', 'she', kid)).toBe(
    'Ran down the stairs with his music.',
  );
  expect(told('emotionInAction', 'Chased him down the street.', 'she')).toBe('Chased him down the street.');
});

test('no crew and no row of people is "he"', () => {
  const own = (field: FieldName, typed: string) =>
    asSellersOwn([typed], field, { listener: listenerAs('she'), answers: {} })[0];
  expect(own('breakingPointScene', 'Out with the crew at Lissadell, a slate he had cut in his hand.')).toBe(
    'Out with the crew at Lissadell, a slate I had cut in my hand.',
  );
  expect(
    own('alternativeStory', 'Would still be plastering, eight lads, ashamed every time he passed the church'),
  ).toBe('Would still be plastering, eight lads, ashamed every time I passed the church');
  const typed = 'A lad at the gate with the reins in his hand.';
  expect(own('breakingPointScene', typed)).toBe(typed);
});

test('with whom a part of the plan is done is the listener, and who does it the seller', () => {
  const part = (detail: string, who: 'she' | 'he' | 'they' = 'she') =>
    asSellersPart(detail, { listener: listenerAs(who) });
  expect(part('Walks the hedge with her, marks every gap.')).toBe('I walk the hedge with you and mark every gap.');
  expect(part('Sits down at the table with him, one evening.', 'he')).toBe(
    'I sit down at the table with you, one evening.',
  );
  expect(part('Goes through the loft with her, torch in hand.')).toBe('I go through the loft with you, torch in hand.');
  for (const kept of [
    'Learns where to stand.',
    'Takes the dog to the gate with him.',
    'Mixes it herself, with me beside her.',
  ])
    expect(part(kept)).toBe(kept);
});

const story = (sentences: readonly string[], unsaid = true, answers = {}) =>
  asSellersOwn(sentences, 'breakingPointScene', {
    listener: { audience: { ...goldenAudience('he'), unsaid }, named: new Set() },
    answers,
  });

test('a seller who leaves out who does it is "I" in the seller\'s own story', () => {
  const scene = ['On the landing deck with the throw line in his hand.', "Boy's dad standing next to him."];
  expect(story(scene)).toEqual([
    'On the landing deck with the throw line in my hand.',
    "Boy's dad standing next to me.",
  ]);
  expect(story(["Never signed a report for sand he hadn't taken out of the box himself."])).toEqual([
    "Never signed a report for sand I hadn't taken out of the box myself.",
  ]);
  expect(
    story([
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
    expect(story([typed])).toEqual([own]);
  expect(story(['Harbour, two at night, the phone in her hand.'])).toEqual([
    'Harbour, two at night, the phone in my hand.',
  ]);
});

test('nobody who says "I" or "my" anywhere in their story is "she" as well', () => {
  const mam = ['My mam drove one.', 'The last day, 2004, she parked it at the depot.'];
  expect(story(mam, true, { breakingPointScene: mam.join(' ') })).toEqual(mam);
  const then = ["Took the job she'd lost."];
  expect(story(then, true, { breakingPointScene: mam.join(' '), whatSnapped: then.join(' ') })).toEqual(then);
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
    expect(story(scene)).toEqual(scene);
  const scene = ['On the landing deck with the throw line in his hand.'];
  expect(story(scene, false)).toEqual(scene);
});

test('what the seller did to somebody is not turned to the seller', () =>
  expect(story(['Gave him his $4,200 back.'])).toEqual(['Gave him his $4,200 back.']));

test('up to where somebody else is named, whoever is left out is the seller', () => {
  expect(
    story(['Quay, 1999. Had the tide table in his hand.', 'Old Dafydd looked at it and folded his coat.']),
  ).toEqual(['Quay, 1999. Had the tide table in my hand.', 'Old Dafydd looked at it and folded his coat.']);
  expect(story(['Held the torch in her teeth.', 'Mrs Hale said "leave me" and shut her door.'])).toEqual([
    'Held the torch in my teeth.',
    'Mrs Hale said "leave me" and shut her door.',
  ]);
  expect(story(["Never again a roster he wouldn't work himself."])).toEqual([
    "Never again a roster I wouldn't work myself.",
  ]);
});

const later = (typed: string, answers: Answers = {}) =>
  asSellersOwn([typed], 'alternativeStory', { listener: listenerAs('he'), answers })[0];
test.each([
  'Would have looked away when she came by.',
  'Would have hidden in the back whenever he came in.',
  'Would have shut the door before she came round.',
])('whoever comes by comes to the seller: %s', (typed) => expect(later(typed)).toBe(typed));
test('whoever opens a sentence of the scene is somebody else from there on', () => {
  const typed = 'Would have sold her another one.';
  expect(later(typed, { breakingPointScene: 'Third boiler in a year. She held out the cash.' })).toBe(typed);
  expect(later('Ashamed every time she passed that cottage.')).toBe('Ashamed every time I passed that cottage.');
});

test('who puts himself on the list is the seller, who left himself out of the scene', () => {
  const breakingPointScene = 'Depot, 2009. Had the list in his hand. Old Huw read it and said "me again".';
  expect(told('emotionInAction', 'Put himself on it.', 'she', { breakingPointScene })).toBe('Put myself on it.');
});

test.each([
  ['He comes to the yard and stands beside her till it runs.', 'I come to the yard and stand beside her till it runs.'],
  ["Phone any evening, and he's up late anyway.", "Phone any evening, and I'm up late anyway."],
  ['He rings on Friday and asks how it went.', 'I ring on Friday and ask how it went.'],
  ['He brings the kit that fits and works at once.', 'I bring the kit that fits and works at once.'],
])('the whole row of what the seller promises is turned: %s', (typed, said) =>
  expect(told('supportSafety', typed, 'she')).toBe(said),
);

test('beside somebody helped who is "she", "him" is the seller', () => {
  const proof = (typed: readonly string[]) =>
    asSellersOwn(typed, 'planProofStory', { listener: listenerAs('she'), answers: {} });
  expect(proof(['Nia, 30 ewes.', "Wouldn't ring him for a week.", 'Sold her first lamb in May.'])).toEqual([
    'Nia, 30 ewes.',
    "Wouldn't ring me for a week.",
    'Sold her first lamb in May.',
  ]);
  const husband = ['Nia, 30 ewes.', "Her husband laughed, and she wouldn't ring him."];
  expect(proof(husband)).toEqual(husband);
});
