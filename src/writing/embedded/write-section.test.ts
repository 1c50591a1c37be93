import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  answerFields,
  choicesOf,
  type FieldName,
  fieldsOfSection,
  frameworkSections,
  type SectionNumber,
} from '#framework/framework.ts';
import { templates } from '#projects/templates.data.ts';
import { contentOf } from '../script-writer.ts';
import { spokenText } from './answers/clean.ts';
import { KINDS } from './answers/kinds.data.ts';
import { preface } from './frames/of-whom.ts';
import { coverage, inventedNumbers, missingWords } from './self-check.ts';
import { writeSection } from './write-section.ts';
import { beginWriting } from './writing.ts';

const numbers = frameworkSections.map(({ number }) => number);
const write = (
  sectionNumber: SectionNumber,
  answers: Answers,
  seed = 1,
  projectName = 'Spring Launch',
  targetAudience = '',
) => writeSection({ sectionNumber, projectName, targetAudience, answers, seed });
const script = (answers: Answers, seed = 1, projectName?: string, targetAudience?: string) =>
  numbers.map((number) => write(number, answers, seed, projectName, targetAudience));
const spoken = answerFields.filter(({ field }) => KINDS[field][0] !== 'choice' && field !== 'projectName');

describe.each(templates.map((template) => [template.name, template] as const))(
  'the answers of %s',
  (_, { name, targetAudience, answers }) => {
    const sections = script(answers, 1, name, targetAudience);
    const text = sections.map(({ content }) => content).join('\n\n');

    test('every answer is found in its section, its person changed', () => {
      for (const { field, sectionNumber } of spoken)
        expect(missingWords(spokenText(answers[field]), sections[sectionNumber - 1]?.content ?? ''), field).toEqual([]);
    });

    test('nothing unspeakable is in the script, and no figure that is in no answer', () => {
      expect(text).not.toMatch(
        /[{}[\]<>]|undefined|\bnull\b|NaN|object Object|[,;:]{2}|\.\.|[!?]\.|\.[!?]| {2}|\byou (?:is|was|has)\b.{0,3}$/m,
      );
      expect(inventedNumbers(text, [name, targetAudience, ...Object.values(answers)].join(' '))).toEqual([]);
    });

    test('each sentence says which answers it came from, and together they are the section', () => {
      for (const section of sections) {
        expect(contentOf(section.sentences)).toBe(section.content);
        const own = fieldsOfSection(numbers[sections.indexOf(section)] ?? 1).filter(({ field }) =>
          spoken.some((one) => one.field === field),
        );
        for (const { field } of own)
          expect(
            section.sentences.some(({ fields }) => fields.includes(field)),
            field,
          ).toBe(true);
      }
    });
  },
);

describe('without many answers', () => {
  test('a project that has only a name gets eight short sections that state nothing', () => {
    for (const section of script({})) {
      expect(section.content.length).toBeGreaterThan(40);
      expect(section.content).not.toMatch(/\d/);
      expect(section.sentences.every(({ fields }) => fields.length === 0 || fields.includes('projectName'))).toBe(true);
    }
  });

  test('six answers make a shorter script of eight sections that says what is missing', () => {
    const six: Answers = {
      audiencePain: 'Parents fight with their kids at every meal',
      yourDifferentApproach: 'I teach the parents to stop bargaining',
      planName: 'The Quiet Table',
      realRootCause: 'Every bite has become a negotiation',
      priceEntryStep: 'The course is €89',
      corePhilosophy: 'A child who is trusted eats',
    };
    const sections = script(six);
    const text = sections.map(({ content }) => content).join('\n');
    expect(sections.every(({ content }) => content.length > 40)).toBe(true);
    for (const answer of Object.values(six)) expect(coverage(answer, text)).toBe(1);
    expect(text).toContain('Note for the speaker');
    expect(text.split(/\s+/).length).toBeLessThan(700);
  });
});

