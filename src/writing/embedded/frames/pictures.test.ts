import { expect, test } from 'vitest';
import type { SectionRequest } from '../../script-writer.ts';
import { beginWriting } from '../writing.ts';
import { framesFor } from './beat-frames.ts';
import type { Beat } from './frame.ts';

const frames = ['Not every boat is meant for every shore. {whoIsThisNotFor}', 'I say it openly. {whoIsThisNotFor}'];
const beat: Beat = { id: 'notFor', fields: ['whoIsThisNotFor'], voice: 'family', lines: { any: frames } };

const firstFrames = (targetAudience: string): (string | undefined)[] =>
  [1, 2].map((seed) => {
    const answers = { whoIsThisNotFor: 'People in a hurry who want it all done by Monday' };
    const request: SectionRequest = { sectionNumber: 5, projectName: '', targetAudience, answers, seed };
    return framesFor(beginWriting(request), beat)[0]?.frame;
  });

test('a picture taken from the very trade of the listeners comes last', () => {
  expect(firstFrames('owners of small boats')).toEqual([frames[1], frames[1]]);
  expect(firstFrames('owners of small dogs')).toContain(frames[0]);
});
