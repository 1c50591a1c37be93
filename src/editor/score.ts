import { plannedMinutes, sectionNumbers } from '#framework/framework.ts';
import { countWords, speakingSeconds, wordsPerMinute } from '#projects/speaking-time.ts';

export type SectionText = { sectionNumber: number; content: string };

/** One section as the strip, the list, the rig and the panel show it; times in seconds. */
export type ScoreEntry = {
  sectionNumber: number;
  words: number;
  /** Speaking time of what is written. */
  spoken: number;
  planned: number;
  /** When it begins in the talk, counting what is written. */
  startsAt: number;
  /** Its width: the time of what is written, otherwise the time planned. */
  share: number;
};

/** Speaking time planned for a section, in seconds; none for a number that is no section. */
function plannedSeconds(sectionNumber: number): number {
  const known = sectionNumbers.find((number) => number === sectionNumber);
  return known === undefined ? 0 : plannedMinutes(known) * 60;
}

const plannedWords = (sectionNumber: number) => (plannedSeconds(sectionNumber) / 60) * wordsPerMinute;

/** The eight sections in order with their times; `contents` holds the text each one shows now. */
export function scoreOf(contents: readonly SectionText[]): ScoreEntry[] {
  const texts = new Map(contents.map(({ sectionNumber, content }) => [sectionNumber, content]));
  let startsAt = 0;
  return sectionNumbers.map((sectionNumber) => {
    const words = countWords(texts.get(sectionNumber) ?? '');
    const spoken = speakingSeconds(words);
    const planned = plannedSeconds(sectionNumber);
    const entry = { sectionNumber, words, spoken, planned, startsAt, share: words > 0 ? spoken : planned };
    startsAt += (words / wordsPerMinute) * 60;
    return entry;
  });
}

/** Speaking time of the whole: what is written, what is still to write by plan, and both together. */
export function timesOf(score: readonly ScoreEntry[]): { written: number; toWrite: number; whole: number } {
  const written = score.reduce((sum, entry) => sum + entry.spoken, 0);
  const toWrite = score.reduce((sum, entry) => sum + (entry.words > 0 ? 0 : entry.planned), 0);
  return { written, toWrite, whole: written + toWrite };
}

/** How far a section's lamp is lit while words appear: never full before it is finished. */
export function litWhileWriting(words: number, sectionNumber: number): number {
  const planned = plannedWords(sectionNumber);
  return planned > 0 ? Math.min(0.95, words / planned) : 0;
}

/** Seconds until a section is written, going by the pace so far; null before the pace is known or when it is nearly done. */
export function secondsToGo(progress: { words: number; sectionNumber: number; elapsed: number }): number | null {
  const { words, sectionNumber, elapsed } = progress;
  const left = plannedWords(sectionNumber) - words;
  if (elapsed < 3 || words < 20) return null;
  const seconds = left / (words / elapsed);
  return seconds < 3 ? null : Math.round(seconds);
}
