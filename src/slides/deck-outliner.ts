import type { SlidePurpose, SlideText } from './slide-text.ts';

/** A slide as the outline writes it. `isKey` marks the one slide of a section that offers designs to choose from. */
export type OutlinedSlide = SlideText & { purpose: SlidePurpose; speakerNotes: string; isKey: boolean };

export type DeckOutliner = {
  outline: (
    script: {
      projectName: string;
      targetAudience: string;
      sections: readonly { sectionNumber: number; content: string }[];
    },
    signal: AbortSignal,
  ) => Promise<OutlinedSlide[]>;
};
