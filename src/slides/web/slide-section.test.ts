import { expect, test } from 'vitest';
import { selectionSection, slideSection } from './slide-section.ts';

test('sections have the names of the editor; the selection page writes the eighth with a hyphen [OPEN-34]', () => {
  expect([0, 1, 8, 9].map(slideSection)).toEqual(['Cover', 'One Belief Framework', 'Tap In Pitch', 'Section 9']);
  expect([1, 7, 8].map(selectionSection)).toEqual(['One Belief Framework', 'The Close', 'Tap-In Pitch']);
});
