import { sectionName } from '#framework/framework.ts';

/** The section a slide belongs to; 0 is the cover. */
export const slideSection = (reference: number): string => (reference === 0 ? 'Cover' : sectionName(reference));

/** The same on the selection page, which writes the eighth in its own way. */
export const selectionSection = (reference: number): string =>
  reference === 8 ? 'Tap-In Pitch' : slideSection(reference);
