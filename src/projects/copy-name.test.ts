import { expect, test } from 'vitest';
import { duplicateProjectSchema } from './contract.ts';
import { copyName } from './copy-name.ts';

test('a copy is called like its original, with (Copy) after it [DUP-01]', () => {
  expect(copyName('The Quiet Quarter')).toBe('The Quiet Quarter (Copy)');
});

test('the copy of the longest name can still be saved', () => {
  const name = copyName('x'.repeat(200));
  expect(name.endsWith(' (Copy)')).toBe(true);
  expect(duplicateProjectSchema.safeParse({ name }).success).toBe(true);
});
