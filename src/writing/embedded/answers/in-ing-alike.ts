import { piecesOf } from './clean.ts';
import { IN_ING } from './context.ts';
import { WATCHED } from './own-answer.ts';

/** Whether whose doing goes on in -ing is as open as in its beginning: not where somebody is watched, or two went from here to there. */
export const isInIngAlike = (answer: string): boolean => {
  const [, ...next] = piecesOf(answer);
  const wentFrom = /^working with (?-i:\p{Lu})/iu.test(answer) && next.every(({ text }) => /^going from\b/i.test(text));
  return IN_ING.test(answer) && !WATCHED.test(answer) && !wentFrom;
};
