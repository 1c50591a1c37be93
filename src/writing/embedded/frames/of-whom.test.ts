import { describe, expect, test } from 'vitest';
import type { Answers, FieldName, SectionNumber } from '#framework/framework.ts';
import { writeSection } from '../write-section.ts';
import { beginWriting, type Known, type Line } from '../writing.ts';
import { isNearThem, namedOnce, preface } from './of-whom.ts';
import { asked, backTo, broughtBack, broughtIn, broughtInLate, peopleTopics, topics } from './own-words.data.ts';

const request = { sectionNumber: 1, projectName: '', targetAudience: '', answers: {}, seed: 1 } as const;
const said = (field: FieldName, text: string, known: Partial<Known> = {}): Line[] => [
  {
    text: topics[field]?.[0] ?? '',
    fields: [],
    role: 'ofWhom',
    known: { meant: 'she', unsaid: false, named: false, shortly: false, ...known },
  },
  { text, fields: [field], role: 'answer' },
];
const room: Line = { text: 'What do you pay?', fields: [], role: 'frame' };
const client: Line = { text: 'Beth slept through.', fields: ['planProofStory'], role: 'answer' };
const told = (lines: readonly Line[], sectionNumber: SectionNumber = 1): string =>
  namedOnce([lines], { ...request, sectionNumber })
    .flat()
    .map(({ text }) => text)
    .join(' ');

const opening: Line = { text: 'Let us begin.', fields: [], role: 'frame' };
const bringsIn = (script: string, count: 'several' | 'one'): boolean =>
  broughtIn[count].some((way) => script.startsWith(`Let us begin. ${way} `));
const section = (lines: readonly Line[], sectionNumber: SectionNumber = 1): string =>
  namedOnce([[opening], lines], { ...request, sectionNumber })
    .flat()
    .map(({ text }) => text)
    .join(' ');

test('a section that tells of them brings them in at its opening, and then says only what is told of next', () => {
  const script = section([
    ...said('audiencePain', "She's up at six."),
    room,
    ...said('timeCost', 'They lose a month a year.', { meant: 'they' }),
  ]);
  expect(bringsIn(script, 'several')).toBe(true);
  expect(script).toMatch(
    / Maybe you know this\. She's up at six\. What do you pay\? There is lost time, to begin with\. They lose a month a year\.$/,
  );
});

test('where only one answer is told, they are named right before it, and what goes on with them needs no other lead', () => {
  expect(section(said('audiencePain', 'At six the phone rings. She gets up.'))).toMatch(
    /^Let us begin\. (?:Think of|Picture|Imagine) somebody .+\. Maybe you know this\. At six the phone rings\. She gets up\.$/,
  );
  expect(section(said('audiencePain', "She's up at six."))).toMatch(
    /^Let us begin\. (?:Think of|Picture|Imagine) somebody [^.]+\. She's up at six\.$/,
  );
  const [wish, ...wanted] = said('whatTheyCrave', 'A week without it, she says.');
  expect(section([...(wish ? [{ ...wish, text: 'And there is a wish.' }] : []), ...wanted])).toContain(
    '. There is a wish.',
  );
});

