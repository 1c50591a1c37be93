import { expect, test } from 'vitest';
import { type Answers, answerFields, choicesOf } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { beginWriting } from '../writing.ts';
import { framesFor } from './beat-frames.ts';
import type { Beat } from './frame.ts';

const frames = [
  'Here it is. {timeCost}',
  'This is what it takes from your week, as far as I can see. {timeCost}',
  'Look at what goes into it before anybody thanks you for it. {timeCost}',
];
const beat: Beat = { id: 'time', fields: ['timeCost'], voice: 'family', lines: { any: frames } };

function firstFrames(answer: string): (string | undefined)[] {
  const answers = Object.fromEntries(answerFields.slice(0, 40).map(({ field }) => [field, answer]));
  return [1, 2, 3].map((seed) => {
    const request: SectionRequest = { sectionNumber: 1, projectName: '', targetAudience: '', answers, seed };
    return framesFor(beginWriting(request), beat)[0]?.frame;
  });
}

test('around answers of a few words the shortest frames come last, around full ones each has its turn', () => {
  expect(firstFrames('five hours a week')).not.toContain(frames[0]);
  expect(firstFrames('They sit at the kitchen table until eleven and write offers nobody ever opens')).toContain(
    frames[0],
  );
});

test('no preposition stands before a name that opens with one, in any voice', () => {
  const named = ['Today is about {projectName}.', 'This is {projectName}.', 'Welcome to {projectName}.'];
  for (const speakerPersonality of choicesOf('speakerPersonality')) {
    const answers: Answers = { speakerPersonality, audiencePain: 'they guess' };
    const writing = beginWriting({
      sectionNumber: 1,
      projectName: 'From Word Price to Signature',
      targetAudience: '',
      answers,
      seed: 1,
    });
    const found = framesFor(writing, { id: 'welcome', fields: [], voice: 'family', lines: { any: named } });
    expect(found.map(({ frame }) => frame)).toEqual(['This is {projectName}.']);
  }
});

test('a grave scene has a plain word before it, and no joke', () => {
  const scene = 'My mother died in March and I had the phone in my hand';
  const answers: Answers = { breakingPointScene: scene, speakerPersonality: 'bold' };
  const writing = beginWriting({ sectionNumber: 5, projectName: '', targetAudience: '', answers, seed: 1 });
  const joking: Beat = {
    id: 'scene',
    fields: ['breakingPointScene'],
    voice: 'personality',
    lines: { any: ['Grab popcorn. {breakingPointScene}'] },
  };
  const frames = framesFor(writing, joking).map(({ frame }) => frame);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.every((frame) => frame.endsWith('{breakingPointScene}') && !frame.includes('popcorn'))).toBe(true);
});
