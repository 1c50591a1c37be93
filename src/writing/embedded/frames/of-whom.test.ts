import { expect, test } from 'vitest';
import type { Answers } from '#framework/framework.ts';
import { writeSection } from '../write-section.ts';
import { askedOfThem } from './own-words.data.ts';

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

test('a section names whom it tells of, then only asks of him, and turns back to the room behind the last of it', () => {
  const content = opening(terse, 'Men over forty-five with gout');
  expect(content).toContain(
    'What does it cost him in time? Loses a month a year to the sofa. How much money goes on it, with him?',
  );
  expect(content).not.toContain('You may have tried something of the kind');
  expect(content.trimEnd()).toMatch(/there's nothing wrong with wanting it\.$/);
});

test('where another one, or the room, was spoken of in between, it is said again of whom', () => {
  const named = (answers: Answers): number =>
    opening(answers, 'Men over forty-five with gout').match(
      /somebody (?:much )?like you|somebody in your (?:place|position)/g,
    )?.length ?? 0;
  expect(opening(terse, '')).toContain('that alone can change something.\n\nI know what somebody like you wants, too.');
  expect(named({ ...terse, timeCost: 'They lose a month a year, both of them.' })).toBeGreaterThan(named(terse));
});

test('a sentence that asks of them is used for one question only', () => {
  const asked = Object.values(askedOfThem).flat();
  expect(new Set(asked).size).toBe(asked.length);
});
