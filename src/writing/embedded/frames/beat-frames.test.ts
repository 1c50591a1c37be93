import { expect, test } from 'vitest';
import { answerFields } from '#framework/framework.ts';
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
