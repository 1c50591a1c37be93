import { expect, test } from 'vitest';
import type { Answers } from '#framework/framework.ts';
import { writeSection } from '../write-section.ts';
import { topics } from './own-words.data.ts';

/** An author who leaves out who does it. */
const terse: Answers = {
  audiencePain: 'Limps to the van at six. He sits with both hands on the wheel before he turns the key.',
  whatNotWorking: 'Swallows his brother’s tablets. Gives up beer for a fortnight.',
  timeCost: 'Loses a month a year to the sofa.',
  moneyCost: 'Pays £180 for each day off.',
  energyCost: 'Sleeps in the chair. Wakes at three.',
  whatTheyCrave: 'Wants to walk his daughter up the aisle in proper shoes.',
  stupidThingTheyBelieve: 'Thinks it is what he ate on Friday.',
  currentUndesiredReality: 'Keeps one slipper by the door. Tells nobody why.',
};
const opening = (answers: Answers, targetAudience: string): string =>
  writeSection({ sectionNumber: 1, projectName: 'Both Shoes', targetAudience, answers, seed: 1 }).content;

test('a section names whom it tells of, then says only what is told of next, and turns back to the room behind the last of it', () => {
  const content = opening(terse, 'Men over forty-five with gout');
  expect(content).toMatch(/(?:Think of|Take|Picture|Imagine) somebody .{5,40}\. He limps to the van at six\./);
  expect(content).toContain('He loses a month a year to the sofa. And the money. He pays £180');
  expect(content).not.toContain('You may have tried something of the kind');
  expect(content.trimEnd()).toMatch(/there's nothing wrong with wanting it\.$/);
});

test('where an answer spoke of others, or to the room, in between, it is said again of whom', () => {
  const content = opening(
    { ...terse, moneyCost: "You pay, and Sheila's brother won't." },
    'Men over forty-five with gout',
  );
  expect(content).toMatch(
    /won't\.\s+It takes strength, too\. (?:Think of|Take|Picture|Imagine) somebody .*\. He sleeps in the chair\./,
  );
});

test('what is told of next is said in a sentence of its own for each question', () => {
  const announced = Object.values(topics).flat();
  expect(new Set(announced).size).toBe(announced.length);
});
