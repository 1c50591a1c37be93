import { expect, test } from 'vitest';
import type { Answers } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { beginWriting } from '../writing.ts';
import { filled } from './fill-frame.ts';
import { peopleTopics, topics } from './own-words.data.ts';

const toYou: Answers = {
  audiencePain: 'You wait for your post',
  timeCost: 'You lose your Sundays',
  moneyCost: 'You pay',
};

const begun = (answers: Answers, sectionNumber: 1 | 4 | 8 = 1) =>
  beginWriting({ sectionNumber, projectName: '', targetAudience: '', answers, seed: 1 });

function firstSentence(frame: string, said: string): string | undefined {
  const answers = { ...toYou, realLifeTransformation: said };
  const request: SectionRequest = { sectionNumber: 8, projectName: '', targetAudience: '', answers, seed: 1 };
  return filled(beginWriting(request), frame, 'life')?.[0]?.text;
}

test('no lead that speaks to the room stands before what the speaker tells of others', () => {
  const frame = 'Now imagine life like this. {realLifeTransformation}';
  expect(topics.realLifeTransformation).toContain(firstSentence(frame, 'I get these texts on Thursday night'));
  expect(peopleTopics.realLifeTransformation).toContain(firstSentence(frame, 'They motor at dawn, and I get a call'));
  expect(firstSentence(frame, 'You fall asleep in the chair on Sunday')).toBe('Now imagine life like this.');
});

test.each([
  ['They sorted it. Took 2 nights.', 'It took 2 nights.'],
  ['They sorted it. Took ages.', 'It took ages.'],
  ['Went home. Took a week off.', 'I took a week off.'],
  ['Went home. Took 3 photographs of the mould.', 'I took 3 photographs of the mould.'],
])('%s Who took it is told from how long it took', (whatSnapped, last) => {
  const request: SectionRequest = {
    sectionNumber: 5,
    projectName: '',
    targetAudience: '',
    answers: { ...toYou, whatSnapped },
    seed: 1,
  };
  const lines = filled(beginWriting(request), '{whatSnapped}', 'snapped') ?? [];
  expect(lines.at(-1)?.text).toBe(last);
});

test('"having" goes behind a label that says one gets it, and stays where one can stop it', () => {
  const said = (field: 'supportSafety' | 'oneCoreShiftRelief', answer: string) => {
    const request: SectionRequest = {
      sectionNumber: 8,
      projectName: '',
      targetAudience: '',
      answers: { ...toYou, [field]: answer },
      seed: 1,
    };
    return filled(beginWriting(request), `{${field}}`, 'label')?.[0]?.text;
  };
  expect(said('supportSafety', 'Having a group of eight, me answering photos within a day')).toMatch(
    /: a group of eight/,
  );
  // Beside another deed it is one, too.
  expect(said('supportSafety', 'Having a fitter there on the day, and replacing any board that warps')).toMatch(
    /having a fitter/i,
  );
  expect(said('oneCoreShiftRelief', 'Having 12 tabs open')).toMatch(/: having 12 tabs open/);
});

test('whoever might ask them is not those who listen', () => {
  const lead = (whatTheyCrave: string) =>
    filled(begun({ ...toYou, whatTheyCrave }), 'Okay, dream with me for a second. {whatTheyCrave}', 'crave')?.[0]?.text;
  for (const answer of [
    "I think if you get a pint in them they'd tell you they want their name over the door.",
    "If you sit with them long enough they'll tell you they want a son to take the boat.",
  ])
    expect(peopleTopics.whatTheyCrave, answer).toContain(lead(answer));
  expect(lead('You want your name over the door.')).toBe('Okay, dream with me for a second.');
});

test('what the listener does for the seller is not called the part of the seller', () => {
  const said = (supportSafety: string) =>
    filled(begun({ ...toYou, supportSafety }, 8), '{supportSafety}', 'support')?.[0]?.text;
  expect(said('Taking home a starter in a jar, sending me a photo of it every evening')).not.toMatch(/my part/);
  expect(said('Filming one lap a week, ringing me when the dog stops')).not.toMatch(/my part/);
  expect(said('Starting beside me in the bakery, then sending pictures of each loaf')).not.toMatch(/my part/);
  expect(said('Sending recordings every week, getting notes from me or from my sister')).not.toMatch(/my part/);
  expect(said('Having my number, keeping the spare key')).not.toMatch(/my part/);
});

test('support that one gets is not got twice, and whoever does it stays beside the deed', () => {
  const said = (supportSafety: string) =>
    [1, 2].map(
      (seed) =>
        filled(
          { ...begun({ ...toYou, supportSafety }, 8), request: { ...begun(toYou, 8).request, seed } },
          '{supportSafety}',
          's',
        )?.[0]?.text,
    );
  for (const answer of [
    'Getting me in the yard for one whole day, and keeping the gauge.',
    'Having me read every log for a season, talking on the phone on Mondays.',
  ])
    for (const text of said(answer)) expect(text, answer).not.toMatch(/get: (?:getting|me \p{L}+ every)/u);
});

test('a story of one whom the seller helped says who did so', () => {
  const said = (planProofStory: string) =>
    filled(begun({ ...toYou, planProofStory }, 4), '{planProofStory}', 'proof')?.[0]?.text;
  expect(said('Helping Rosa in Cadiz, who was throwing out a crate a week.')).toMatch(/^I helped Rosa in Cadiz/);
  expect(said('Working with Anton at a mill near Graz.')).toBe('I worked with Anton at a mill near Graz.');
  expect(said('Coaching Mina through her first market.')).toBe('I coached Mina through her first market.');
});

test('whom the seller names in telling of the work is not brought in as somebody else', () => {
  const named = (yourDifferentApproach: string) =>
    filled(
      begun({ ...toYou, yourDifferentApproach }, 1),
      'Now, how I work. {yourDifferentApproach}',
      'approach',
    )?.every(({ known }) => known === undefined || known.named);
  expect(named("Photos from the driver's seat, before the wash. Wax only where he leans.")).toBe(true);
  expect(named('A chair beside the cook at six. Notes only where she stops.')).toBe(true);
  expect(named('A stool by the teacher, no slides. Changes only what she points at.')).toBe(true);
});
