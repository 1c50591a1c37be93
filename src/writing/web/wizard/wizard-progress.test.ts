import { expect, test } from 'vitest';
import { frameworkFields, type WizardAnswers, wizardSteps } from '#framework/framework.ts';
import { clampStep, minutesToGo, nextOpenQuestion, openFields, stepCount, stepPercent } from './wizard-progress.ts';

const everything: WizardAnswers = Object.fromEntries(frameworkFields.map(({ field }) => [field, 'x']));

test('the percent is the step divided by ten [WIZ-01]', () => {
  expect(stepCount).toBe(10);
  expect(wizardSteps.map(({ number }) => stepPercent(number))).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('no step lies below 1 or above 10 [WIZ-01]', () => {
  expect([clampStep(0), clampStep(-3), clampStep(11), clampStep(4)]).toEqual([1, 1, 10, 4]);
});

test('each question stands in exactly one step, and the read-through asks none [WIZ-02, OPEN-05]', () => {
  const asked = wizardSteps.flatMap(({ fields }) => fields.map(({ field }) => field));
  expect(asked.toSorted()).toEqual(frameworkFields.map(({ field }) => field).toSorted());
  expect(new Set(asked).size).toBe(asked.length);
  expect(wizardSteps.at(-1)?.fields).toEqual([]);
});

test('a question counts as open until something other than blanks stands there', () => {
  expect(openFields(2, {}).length).toBe(5);
  expect(openFields(2, { timeCost: '   ', moneyCost: '$640' }).map(({ field }) => field)).not.toContain('moneyCost');
  expect(openFields(2, { timeCost: '   ' }).map(({ field }) => field)).toContain('timeCost');
  expect(openFields(10, {})).toEqual([]);
});

test('the next question is the next written one that waits, then one left behind, then none', () => {
  expect(nextOpenQuestion(2, {}, 'timeCost')).toBe('identityCost');
  expect(nextOpenQuestion(2, { identityCost: 'x' }, 'timeCost')).toBe('moneyCost');
  expect(nextOpenQuestion(2, {}, 'reputationCost')).toBe('timeCost');
  expect(nextOpenQuestion(3, {}, 'hookTimerCosts')).toBe('whatTheyKeepTrying');
  expect(nextOpenQuestion(3, everything, 'hookTimerCosts')).toBeUndefined();
});

test('the time to go shrinks to nothing', () => {
  expect(minutesToGo({})).toBeGreaterThan(30);
  expect(minutesToGo(everything)).toBe(0);
});
