import type { SlideProgress } from '../contract.ts';

type Sections = SlideProgress['sections'];
type CompletedImage = SlideProgress['completedImages'][number];

/** How much of the bar the outline takes; the pictures share the rest. */
const outlined = 10;

export const startedProgress: SlideProgress = {
  step: 1,
  currentSection: 0,
  totalSections: 0,
  currentImage: 0,
  totalImages: 0,
  overallProgress: 0,
  sectionProgress: 0,
  status: 'starting',
  message: 'Slides are about to be made.',
  completedImages: [],
  sections: [],
};

const next = (before: SlideProgress, change: Partial<SlideProgress>): SlideProgress => ({
  ...before,
  ...change,
  step: before.step + 1,
  overallProgress: Math.max(before.overallProgress, change.overallProgress ?? 0),
});

const onStage = (title: string): string => (title ? `“${title}”` : 'the next slide');

/** Where the drawing stands: the first section that still misses an image is the current one. */
function standing(sections: Sections, completedImages: readonly CompletedImage[]): Partial<SlideProgress> {
  const done = (sectionNumber: number) =>
    completedImages.filter((image) => image.sectionNumber === sectionNumber).length;
  const open = sections.findIndex((section) => done(section.sectionNumber) < section.images);
  const current = open === -1 ? sections.length - 1 : open;
  const section = sections[current];
  const totalImages = sections.reduce((sum, each) => sum + each.images, 0);
  if (!section) return { overallProgress: outlined };
  const drawn = done(section.sectionNumber);
  return {
    currentSection: current + 1,
    currentImage: Math.min(completedImages.length + 1, totalImages),
    sectionProgress: Math.floor((drawn / section.images) * 100),
    overallProgress: outlined + Math.floor((completedImages.length / totalImages) * (99 - outlined)),
    message: `Drawing ${onStage(section.title)}, design ${Math.min(drawn + 1, section.images)} of ${section.images}`,
  };
}

export const outliningProgress = (before: SlideProgress): SlideProgress =>
  next(before, {
    status: 'outlining',
    message: 'Reading the script and choosing what each slide says',
    overallProgress: 3,
  });

export const outlinedProgress = (before: SlideProgress, sections: Sections, notice?: string): SlideProgress =>
  next(before, {
    ...(notice ? { notice } : {}),
    status: 'drawing',
    sections,
    totalSections: sections.length,
    totalImages: sections.reduce((sum, section) => sum + section.images, 0),
    message: 'The slides are written.',
    ...standing(sections, []),
  });

export function drawnProgress(before: SlideProgress, image: CompletedImage): SlideProgress {
  const completedImages = [...before.completedImages, image];
  return next(before, { completedImages, ...standing(before.sections, completedImages) });
}

export const completedProgress = (before: SlideProgress): SlideProgress =>
  next(before, {
    status: 'completed',
    currentSection: before.totalSections,
    currentImage: before.totalImages,
    sectionProgress: 100,
    overallProgress: 100,
    message: 'All slides are drawn.',
  });

export const endedProgress = (before: SlideProgress, status: 'cancelled' | 'failed', message: string): SlideProgress =>
  next(before, { status, message });
