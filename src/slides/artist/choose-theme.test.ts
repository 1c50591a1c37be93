import { expect, test } from 'vitest';
import type { OutlineScript } from '../deck-outliner.ts';
import { chooseTheme } from './choose-theme.ts';

const script = (changed: Partial<OutlineScript> = {}): OutlineScript => ({
  projectName: 'Acme',
  targetAudience: '',
  answers: {},
  sections: [],
  ...changed,
});

test.each([
  ['Margin on the Menu', 'Owners of restaurants', 'paper'],
  ['Second Act Strength', 'Women over fifty', 'ember'],
  ['Sleep Like It’s Sunday', 'Parents who are up at night', 'midnight'],
  ['The calm clinic', 'Doctors with too many patients', 'glacier'],
])('a deck of "%s" for "%s" is drawn in %s without a wish', (projectName, targetAudience, theme) => {
  for (const seed of [1, 2, 3]) expect(chooseTheme(script({ projectName, targetAudience }), seed)).toBe(theme);
});

test('the script itself decides where name and audience say nothing, and its tone between equals', () => {
  const content = 'A garden is a plan. Every garden has a plant that nobody wanted.';
  const sections = [{ sectionNumber: 1, content, sentences: [] }];
  expect(chooseTheme(script({ sections }), 1)).toBe('forest');
  const equals = script({ projectName: 'Wedding software' });
  const toned = (toneTapIn: string) => chooseTheme({ ...equals, answers: { toneTapIn } }, 1);
  expect([toned('soft'), toned('confident')]).toEqual(['linen', 'midnight']);
});

test('without a sign the seed decides, and other decks look otherwise', () => {
  const themes = Array.from({ length: 8 }, (_, seed) => chooseTheme(script(), seed));
  expect(new Set(themes).size).toBe(8);
  expect(chooseTheme(script(), 3)).toBe(chooseTheme(script(), 3));
});
