import { z } from 'zod';
import { displayedImage } from '../deck.ts';
import type { ShownSlide } from './deck-reading.ts';

/** Slide id to the address of the picture chosen for it. */
export type ImageChoices = Record<string, string>;

const choicesSchema = z.record(z.string(), z.string());
const keyOf = (projectId: number) => `draft:images:${projectId}`;

/** One choice for each slide with options: what was chosen on this device, else what is stored, else the first. */
export function choicesFor(slides: readonly ShownSlide[], draft: ImageChoices): ImageChoices {
  const chosen = slides.flatMap((slide): [string, string][] => {
    const kept = draft[slide.id];
    const url = kept && slide.imageOptions.includes(kept) ? kept : displayedImage(slide);
    return slide.imageOptions.length > 0 && url ? [[String(slide.id), url]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Choices that were made on this device and never saved. */
export function readChoicesDraft(projectId: number): ImageChoices {
  try {
    return choicesSchema.parse(JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepChoicesDraft(projectId: number, choices: ImageChoices): void {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), JSON.stringify(choices));
  } catch {
    // A device without room keeps nothing; the choices still stand on the page.
  }
}
