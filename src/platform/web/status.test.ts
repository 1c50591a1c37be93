import { expect, test } from 'vitest';
import { statusTone, statusWords } from './status.ts';

test('completed is green, in progress yellow in both spellings, anything else gray [CARD-02]', () => {
  expect(statusTone('completed')).toBe('green');
  expect(statusTone('in_progress')).toBe('yellow');
  expect(statusTone('in-progress')).toBe('yellow');
  expect(statusTone('draft')).toBe('gray');
  expect(statusTone('archived')).toBe('gray');
});

test('both spellings of in progress are shown as the same words [OPEN-12]', () => {
  expect(statusWords('in_progress')).toBe('in progress');
  expect(statusWords('in-progress')).toBe('in progress');
  expect(statusWords('')).toBe('draft');
});
