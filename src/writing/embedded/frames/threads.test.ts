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

test('what comes back near the end is the day and the hour of the scene, the image of the plan and the thing that hurts', () => {
  expect(Object.fromEntries(threadsOf(answers))).toEqual({
    sceneDay: 'Sunday night',
    sceneHour: '11 p.m.',
    image: 'the thermostat',
    thing: 'the scale',
  });
});

test('a person, a mere prop, two days or a long comparison are no threads', () => {
  const others = {
    audiencePain: 'Your tenant rings and the teacher waits by the buggy.',
    energyCost: 'The tenant, the teacher and the buggy again.',
    fingerPointableMoment: 'From Monday to Friday you sit there.',
    planMetaphor: 'It is like buying firewood by the truck.',
  };
  expect(Object.fromEntries(threadsOf(others))).toEqual({});
});

test('the close or the last words take such a thread up again', () => {
  const last = ([7, 8] as const)
    .flatMap(
      (sectionNumber) =>
        writeSection({ sectionNumber, projectName: '', targetAudience: '', answers, seed: 1 }).sentences,
    )
    .filter(({ fields }) => fields.length === 0)
    .map(({ text }) => text)
    .join(' ');
  expect(last).toMatch(/Sunday night|11 p\.m\.|the scale/);
  expect(last).toMatch(/the thermostat|the scale/);
});
