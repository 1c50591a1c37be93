import { expect, test } from 'vitest';
import { writeSection } from '../write-section.ts';
import { threadsOf } from './threads.ts';

const answers = {
  audiencePain: 'You stand on the scale before breakfast and the day is decided.',
  fingerPointableMoment: 'Sunday night, 11 p.m., the fridge door open.',
  energyCost: 'Every look at the scale costs you the morning.',
  planMetaphor: "It's like a thermostat. Nobody shouts at a thermostat.",
  stallLoopPattern: 'You wait for Monday.',
  planBeliefCallback: 'Small things, every day.',
};

test('what comes back near the end is the image of the plan and the thing that hurts', () => {
  expect(Object.fromEntries(threadsOf(answers))).toEqual({
    image: 'the thermostat',
    thing: 'the scale',
  });
});

test('a person, a mere prop, a day or a long comparison are no threads', () => {
  const others = {
    audiencePain: 'Your tenant rings and the teacher waits by the buggy.',
    energyCost: 'The tenant, the teacher and the buggy again.',
    fingerPointableMoment: 'Sunday night, 11 p.m., and you sit there.',
    planMetaphor: 'It is like buying firewood by the truck.',
  };
  expect(Object.fromEntries(threadsOf(others))).toEqual({});
});

test('the last words take such a thread up again', () => {
  const last = writeSection({ sectionNumber: 8, projectName: '', targetAudience: '', answers, seed: 1 })
    .sentences.filter(({ fields }) => fields.length === 0)
    .map(({ text }) => text)
    .join(' ');
  expect(last).toMatch(/the thermostat|the scale/);
});
