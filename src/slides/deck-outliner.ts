import type { Answers } from '#framework/framework.ts';
import type { SlidePurpose, SlideText } from './slide-text.ts';

/** A slide as the outline writes it. `isKey` marks the one slide of a section that offers designs to choose from. */
export type OutlinedSlide = SlideText & { purpose: SlidePurpose; speakerNotes: string; isKey: boolean };

/** A sentence of the script and the names of the answers it came from. */
export type ScriptSentence = { text: string; paragraph: number; fields: readonly string[] };

/** The script of a project. A section edited by hand has no `sentences`; its content alone is outlined. */
export type OutlineScript = {
  projectName: string;
  targetAudience: string;
  answers: Answers;
  sections: readonly { sectionNumber: number; content: string; sentences: readonly ScriptSentence[] }[];
};

/** `minutes` is how long the talk may take; without it the deck is as long as the script asks for. */
export type OutlineWish = { minutes?: number };

/** `notice` says what a person should know about how the slides were worded: another outliner stood in. */
type Outline = { slides: OutlinedSlide[]; notice?: string };

/**
 * Writes the slides of a script: a cover, then for each written section one key slide and as many others as it needs. The
 * speaker notes of a section's slides are its text, word for word and in order.
 */
export type DeckOutliner = {
  outline: (script: OutlineScript, wish: OutlineWish, signal: AbortSignal) => Promise<Outline>;
};
