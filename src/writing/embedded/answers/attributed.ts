import type { Piece } from './clean.ts';

/** A thought without the words that say whose it is. */
export const withoutAttribution = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece, index) => {
    const text = piece.text.replace(SAYING_LIKE, '');
    const thought = index === pieces.length - 1 ? (ATTRIBUTED.exec(text) ?? TOLD_AFTER.exec(text))?.[1] : undefined;
    return { ...piece, text: thought ?? text };
  });

/** "…, is what they say to themselves, or I used to anyway": who says it is no part of it. */
const ATTRIBUTED =
  /^"?(.+?[^\s",])"?,? (?:(?:or )?at least )?(?:is|that's|that is|it's) (?:(?:usually|mostly|always|basically|pretty much|more or less) )?(?:what|how|the way|the (?:thought|line|excuse|one)) (?:they|she|he|people|most|my \p{L}+|I|we|you)\b.*\b(?:say|tell|told|think|thought|ask|put|hear|heard|get|go|had|have|used to|thinking|saying)s?\b.*$/isu;

/** "Everybody's busy, they tell me every single time": whoever says it says nothing of themselves there. */
const TOLD_AFTER =
  /^"?(?!.*\b(?:they|she|he|them|their)\b.*, (?:they|she|he) )(.+?[^\s",])"?, (?:they|she|he|people|clients)(?:'ll|'d| will)? (?:(?:always|all|usually|just|keep|often) )*(?:say|says|tell|tells|saying|reckon|reckons|claim|go)(?: (?:me|us|themselves|to me|to themselves))?(?: (?:every|all|most|each|again|nearly|almost)(?: \S+){0,3})?$/isu;

/** "Usually they say something like oh, …": only what comes then is said. */
const SAYING_LIKE =
  /^(?:something (?:like|along the lines of)[:,] |(?:(?:well|oh|and|so|usually|mostly|often|normally|always|i think|i guess)[, ]+)*(?:they|she|he|people|clients|customers|most(?: of them)?|it'll be|it's)(?:'ll|'d| will| would)? (?:(?:usually|mostly|always|often|all|just|normally|tend to|will) )*(?:(?:say|think|go|tell (?:me|themselves)|ask|mutter|come out with)s? )?(?:something|stuff|things|a thing) (?:like|along the lines of)[:,]? )(?:(?:oh|well|ooh|ah)[, ]+)?(?=\S+ \S)/iu;
