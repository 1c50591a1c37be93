import { expect, test } from 'vitest';
import type { Answers } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { beginWriting } from '../writing.ts';
import { filled } from './fill-frame.ts';
import { topics } from './own-words.data.ts';

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
  expect(firstSentence(frame, 'I get these texts on Thursday night, they motor at dawn')).toBe(
    topics.realLifeTransformation?.[0],
  );
  expect(firstSentence(frame, 'You fall asleep in the chair on Sunday')).toBe('Now imagine life like this.');
});
