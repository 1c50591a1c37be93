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