test('one of those who were brought in as several is called up, once', () => {
  const script = section([
    ...said('audiencePain', 'They get up at six.', { meant: 'they' }),
    ...said('timeCost', 'They lose a month a year.', { meant: 'they' }),
    ...said('fingerPointableMoment', "Right now she's sat at the table.", { meant: 'somebody' }),
    ...said('energyCost', 'She sleeps on the bus.', { meant: 'somebody' }),
  ]);
  expect(bringsIn(script, 'several')).toBe(true);
  expect(script).toMatch(/ (?:Think of|Picture|Imagine) somebody [^.]+\. .*Right now she's sat/);
  expect(script.match(/(?:Think of|Picture|Imagine) /g)).toHaveLength(1);
});

describe('an author who leaves out who does it', () => {
  const leftOut = { meant: undefined, unsaid: true } as const;

  test('has somebody brought in, once in a section', () => {
    const script = section([
      ...said('audiencePain', 'Goes out to check the bins.', leftOut),
      client,
      ...said('timeCost', 'Misses the end of every film.', leftOut),
    ]);
    expect(bringsIn(script, 'one')).toBe(true);
    expect(script).toMatch(/Beth slept through\. There is lost time, to begin with\. Misses the end of every film\.$/);
  });

  test('is led to by a question from which a deed goes on', () => {
    const answers = {
      audiencePain: 'Drives home in silence. Eats dinner standing up.',
      timeCost: 'Never sees the kids awake.',
      stallLoopPattern: "Tells himself it'll get better. Sends the invoice late.",
    };
    const writing = beginWriting({ ...request, answers });
    expect(['And what does waiting cost him in time?', 'What does he pay in time?']).toContain(
      preface(writing, 'timeCost', 'Never sees the kids awake.')[0]?.text,
    );
    expect(preface(writing, 'timeCost', 'Two hours of her day.')[0]?.text).toMatch(/\?$/);
    const scene = preface(writing, 'crashMovieScene', 'Tuesday, the rep at the counter.')[0]?.text;
    expect(topics.crashMovieScene).toContain(scene);
  });
});

test('behind a story of somebody else they are named again', () => {
  const script = section([
    ...said('audiencePain', "She's up at six."),
    client,
    ...said('timeCost', 'She loses a month.'),
  ]);
  expect(script).toMatch(/Beth slept through\. (?:Think of|Picture|Imagine) somebody [^.]+\. She loses a month\.$/);
});

test('nobody else is named where the speaker goes on', () => {
  const goesOn = said('newRootProblem', "I stopped calling it contamination. They're picking it up blind.");
  expect(section(goesOn)).not.toMatch(/(?:Think of|Picture|Imagine) /);
});

test('a close of another tone brings them in with other words, and no other section does', () => {
  const script = (number: SectionNumber, desiredToneClose: 'direct' | 'gentle' | 'calming') =>
    namedOnce([[opening], said('audiencePain', "She's up at six."), said('timeCost', 'She loses a month.')], {
      ...request,
      sectionNumber: number,
      answers: { desiredToneClose },
    })
      .flat()
      .map(({ text }) => text)
      .join(' ');
  expect(script(7, 'gentle')).not.toBe(script(7, 'calming'));
  expect(broughtInLate.one.some((way) => script(7, 'gentle').includes(way))).toBe(true);
  expect(script(6, 'gentle')).toBe(script(6, 'calming'));
});

test('whom it means is said in another sentence in each section', () => {
  const sections = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  const scene = said('crashMovieScene', 'Half time, she kneels in the wet.');
  const scripts = sections.map((number) => section([...scene, client, ...scene], number));
  expect(new Set(scripts.map((script) => script.split('Half time')[0])).size).toBe(8);
  expect(new Set(scripts.map((script) => script.split('Beth')[1])).size).toBe(8);
});

test('who is left out is called up where somebody else was spoken of right before', () => {
  const short = { meant: undefined, shortly: true } as const;
  expect(told([room, ...said('timeCost', 'Drives home twice.', short)])).toMatch(
    /What do you pay\? There is lost time, to begin with\. (?:Think of|Picture|Imagine) somebody .+\. Drives home twice\.$/,
  );
  expect(told(said('timeCost', 'Drives home twice.', short))).toBe(
    'There is lost time, to begin with. Drives home twice.',
  );
});

test('nobody is named before an answer that tells of nobody', () => {
  expect(told(said('whatTheyBlame', 'The plumber, the cheap tray.', { meant: undefined }))).toBe(
    `${topics.whatTheyBlame?.[0]} The plumber, the cheap tray.`,
  );
});

test('the room is spoken to where the telling ends, and not in the middle of it', () => {
  const turn: Line = { text: 'You know that yourself.', fields: [], role: 'tail' };
  expect(
    told([...said('timeCost', 'She loses a month.'), turn, ...said('moneyCost', 'She pays twice.'), turn]),
  ).toMatch(/She loses a month\. Now for the money\. She pays twice\. You know that yourself\.$/);
});

test('what is told of next is said in a sentence of its own for each question', () => {
  const announced = [...Object.values(topics), ...Object.values(asked)].flat();
  expect(new Set(announced).size).toBe(announced.length);
});

describe('what leads to an answer that is told', () => {
  const writing = beginWriting({
    ...request,
    answers: { audiencePain: 'They wait. They lose a day.', whatTheyKeepTrying: 'They ask again.' },
  });
  const lead = (text: string): Line[] => [{ text, fields: [], role: 'lead' }];
  const knownOf = (field: FieldName, said: string) => preface(writing, field, said)[0]?.known;

  test("is the frame's own lead where that speaks to nobody, and otherwise a word on what is told of next", () => {
    const led = (text: string, said = 'She points at the van.') =>
      preface(writing, 'whatTheyBlame', said, lead(text))[0]?.text;
    expect(led('The usual suspects.')).toBe('The usual suspects.');
    expect(peopleTopics.whatTheyBlame).toContain(led('The usual suspects.', 'They point at the van.'));
    expect(topics.whatTheyBlame).toContain(led("Here's whom you blame."));
    expect(topics.whatTheyBlame).toContain(led('The blame goes here:'));
  });

  test('the word is named with which an answer first tells of the listener, and none that means somebody else', () => {
    expect(knownOf('energyCost', 'They wake at four.')?.meant).toBe('they');
    expect(knownOf('energyCost', 'Two cars, and she walks.')?.meant).toBe('somebody');
    expect(knownOf('energyCost', 'Hoping that they call back.')?.meant).toBeUndefined();
    expect(knownOf('energyCost', 'Nobody who asks knows what they want.')?.meant).toBeUndefined();
  });

  test('nobody who listens is named before those whom it is not for', () => {
    expect(knownOf('whoIsThisNotFor', "If they've a hundred sows I'm no use to them.")?.named).toBe(true);
  });
});

test('nobody is brought in before what is said of things', () => {
  const answers = { audiencePain: 'They wake at four.', timeCost: 'They lose a month.' };
  const writing = beginWriting({ ...request, answers });
  const truth = "The alerts aren't for the customer. They're there so nobody can say you weren't watching.";
  expect(preface(writing, 'uncomfortableTruth', truth)).toEqual([]);
  expect(preface(writing, 'uncomfortableTruth', 'They know it. It counts.')).not.toEqual([]);
});

test('behind the story of somebody who was helped, the one who is told of is not taken for them', () => {
  const wish: Line = {
    text: 'And deep down, what does she wish for?',
    fields: [],
    role: 'ofWhom',
    known: { meant: undefined, unsaid: true, named: false, shortly: false },
  };
  const script = told(
    [client, wish, { text: 'It to count as a job.', fields: ['audienceDeepestDesire'], role: 'answer' }],
    4,
  );
  expect(backTo.one.some((way) => script.includes(`slept through. ${way} And deep down`))).toBe(true);
});

describe('nobody is called up before an answer that tells of nobody who listens', () => {
  const they = ['They wait.', 'They sand it again.', 'They ring the shop.', 'They give up on the floor.'];
  const written = (answers: Partial<Record<FieldName, string>>, field: FieldName, targetAudience = '') => {
    const writing = beginWriting({ ...request, targetAudience, answers });
    const text = answers[field] ?? '';
    return section([...preface(writing, field, text), { text, fields: [field], role: 'answer' }]);
  };
  const calls = /(?:Think of|Picture|Imagine) (?:some|people|a few|one)/;

  test('where "he" is the animal of those who are "you"', () => {
    const toYou = {
      audiencePain: 'You stand at the gate with a head collar and your tea goes cold.',
      whatNotWorking: 'You walk him down with a bucket, every morning you do.',
      timeCost: 'You lose an hour.',
      moneyCost: 'You pay for your livery twice.',
    };
    for (const truth of [
      "He's not being rude when he walks off.",
      "He can't lift the foot, and it isn't stubbornness.",
      "He's lonely, and no toy mends that.",
    ])
      expect(written({ ...toYou, uncomfortableTruth: truth }, 'uncomfortableTruth')).not.toMatch(calls);
  });

  test('where a cause or a price is told without its "it"', () => {
    const [audiencePain = '', whatNotWorking = '', whatTheyKeepTrying = '', timeCost = ''] = they;
    const ofThem = { audiencePain, whatNotWorking, whatTheyKeepTrying, timeCost };
    const turned: Line = { text: 'What do you pay?', fields: [], role: 'frame' };
    const said = (field: FieldName, text: string) => {
      const writing = beginWriting({ ...request, answers: ofThem });
      const listener = { ...writing.listener, told: true };
      return section([
        turned,
        ...preface({ ...writing, listener }, field, text),
        { text, fields: [field], role: 'answer' },
      ]);
    };
    expect(said('realRootCause', 'Is the glue and the damp, mainly the damp.')).not.toMatch(calls);
    expect(said('realRootCause', 'Is the way the boards were laid.')).not.toMatch(calls);
    expect(said('moneyCost', 'Is eight hundred a year in sandpaper.')).not.toMatch(calls);
    expect(said('priceEntryStep', 'Is four hundred a room, and they can pay it in two.')).not.toMatch(calls);
    expect(said('realRootCause', 'Drives home twice.')).toMatch(calls);
    for (const named of [
      'What the manager told me after, in the yard, was that she knew in May.',
      'The nurse said later, over tea, that she had seen it coming.',
    ])
      expect(said('crashRealizationMoment', named)).not.toMatch(calls);
  });
});

test('nobody is brought in before what somebody of the scene said to the seller', () => {
  const told = (crashRealizationMoment: string) =>
    writeSection({
      sectionNumber: 3,
      projectName: '',
      targetAudience: 'church sound volunteers',
      answers: {
        audiencePain: 'You wait for your post',
        crashMovieScene: "You're at the desk and you mute the wrong one and the girl reads it to herself.",
        crashRealizationMoment,
      },
      seed: 1,
    }).content;
  for (const answer of [
    "that it ain't about the desk, is what he told me, he couldn't give that child two minutes",
    "he told me he'd bought the wrong cable for ten years",
    'she said to me she had never once looked up',
  ])
    expect(told(answer), answer).not.toMatch(/(?:Picture|Think of|Imagine) (?:one person|somebody|some people|people)/);
});

test('whose cousin or boss it is asks for a lead that names them, unless the answer does', () => {
  expect(isNearThem('A bigger sign, their cousin paints them a board.')).toBe(true);
  expect(isNearThem('The weather, the till, their boss.')).toBe(true);
  expect(isNearThem('Parents argue with their children at the gate.')).toBe(false);
  expect(isNearThem('The gates and their hinges.')).toBe(false);
});

test('no section but the sixth brings somebody back in the words of the sixth, and no two in the same', () => {
  const answers: Answers = {
    audiencePain: 'Waits at the gate for the vet and loses the morning.',
    whatTheyBlame: 'Blames the weather and her knees.',
    mainSymptomFromHook: 'Wants to stop lifting the calves.',
    stallLoopPattern: 'Says after lambing, then she says after the show.',
    currentUndesiredReality: 'Still lifts them and she sleeps badly.',
  };
  for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
    const said = ([3, 6, 7, 8] as const).flatMap((sectionNumber) =>
      writeSection({ sectionNumber, projectName: '', targetAudience: 'a vet', answers, seed }).sentences.map(
        ({ text }) => text,
      ),
    );
    const back = said.filter((text) => broughtBack.one.includes(text) || broughtBack.several.includes(text));
    expect(back.length).toBeGreaterThan(1);
    expect(new Set(back).size, back.join(' / ')).toBe(back.length);
  }
});
