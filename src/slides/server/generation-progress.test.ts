import { expect, test } from 'vitest';
import { slideProgressSchema } from '../contract.ts';
import {
  completedProgress,
  drawnProgress,
  endedProgress,
  outlinedProgress,
  outliningProgress,
  startedProgress,
} from './generation-progress.ts';

const sections = [
  { sectionNumber: 0, title: 'A claim', images: 3 },
  { sectionNumber: 2, title: 'Another', images: 2 },
];

test('progress counts sections and images, never goes backwards and ends at 100 [WS-03]', () => {
  const images = [
    { imageUrl: '/a', sectionNumber: 0, imageIndex: 1 },
    { imageUrl: '/b', sectionNumber: 0, imageIndex: 0 },
    { imageUrl: '/c', sectionNumber: 2, imageIndex: 0 },
    { imageUrl: '/d', sectionNumber: 0, imageIndex: 2 },
    { imageUrl: '/e', sectionNumber: 2, imageIndex: 1 },
  ];
  const steps = [startedProgress, outliningProgress(startedProgress)];
  steps.push(outlinedProgress(steps.at(-1) ?? startedProgress, sections));
  for (const image of images) steps.push(drawnProgress(steps.at(-1) ?? startedProgress, image));
  steps.push(completedProgress(steps.at(-1) ?? startedProgress));

  for (const step of steps) expect(slideProgressSchema.parse(step)).toEqual(step);
  expect(steps.map((step) => step.step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(steps.map((step) => step.overallProgress)).toEqual([0, 3, 10, 27, 45, 63, 81, 99, 100]);
  expect(steps.map((step) => [step.currentSection, step.currentImage])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 5],
    [2, 5],
    [2, 5],
  ]);
  expect(steps.map((step) => step.sectionProgress)).toEqual([0, 0, 0, 33, 66, 66, 50, 100, 100]);
  expect(steps.at(-1)).toMatchObject({
    totalSections: 2,
    totalImages: 5,
    status: 'completed',
    completedImages: images,
  });
});

test('a run that ends early keeps how far it came', () => {
  const half = drawnProgress(outlinedProgress(startedProgress, sections), {
    imageUrl: '/a',
    sectionNumber: 0,
    imageIndex: 0,
  });
  expect(endedProgress(half, 'cancelled', 'Cancelled.')).toMatchObject({
    status: 'cancelled',
    overallProgress: half.overallProgress,
    completedImages: half.completedImages,
  });
});

test('a deck without images to choose goes from its outline to the end', () => {
  const outlined = outlinedProgress(startedProgress, []);
  expect(outlined).toMatchObject({ totalImages: 0, overallProgress: 10 });
  expect(completedProgress(outlined).overallProgress).toBe(100);
});
