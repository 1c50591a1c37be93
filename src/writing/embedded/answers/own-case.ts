import { capitalised } from './realise.ts';

/**
 * "I used to think I must be doing something to him", "I always said oh greys do that": who knows a thought because it was theirs once.
 * What is thought is left, without whose it was.
 */
export function withoutOwnCase(thought: string): string {
  const said = thought.replace(BEFORE, '');
  const left = said.replace(BEHIND, '');
  return left === thought || left.trim() === '' ? thought : capitalised(left.replace(/^(?:oh|well),? (?=\S+ \S)/i, ''));
}

const BEFORE =
  /^(?:(?:oh|well|so|and|honestly)[, ]+)*(?:you(?:'re| are) (?:all )?thinking|I (?:always |just |only )?(?:used to|would|'d) (?:always |just )?(?:think|say|tell myself)|I'd (?:always |just )?(?:think|say|tell myself)|I always (?:thought|said|told myself))(?: to myself)?,? (?:that |it's )?(?=\S+ \S)(?!(?:to|about|of|so)\b)/i;

/** ", that was mine for years", ", that's what they think, they never say it but I did" */
const BEHIND =
  /, (?:that(?:'s| was) (?:mine|me|what (?:they|most of them|people) (?:all )?think)\b)(?: (?:for|too|myself|once|as well|every|all|from|back|in|the)\b[^.!?"]*)?(?:, they (?:never|don't|won't) (?:ever )?say it[^.!?"]*)?[.!]?\s*$/i;
