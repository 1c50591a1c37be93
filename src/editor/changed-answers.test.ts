import { expect, test } from 'vitest';
import { changedFields, sectionsWithChangedAnswers } from './changed-answers.ts';

test('an answer changed only by blanks around it is not changed', () => {
  expect(changedFields({ planName: 'Five Evenings' }, { planName: ' Five Evenings\n' })).toEqual([]);
  expect(changedFields({ planName: '' }, {})).toEqual([]);
});

test('changed, emptied and new answers name their sections in order, each once', () => {
  const before = { planName: 'Five Evenings', moneyCost: '$5', projectName: 'A' };
  const after = { planName: '', moneyCost: '$6', timeCost: 'a year', ctaCalibration: 'soft', projectName: 'B' };
  expect(sectionsWithChangedAnswers(before, after)).toEqual([1, 4, 8]);
});
