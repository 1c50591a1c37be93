import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import type { Habits } from '../persons/habits.ts';
import { say } from './complete.ts';
import { goldenAudience } from './golden.ts';

const said = (field: FieldName, answer: string, habits: Partial<Habits>) => {
  const audience = goldenAudience('you');
  const to = { audience: { ...audience, habits: { ...audience.habits, ...habits } }, named: new Set<string>() };
  return say(field, answer, to, 0)?.sentences.join(' ');
};

test('in a set of notes what opens a chain, or a row of those it is not for, is a thing', () => {
  const noted = (field: FieldName, answer: string) => said(field, answer, { notes: true });
  expect(noted('whatNotWorking', 'Compeed on wet skin -> slides -> rips off')).toBe(
    'Compeed on wet skin, slides, rips off.',
  );
  expect(noted('whoIsThisNotFor', 'die casters, steel, anything > 6% and proud of it')).toBe(
    'Die casters, steel, anything over 6% and proud of it.',
  );
  expect(noted('yourDifferentApproach', 'tests the beam before lifting the floor.')).toBe(
    'I test the beam before lifting the floor.',
  );
});

test('where the author says "you", what feels or works so is a thing and not the listener', () => {
  expect(said('oneCoreShiftRelief', 'Keep 200 songs. feels amazing ngl', { addresses: true })).toBe(
    'You can keep 200 songs. Feels amazing.',
  );
});