test('a range is found again where both its ends are said', () => {
  expect(coverage('team of 3-15, aged 128-145', 'A team of 3 to 15, aged 128 to 145.')).toBe(1);
  expect(coverage('aged 128-145', 'Aged 128.')).toBeLessThan(1);
});

describe('choices', () => {
  const [template] = templates;
  const said = (changed: Answers, number: SectionNumber): string =>
    write(number, { ...template?.answers, ...changed }).content;
  const places = {
    speakerPersonality: 5,
    emotionalAwarenessLevel: 3,
    priceSetupTone: 6,
    priceSetupNiche: 6,
    audienceAwarenessPrice: 6,
    desiredToneClose: 7,
    audienceTypeClose: 7,
    ctaCalibration: 8,
    toneTapIn: 8,
  } as const;

  test.each(Object.entries(places))('each choice of %s is heard in the script', (field, number) => {
    const choices = choicesOf(answerFields.find((one) => one.field === field)?.field ?? 'speakerPersonality');
    const versions = choices.map((choice) => said({ [field]: choice }, number));
    expect(choices.length).toBeGreaterThan(2);
    expect(new Set(versions).size).toBe(choices.length);
  });
});

test('the same seed gives the same text, the next seed another one', () => {
  const answers = templates[0]?.answers ?? {};
  for (const number of numbers) {
    expect(write(number, answers, 7)).toEqual(write(number, answers, 7));
    expect(write(number, answers, 8).content).not.toBe(write(number, answers, 7).content);
  }
});

describe('whatever people type', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.lorem({ mode: 'sentences', maxCount: 3 }),
    fc.constantFrom(
      '<script>alert(1)</script> rest',
      '{{name}} and $' + '{x}',
      'a\u0000b\u202Ec',
      '"',
      'don\'t "stop',
      '- a\n- b',
      '((((',
      '…',
    ),
  );
  const anyAnswers = fc.dictionary(fc.constantFrom(...answerFields.map(({ field }): FieldName => field)), anyText);

  test('nothing is thrown and no markup comes through', () => {
    fc.assert(
      fc.property(anyAnswers, anyText, fc.constantFrom(...numbers), fc.nat(), (answers, name, number, seed) => {
        const section = writeSection({ sectionNumber: number, projectName: name, targetAudience: name, answers, seed });
        expect(section.content).not.toBe('');
        expect(section.content).not.toMatch(/<\/?[a-z]|[{}[\]]/i);
        expect(contentOf(section.sentences)).toBe(section.content);
      }),
      { numRuns: 150 },
    );
  });

  test('no answer is lost: its letters are in its section', () => {
    const words = fc.array(
      fc.constantFrom(
        'they',
        'she',
        'never',
        'waiting',
        'Tuesday',
        'kitchen',
        'losing',
        'the',
        'their',
        'clients',
        'and',
        'because',
        'tired',
        'wakes',
        'offer',
        'quiet',
        'to',
        'feel',
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...spoken.filter(({ field }) => field !== 'planName')), words, (field, chosen) => {
        const answer = chosen.join(' ');
        const { content } = write(field.sectionNumber, { [field.field]: answer });
        expect(coverage(answer, content)).toBeGreaterThanOrEqual(0.6);
      }),
      { numRuns: 150 },
    );
  });
});

test('beside a loss the funny voice makes no joke, and names nobody from it later', () => {
  const answers: Answers = {
    speakerPersonality: 'funny',
    breakingPointScene: 'My father died in the spring and I was on a train.',
    emotionInAction: 'I sat on his bench until it was dark.',
  };
  for (const seed of [1, 2, 3, 4])
    expect(write(5, answers, seed).content.split('\n')[0]).toMatch(
      /^(?:There's a moment I have to tell you about|This is what happened to me)\. My father died in the spring/,
    );
  const close: Answers = {
    planProofStory: 'Tom danced at the wedding a week before he died.',
    realInternalObjection: 'What if it is too late?',
  };
  for (const seed of [1, 2, 3, 4]) expect(write(7, close, seed).content).not.toContain('Tom');
});

test('the lead-in the program would add is not heard after the one it has', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { content } = write(5, { miniCredibilityLine: '22 years in kitchens, 9 with a calculator' }, seed);
    expect(content).not.toContain('stands behind this:');
  }
});

