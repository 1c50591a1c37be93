import { plannedMinutes, type SectionNumber } from '#framework/framework.ts';
import { wordsPerMinute } from './speaking-time.ts';

type Lamp = { sectionNumber: number; words: number };

const isSectionNumber = (value: number): value is SectionNumber => Number.isInteger(value) && value >= 1 && value <= 8;

/**
 * How long each section takes to say, in minutes: by its words where they are written, as planned where they are not.
 * While nothing at all is written every section counts the same.
 */
export function speakingMinutes(lamps: readonly Lamp[]): number[] {
  if (lamps.every(({ words }) => words === 0)) return lamps.map(() => 1);
  return lamps.map(({ sectionNumber, words }) => {
    if (words > 0) return words / wordsPerMinute;
    return isSectionNumber(sectionNumber) ? plannedMinutes(sectionNumber) : 1;
  });
}
