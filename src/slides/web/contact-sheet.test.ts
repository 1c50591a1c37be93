import { expect, test } from 'vitest';
import type { SlideProgress } from '../contract.ts';
import { contactSheet, isDrawn, isGenerating, placeOf, secondsLeft } from './contact-sheet.ts';

const image = (sectionNumber: number, imageIndex: number) => ({
  imageUrl: `/${sectionNumber}-${imageIndex}`,
  sectionNumber,
  imageIndex,
});
const progress: SlideProgress = {
  step: 4,
  currentSection: 2,
  totalSections: 3,
  currentImage: 5,
  totalImages: 9,
  overallProgress: 40,
  sectionProgress: 33,
  status: 'drawing',
  message: 'Drawing',
  completedImages: [image(0, 0), image(0, 1), image(0, 2), image(4, 0)],
  sections: [0, 4, 7].map((sectionNumber) => ({ sectionNumber, title: 'A claim', images: 3 })),
};

test('the contact sheet has a column for each key slide with its frames, the next one in the making [SLIDEGEN-01]', () => {
  expect(contactSheet(progress)).toEqual([
    { sectionNumber: 0, frames: ['/0-0', '/0-1', '/0-2'], drawn: 3, making: undefined },
    { sectionNumber: 4, frames: ['/4-0', null, null], drawn: 1, making: 1 },
    { sectionNumber: 7, frames: [null, null, null], drawn: 0, making: undefined },
  ]);
  expect(contactSheet({ ...progress, status: 'completed' })[1]?.making).toBeUndefined();
});

test('a server that names no key slides still gets a column for each section [SLIDEGEN-01]', () => {
  const columns = contactSheet({ ...progress, sections: [], completedImages: [image(2, 0)] });
  expect(columns.map(({ sectionNumber, frames }) => [sectionNumber, frames.length])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(columns[1]).toMatchObject({ drawn: 1, making: 1 });
});

test('where it stands is told by section and image, and the cover is no section [SLIDEGEN-01]', () => {
  expect(placeOf(progress)).toEqual({ sectionNumber: 4, name: 'The Plan', words: 'Section 1 of 2, image 2 of 3' });
  expect(placeOf({ ...progress, currentSection: 1 })).toMatchObject({
    name: 'Cover',
    words: 'The first slide, image 3 of 3',
  });
  expect(placeOf({ ...progress, sections: [], completedImages: [], currentSection: 3 })).toEqual({
    sectionNumber: 3,
    name: 'Frame Flip',
    words: 'Section 3 of 3, image 1 of 3',
  });
  expect(placeOf({ ...progress, totalSections: 0, sections: [] })).toBeNull();
});

test('it is drawn when the status says so or all images are there [SLIDEGEN-03]', () => {
  expect(isDrawn(progress)).toBe(false);
  expect(isDrawn({ ...progress, status: 'completed' })).toBe(true);
  expect(isDrawn({ ...progress, totalImages: 4 })).toBe(true);
  expect(isDrawn({ ...progress, totalImages: 0, completedImages: [] })).toBe(false);
  expect(isGenerating(progress)).toBe(true);
  for (const status of ['completed', 'cancelled', 'failed'] as const) {
    expect(isGenerating({ ...progress, status })).toBe(false);
  }
});

test('the time left follows from the pace since one began to watch', () => {
  expect(secondsLeft(progress, { drawn: 2, at: 0 }, 4_000)).toBe(10);
  expect(secondsLeft(progress, { drawn: 3, at: 0 }, 4_000)).toBeNull();
});