describe('what the program says around an answer', () => {
  test('a part of the plan is counted and bears the name its author gave it', () => {
    for (const seed of [1, 2, 3]) {
      const { content } = write(4, { planParts: 'Feet First\nbag in, bag out\nThe long pause' }, seed);
      expect(content).toMatch(/(?:One|First|Number one): Feet First\. (?:Two|Second|Number two): Bag in, bag out\./);
    }
  });

  test('a part that counts itself is counted in other words, and one that asks keeps its question mark', () => {
    for (const seed of [1, 2, 3]) {
      expect(write(4, { planParts: 'One Trade\nTen Doors' }, seed).content).toMatch(
        /(?:First: One Trade|Number one: One Trade)\. /,
      );
      expect(write(4, { planParts: 'What will he do now?\nThe long pause' }, seed).content).toContain(
        ': What will he do now? ',
      );
    }
  });

  test('parts that count themselves before their names are counted once', () => {
    const { content } = write(4, { planParts: 'tap 1 mash\ntap 2 boil\ntap 3 chill', planName: 'Three Taps' });
    expect(content).toContain('Tap 1: mash.');
    expect(content).toContain('Tap 3: chill.');
    expect(content).not.toMatch(/(?:First|One|Number one): Tap/);
  });

  test('a part that is said to be the first does not say so again', () => {
    const answers = {
      planParts: 'The Table\nThe Date',
      planPartDetails: 'First you sit down with him\nFirst impressions count',
    };
    expect(write(4, answers).content).toMatch(/The Table\. You sit down with him\. .*First impressions count\./);
    const counted = { ...answers, planPartDetails: 'So first I come out to you\nAnd last you drive alone' };
    expect(write(4, counted).content).toMatch(/The Table\. I come out to you\. .*The Date\. You drive alone\./);
  });

  test('parts of one word each are said in one row', () => {
    expect(write(4, { planParts: 'Measure / photos / quote / advert' }).content).toContain(
      'Measure, photos, quote and advert.',
    );
  });

  test('a word on others stands before a story that only says "they", and not where it names its people', () => {
    const prefaced = (story: string): boolean => {
      const request = { projectName: '', targetAudience: '', answers: { crashMovieScene: story }, seed: 1 };
      const writing = beginWriting({ ...request, sectionNumber: 3 });
      return preface(writing, 'crashMovieScene', story).length > 0;
    };
    expect(prefaced('Picture the concert, somebody crying, and the basses go on without them.')).toBe(true);
    expect(prefaced("It's the second week of September, they're standing at the end of the row.")).toBe(true);
    expect(prefaced('The guides are tired already in May, they sleep in the van.')).toBe(false);
    expect(prefaced('Paying £45 a metre to a waller, when he turns up.')).toBe(false);
  });

  test("deeds of the speaker's own story have the I that was left out", () => {
    const leftOut = {
      audiencePain: 'Drives home in silence. Eats dinner standing up.',
      timeCost: 'Never sees the kids awake.',
      stallLoopPattern: "Tells himself it'll get better. Sends the invoice late.",
    };
    const { content } = write(5, {
      ...leftOut,
      breakingPointScene: '1994, Room 6. Held up a page as how not to do it.',
      emotionInAction: 'Went to the resource room. Sat on the paint tins till the bell.',
      alternativeStory: 'Sold it to somebody from London.',
    });
    expect(content).toMatch(/\bI went to the resource room\. Sat on the paint tins/);
    expect(content).toContain("I'd have sold it to somebody from London.");
    expect(write(3, { ...leftOut, miniStoryOrStat: 'Watched 52 left-handers in four schools.' }).content).toContain(
      'I watched 52',
    );
  });

  test('a part that opens with its own name says it once', () => {
    expect(write(4, { planParts: 'Landing', planPartDetails: 'Landing: you bend your knees' }).content).toMatch(
      /Landing\. You bend your knees/,
    );
  });

  test('a part that opens with its name in short, and a dash, says it once', () => {
    const { content } = write(4, {
      planParts: 'the 48hr text\nthe forearm look',
      planPartDetails: '48hr text - five questions, sent two days before\nforearm - 20 seconds under a daylight bulb',
    });
    expect(content).toMatch(/text\. Five questions/);
    expect(content).toMatch(/forearm look\. 20 seconds/i);
  });

  test('a name for the trouble is not taken for the name of the plan', () => {
    for (const seed of [1, 2, 3]) {
      const newRootProblem = 'I call it outrunning your mud, and the guys say it now, I heard a kid say it';
      expect(write(4, { newRootProblem }, seed).content).toMatch(
        /what goes wrong[^.]*\. I call it outrunning your mud/i,
      );
    }
  });

  test('where nothing was told yet, no lead goes on from it', () => {
    for (const speakerPersonality of choicesOf('speakerPersonality'))
      for (const seed of [1, 2, 3, 4]) {
        const { sentences } = write(
          2,
          { voiceInTheirHead: 'Probably the sky is too bright.', speakerPersonality },
          seed,
        );
        const thought = sentences.findIndex(({ fields }) => fields.includes('voiceInTheirHead'));
        expect(sentences[thought - 1]?.text).not.toMatch(/^(?:And|Then|Meanwhile)\b/);
        expect(sentences[thought]?.text).not.toMatch(/^(?:And|Then|Meanwhile)\b/);
      }
  });

  test('what stays in -ing with nobody who does it follows a label, and no sentence with a subject', () => {
    const { content } = write(5, {
      alternativeStory: 'Ending up on new-builds, telling apprentices that faults are luck.',
    });
    expect(content).toMatch(/(?:If nothing had changed|How else it could have gone): ending up on new-builds/);
    const eighth = write(8, {
      oneCoreShiftRelief: 'Pretending to fetch parts.',
      fitFilter: 'Having ever sat in the van pretending.',
    }).content;
    expect(eighth).toMatch(/you can stop: pretending to fetch parts\./i);
    expect(eighth).toMatch(/that it's for you: having ever sat/);
  });

  test('a thought that is said again keeps its stop inside the quote marks', () => {
    const answers = { voiceInTheirHead: "I'll never get this right", patternBreakingTruth: 'It only takes one.' };
    for (const seed of [1, 2, 3, 4])
      expect(write(7, { ...answers, desiredToneClose: 'direct' }, seed).content).not.toMatch(/"[.,]/);
  });
});

test('a plan of which only the name is known is named once, and not announced', () => {
  const { content } = write(4, { planName: 'Before Breakfast', audiencePain: 'Your legs ache by noon.' });
  expect(content.match(/Before Breakfast/g)).toHaveLength(1);
  expect(content).not.toMatch(/what I would (?:do|try)|step by step|from start to finish/i);
});

test('an opening that asks for the reason leads to it alone', () => {
  const asking = [1, 2, 3, 4]
    .map((seed) => write(3, { realRootCause: 'Nobody stood next to you and said now.' }, seed).content.split('\n\n'))
    .filter(([opening = '']) => /\b(?:why|reason|behind|underneath|comes from)\b/.test(opening));
  expect(asking.length).toBeGreaterThan(0);
  for (const [, cause] of asking) expect(cause).toMatch(/^Nobody stood next/);
});

test('half of a fee given back is no promise of the money back', () => {
  const answers = { biggestPriceObjection: 'I would have to take that to the board.', audiencePain: 'You wait.' };
  const terms = (supportSafety: string) =>
    [1, 2, 3].map((seed) => write(6, { ...answers, supportSafety }, seed).content).join(' ');
  expect(terms('If we find nothing I refund the fee.')).toContain('the promise of your money back');
  expect(terms('If we find nothing I refund half of the fee.')).not.toContain('your money back');
});
