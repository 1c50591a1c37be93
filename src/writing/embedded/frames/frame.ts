import type { FieldName } from '#framework/framework.ts';

/**
 * One frame is what is said around an answer: "A lead. {audiencePain} A tail." A slot alone is replaced by the answer's own
 * sentences; {planName}, {projectName}, {audience} and {partCount} inside a sentence by the bare words.
 */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** Which of the answers decides the voice of a beat. */
export type VoiceOf =
  | 'personality'
  | 'price'
  | 'close'
  | 'tapIn'
  | 'niche'
  | 'priceAwareness'
  | 'listeners'
  | 'call'
  | 'awareness';

export type Beat = {
  id: string;
  /** All must be answered; none for an opening, a landing or a bridge. */
  fields: readonly FieldName[];
  voice: VoiceOf | 'family';
  lines: Lines;
  /** Goes on in the paragraph of the beat before it. */
  joins?: boolean;
  /** Only said when these are answered too, although it does not speak them. */
  needs?: readonly FieldName[];
  /** Said only where there is time for it. */
  optional?: boolean;
  /** Fields standing inside a sentence as bare words. */
  inline?: readonly FieldName[];
};

/** Three tempers into which the eight personalities fall, for what is said too seldom to be written eight times. */
export type Family = 'hard' | 'light' | 'soft';
export type ByFamily = Readonly<Record<Family, readonly string[]>>;

type Personality = 'bold' | 'blunt' | 'funny' | 'poetic' | 'gentle' | 'mentor' | 'friend' | 'coach';
export type ByPersonality = Readonly<Record<Personality, readonly string[]>>;
