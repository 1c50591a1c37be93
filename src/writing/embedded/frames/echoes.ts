import type { Writing } from '../writing.ts';
import { framesFor, hasItsAnswers } from './beat-frames.ts';
import { beatsOf } from './sections.ts';

/** How the program's own sentences have opened so far, in order. */
export type Said = string[];

/** "So, …" is heard again for a while; two words that open anything are heard only side by side. */
const LOUD = /^(?:so|okay|right|now|look|let|maybe|perhaps|imagine|picture|honestly|keep|remember)$/;
const WHILE = 7;

/** Whether a frame opens a sentence with a device the script has used: the same three words ever, a loud word lately, any word just before. */
export function isEcho(frame: string, said: Said): boolean {
  const earlier = new Set(said);
  const first = (opening: string | undefined): string => opening?.split(' ')[0] ?? '';
  const lately = new Set(said.slice(-WHILE).map(first));
  return openingsOf(frame).some(
    (opening, place) =>
      (opening.includes(' ') && earlier.has(opening)) ||
      (LOUD.test(first(opening)) && lately.has(first(opening))) ||
      (place === 0 && first(opening) === first(said.at(-1))),
  );
}

/** The first three words of each sentence that is not an answer. */
export const openingsOf = (frame: string): string[] =>
  frame
    .split(/(?<=[.!?:}])\s+/)
    .filter((sentence) => !/^\{\w+\}$/.test(sentence))
    .map((sentence) => (sentence.toLowerCase().match(/\{\w+\}|[\p{L}']+/gu) ?? []).slice(0, 3).join(' '));

/** What the sections before this one have most likely said, so that a whole script is heard as one speech. */
export function saidBefore(writing: Writing): Said {
  const said: Said = [];
  const section = writing.request.sectionNumber;
  for (const number of ([1, 2, 3, 4, 5, 6, 7] as const).filter((one) => one < section)) {
    for (const beat of beatsOf(number, writing.answers)) {
      if (!hasItsAnswers(beat, number, writing.answers)) continue;
      const frames = framesFor(writing, beat).filter(({ frame }) => isFillable(writing, frame));
      const chosen = frames.find(({ frame }) => !isEcho(frame, said)) ?? frames[0];
      if (chosen) said.push(...openingsOf(chosen.frame));
    }
  }
  return said;
}

const isFillable = ({ answers, names }: Writing, frame: string): boolean =>
  [...frame.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in answers || names.has(name));
