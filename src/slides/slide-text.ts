/** What a slide says, apart from how it looks. Empty strings and lists mean that the slide has no such part. */
export type SlideText = {
  /** 0 for the cover, else the number of the script's section. */
  sectionReference: number;
  /** A word or two over the title in the audience's language, never the framework's: "The problem", not "Frame Flip". */
  label: string;
  /** A claim of at most nine words. */
  title: string;
  subtitle: string;
  /** At most four of at most ten words when the outline writes them, six for the steps of a plan; a person may write more. */
  bullets: readonly string[];
  /** A result or a price that stands in the script, and what it counts. */
  figure: { value: string; label: string } | null;
  /** Words of the script that are somebody's. */
  quote: { text: string; by: string } | null;
};

/** What the slide is for in the talk; the artist picks among the layouts that suit it. */
export const slidePurposes = [
  'cover',
  'statement',
  'figure',
  'quote',
  'points',
  'steps',
  'comparison',
  'timeline',
  'price',
  'call-to-action',
] as const;
export type SlidePurpose = (typeof slidePurposes)[number];
