import { sectionName } from '#framework/framework.ts';
import type { SlideProgress } from '../contract.ts';

export type SheetColumn = {
  sectionNumber: number;
  /** The addresses of its pictures in order; null for one that is not there yet. */
  frames: (string | null)[];
  drawn: number;
  /** Which frame is being made; undefined when none of this column is. */
  making: number | undefined;
};

export const isGenerating = ({ status }: SlideProgress) =>
  status === 'starting' || status === 'outlining' || status === 'drawing';

/** Are all pictures there, whatever the status says? */
export const isDrawn = ({ status, totalImages, completedImages }: SlideProgress): boolean =>
  status === 'completed' || (totalImages > 0 && completedImages.length >= totalImages);

/** A column for each key slide; where the server named none, one for each section it counts. */
export function contactSheet(progress: SlideProgress): SheetColumn[] {
  const { completedImages, totalSections, totalImages, currentSection, status } = progress;
  const each = totalSections > 0 ? Math.round(totalImages / totalSections) : 0;
  const columns =
    progress.sections.length > 0
      ? progress.sections
      : Array.from({ length: totalSections }, (_, index) => ({ sectionNumber: index + 1, images: each }));
  return columns.map(({ sectionNumber, images }, place) => {
    const own = completedImages.filter((image) => image.sectionNumber === sectionNumber);
    const frames = Array.from(
      { length: Math.max(images, own.length) },
      (_, index) => own.find(({ imageIndex }) => imageIndex === index)?.imageUrl ?? null,
    );
    const next = frames.indexOf(null);
    const isCurrent = status === 'drawing' && place === currentSection - 1;
    return { sectionNumber, frames, drawn: own.length, making: isCurrent && next >= 0 ? next : undefined };
  });
}

/** What is being made, in words; the cover is no section of the script and is not counted as one. */
export function placeOf(progress: SlideProgress): { sectionNumber: number; name: string; words: string } | null {
  const { currentSection, totalSections, sections } = progress;
  if (totalSections === 0) return null;
  const columns = contactSheet(progress);
  const column = columns[currentSection - 1];
  const sectionNumber = column?.sectionNumber ?? currentSection;
  const image = column ? Math.min(column.drawn + 1, column.frames.length) : 0;
  const images = column ? `, image ${image} of ${column.frames.length}` : '';
  if (sectionNumber === 0) return { sectionNumber, name: 'Cover', words: `The first slide${images}` };
  const counted = sections.filter((section) => section.sectionNumber > 0).length || totalSections;
  const place = sections.some((section) => section.sectionNumber === 0) ? currentSection - 1 : currentSection;
  return { sectionNumber, name: sectionName(sectionNumber), words: `Section ${place} of ${counted}${images}` };
}

/** Seconds until the last picture at the pace since `from`; null before there is a pace. */
export function secondsLeft(progress: SlideProgress, from: { drawn: number; at: number }, now: number): number | null {
  const drawn = progress.completedImages.length;
  const since = drawn - from.drawn;
  if (since < 2 || now <= from.at) return null;
  return Math.ceil(((now - from.at) / 1000 / since) * (progress.totalImages - drawn));
}
