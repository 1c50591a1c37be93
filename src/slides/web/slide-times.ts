import { countWords, speakingSeconds, wordsPerMinute } from '#projects/speaking-time.ts';

/** When a slide stands on stage, in seconds of the talk, going by its speaker notes. */
export type SlideTime = { spoken: number; from: number; to: number };

/** One entry a slide; a hidden slide takes no time. */
export function slideTimes(slides: readonly { speakerNotes: string; hidden: boolean }[]): SlideTime[] {
  let words = 0;
  return slides.map(({ speakerNotes, hidden }) => {
    const own = hidden ? 0 : countWords(speakerNotes);
    const from = (words / wordsPerMinute) * 60;
    words += own;
    return { spoken: speakingSeconds(own), from, to: (words / wordsPerMinute) * 60 };
  });
}
