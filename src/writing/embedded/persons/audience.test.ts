import { describe, expect, test } from 'vitest';
import { say } from '../answers/complete.ts';
import { audienceOf } from './audience.ts';

describe('who hears it', () => {
  test('the pronoun with which most answers open is the listener', () => {
    expect(audienceOf(['They wait', 'They count the days', 'Their boss waits too'], 'managers').pronoun).toBe('they');
    expect(audienceOf(['She waits', 'She counts the days'], 'women').pronoun).toBe('she');
    expect(audienceOf(['You wait', 'You count the days'], 'people').pronoun).toBe('you');
  });

  test('who says "I" of the listener says no "you" beside it', () => {
    const asListener = ['I wait', 'I count the days', 'My boss waits too'];
    expect(audienceOf(asListener, 'managers').pronoun).toBe('I');
    const talks = [
      'You waited four years, and you sit in the truck',
      "I see you at the table, and I'd say you wait",
      'You put a thousand in, and you never split them',
    ];
    expect(audienceOf([...asListener, ...talks], 'oyster growers').pronoun).toBe('you');
  });

  test('whom a carer speaks of is not the listener', () => {
    const answers = [
      'answering her questions and hating themselves for the tone',
      'looking for her purse and her glasses',
      'lying awake listening whether she is up',
    ];
    expect(audienceOf(answers, 'people who look after a parent').pronoun).toBe('they');
    expect(audienceOf(answers, 'people').pronoun).toBe('she');
  });
});

describe('whether the listener is "she" or "he"', () => {
  const terse = [
    'Picks up the post. Sees his name.',
    'Keeps his gym going.',
    'Pays for his phone.',
    'Loses his letters.',
  ];

  test('women are never "he", however much is his', () => {
    expect(audienceOf(terse, 'Owners of two shops').pronoun).toBe('he');
    expect(audienceOf([...terse, 'Thinks of her'], 'Women widowed last year').pronoun).toBe('she');
    expect(audienceOf([...terse, 'Thinks of her'], "Women's shoe shops").pronoun).toBe('he');
  });

  test('who is left out is named further on, and not by what belongs to somebody', () => {
    const named = ['Thinks she has no head for figures.', 'Keeps a drawer she never opens.'];
    expect(audienceOf([...terse, ...named], 'Owners of two shops').pronoun).toBe('she');
  });

  test('who is left out has a lap and a husband', () => {
    const own = ['Sits with a box on her lap.', 'Says it to her husband.', "Thinks he's the first."];
    expect(audienceOf(['Books the stand.', ...own], 'Managers who book a stand').pronoun).toBe('she');
  });

  test('riders who are "they" further on are not called by their horse', () => {
    const ofHorse = ['Puts him in the trailer.', 'Says they only hack.', 'Leads him off before they shake.'];
    expect(audienceOf([...terse, ...ofHorse], 'Riders with a trailer').pronoun).toBe('they');
  });
});

test('who hears it is the last of a compound, and nothing that stands in brackets behind', () => {
  const nounsOf = (targetAudience: string) => [...audienceOf([], targetAudience).nouns];
  expect(nounsOf('Ferry-port café owners')).toEqual(['owner']);
  expect(nounsOf('Cold store managers (3PL and food, 5 to 30 doors)')).toEqual(['manager']);
  expect(nounsOf('stay-at-home mums and bell-ringers')).toEqual(['mum', 'ringer']);
  expect(nounsOf('mums + dads w/ a baby under six months')).toEqual(['mum', 'dad']);
});

test('"people" after "they" are others, though the audience is people', () => {
  const answers = ['They sell a smell. People buy a reason.', 'They stand behind the table', 'They wait for spring'];
  const audience = audienceOf(answers, 'people starting a soap stall');
  expect(say('realRootCause', answers[0] ?? '', { audience, named: new Set() }, 0)?.sentences.join(' ')).toBe(
    'You sell a smell. People buy a reason.',
  );
});

test('to people with an animal, "he" is the animal and never the listener', () => {
  const answers = [
    "They've bought everything and he'd look at the toy and look at me",
    'He just sits there and turns his head round',
    "They'd like to have people round again without putting him in the back room",
    "He's done in ten minutes with the whole day in front of him",
  ];
  const { pronoun, habits } = audienceOf(answers, "people with a parrot that's pulling its feathers out");
  expect(pronoun).toBe('they');
  expect(habits.rank).toEqual({ they: 0, she: 9, he: 9 });
});

test.each([
  [['Handing over a coat, watching her zip it up, and smiling', 'Losing the aunt she was going to bring']],
  [['Tuning the piano and hearing her play it straight off', 'Waiting for the friend she promised to send']],
  [['Icing the last tier, letting her see it first, and sleeping', 'Keeping her old order in a drawer']],
])('to whom the deeds of one who goes unsaid are done is somebody else: %s', (answers) => {
  expect(audienceOf(answers, 'Makers with one room')).toMatchObject({ pronoun: 'they', habits: { addresses: true } });
});
