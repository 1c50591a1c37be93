import { expect, test } from 'vitest';
import type { Piece } from './clean.ts';
import { goldenAudience } from './golden.ts';
import { isHalfOf } from './half-of.ts';

const ofThem = goldenAudience('they');
const toYou = goldenAudience('you');
const pieces = (...texts: string[]): Piece[] => texts.map((text) => ({ text, end: '.', bullet: false }));

test('nobody is "you" and then "she" in one answer', () => {
  const toOwners = { ...toYou, nouns: new Set(['owner']) };
  const typed = 'One year the owner waits, one year she goes to another trainer';
  expect(isHalfOf(['One year you wait, one year she goes to another trainer.'], pieces(typed), toOwners)).toBe(true);
  const ofVet = 'The owner rings the vet and she comes at nine';
  expect(isHalfOf(['You ring the vet and she comes at nine.'], pieces(ofVet), toOwners)).toBe(false);
  expect(isHalfOf(['The owner makes yourself one room.'], pieces('The owner makes himself one room'), toOwners)).toBe(
    true,
  );
  const inThat = 'That what he is throwing in the skip he could not buy today';
  expect(isHalfOf([`You realise ${inThat.toLowerCase()}.`], pieces(inThat), ofThem)).toBe(true);
});

test('who goes on is the one who began', () => {
  const typed = pieces('They put arrows in', 'Or they do the app for nine days');
  expect(isHalfOf(['You put arrows in.', 'Or they do the app for nine days.'], typed, ofThem)).toBe(true);
  expect(isHalfOf(['You put arrows in.', 'Or you do the app for nine days.'], typed, ofThem)).toBe(false);
  const wish = pieces('One quiet night', 'They want to tuck that child in');
  expect(isHalfOf(['You want one quiet night.', 'They want to tuck that child in.'], wish, ofThem)).toBe(true);
});
