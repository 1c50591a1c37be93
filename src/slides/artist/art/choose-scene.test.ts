import { expect, test } from 'vitest';
import { chooseScene } from './choose-scene.ts';
import { randomFrom } from './random.ts';
import { sceneRows } from './scenes.data.ts';

const scenesFor = (sectionReference: number, words: string): Set<string> =>
  new Set(Array.from({ length: 60 }, (_, seed) => chooseScene({ sectionReference, words }, randomFrom(seed, 'scene'))));

test.each([
  [6, 'Nine hours a week, gone by the minute', 'clock'],
  [3, 'A cracked picture of what went wrong', 'frame'],
  [4, 'The road map, step by step', 'path'],
  [7, 'The door is open: start on Monday', 'doorway'],
  [6, 'What it is worth, weighed fairly', 'scale'],
  [1, 'One belief, one idea', 'bulb'],
  [0, 'Sleep Like It’s Sunday', 'night'],
  [6, 'Margin on the menu', 'table'],
])('section %i saying "%s" is shown as %s', (section, words, scene) => {
  expect([...scenesFor(section, words)]).toEqual([scene]);
});

test('words of another script leave the choice to the section', () => {
  expect(scenesFor(7, 'ابدأ اليوم')).toEqual(scenesFor(7, ''));
});

test('every section has several scenes of its own, and every scene a section', () => {
  for (let section = 0; section <= 8; section++) expect(scenesFor(section, '').size).toBeGreaterThanOrEqual(3);
  expect(new Set(sceneRows.flatMap(({ sections }) => sections)).size).toBe(9);
});
