import { expect, test } from 'vitest';
import {
  answersBefore,
  confidenceWords,
  findingsOf,
  likelyBySection,
  previewedFindings,
  previewOf,
  replacesOwnText,
  unlikelyFindings,
} from './findings.ts';

const suggestion = (field: string, value: string, confidence = 0.9) => ({ field, value, confidence, source: 'So.' });

test('a preview is the first 100 characters, and never half a character [AUTOF-04]', () => {
  expect(previewOf('a'.repeat(150))).toBe(`${'a'.repeat(100)}…`);
  expect(previewOf('a'.repeat(100))).toBe('a'.repeat(100));
  expect(previewOf('🥖'.repeat(101))).toBe(`${'🥖'.repeat(100)}…`);
});

test('what stands in data is ticked, weaker finds are not, and what is no field of the wizard is left out', () => {
  const findings = findingsOf({
    success: true,
    data: { planName: 'The Quiet Week', isAdmin: 'yes', timeCost: 5, moneyCost: ' ' },
    suggestions: [suggestion('planName', 'The Quiet Week'), suggestion('timeCost', 'Two hours', 0.4)],
  });
  expect(findings.map(({ field, value, isTicked }) => [field.field, value, isTicked])).toEqual([
    ['timeCost', 'Two hours', false],
    ['planName', 'The Quiet Week', true],
  ]);
});

test('an answer without suggestions is shown by its data alone', () => {
  const [finding] = findingsOf({ success: true, data: { audiencePain: 'You wake at three.' } });
  expect(finding).toMatchObject({ value: 'You wake at three.', isTicked: true, confidence: undefined });
});

test('of several finds for a field the surest one is shown', () => {
  const suggestions = [suggestion('timeCost', 'An hour', 0.4), suggestion('timeCost', 'Two hours', 0.5)];
  expect(findingsOf({ success: true, suggestions }).map(({ value }) => value)).toEqual(['Two hours']);
});

test('each finding stands in one place: before the sections or in its own', () => {
  const findings = findingsOf({
    success: true,
    data: { audiencePain: 'Pain', yourDifferentApproach: 'Way', whatTheyCrave: 'Sleep', planName: 'Week' },
  });
  expect(previewedFindings(findings).map(({ value }) => value)).toEqual(['Pain', 'Way']);
  expect(likelyBySection(findings).map(({ sectionNumber, findings }) => [sectionNumber, findings.length])).toEqual([
    [1, 1],
    [4, 1],
  ]);
});

test('what is less sure stands behind the rest, the surest first, save what tells at a glance whether the text was understood', () => {
  const findings = findingsOf({
    success: true,
    data: { planName: 'Week' },
    suggestions: [
      suggestion('timeCost', 'An hour', 0.2),
      suggestion('fitFilter', 'Bakers', 0.5),
      suggestion('audiencePain', 'Pain', 0.3),
    ],
  });
  expect(unlikelyFindings(findings).map(({ value }) => value)).toEqual(['Bakers', 'An hour']);
  expect(previewedFindings(findings).map(({ value }) => value)).toEqual(['Pain']);
  expect(likelyBySection(findings).flatMap((group) => group.findings.map(({ value }) => value))).toEqual(['Week']);
});

test('only other words than one’s own are said to replace them', () => {
  const [finding] = findingsOf({ success: true, data: { planName: 'The Quiet Week' } });
  if (!finding) throw new Error('Nothing was found.');
  expect(replacesOwnText(finding, { planName: 'Mine' })).toBe(true);
  expect(replacesOwnText(finding, { planName: ' The Quiet Week ' })).toBe(false);
  expect(replacesOwnText(finding, { planName: ' ' })).toBe(false);
});

test('the way back holds what stood in each field that is filled, nothing else', () => {
  const answers = { planName: 'Mine', timeCost: 'An hour' };
  expect(answersBefore(answers, { planName: 'Theirs', moneyCost: '$4' })).toEqual({ planName: 'Mine', moneyCost: '' });
});

test('confidence is said in words', () => {
  expect([0.95, 0.7, 0.4].map(confidenceWords)).toEqual(['Very likely', 'Likely', 'Perhaps']);
});
