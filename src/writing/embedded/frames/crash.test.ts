import { expect, test } from 'vitest';
import { dawned } from './crash.ts';

test.each([
  ['Realising that nobody but him knows which valve is shut.', 'Nobody but him knows which valve is shut.'],
  ['Seeing that her own key opens every locker.', 'Her own key opens every locker.'],
  ['That the rope was his.', 'The rope was his.'],
  ["Seeing that she'd locked it.", "Seeing that she'd locked it."],
  ['Seeing the boat go.', 'Seeing the boat go.'],
])('what dawned on somebody is said without the dawning: %s', (typed, said) => expect(dawned(typed)).toBe(said));
