import { verbatim } from './as-written.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { withListener } from './elided.ts';
import { opensWithVerb } from './jotted.ts';
import type { Kind } from './kinds.data.ts';
import { asSentence, lowered } from './realise.ts';
import { tellsOfSomebody, unquoted } from './told-shortly.ts';
import { befallen, isUnsaidOffer } from './unsaid-subject.ts';

/**
 * "Gets my number. Never rings alone the first time.": what one gets and does first, said to the listener in all of its sentences by an
 * author who leaves out who does it: "You get my number." Null where some could not be, or went wrong ("You don't left a deposit"); it is
 * better told whole then. Anybody else's sentences come back as they are.
 */
export function offeredWhole(
  sentences: readonly string[],
  pieces: readonly Piece[],
  kind: Kind,
  listener: Listener,
): readonly string[] | null {
  if (!isUnsaidOffer(pieces, kind, listener)) return sentences;
  const typed = pieces.map(verbatim);
  const mixed = sentences.some((one) => one.startsWith('You '));
  const nobodys = sentences.map((one, at) =>
    PUT_IN.test(one) || (mixed && /^I (?!'|\p{Lu})/u.test(one)) ? (typed[at] ?? one) : one,
  );
  const whole = turnedWhole(sentences.length === typed.length ? nobodys : typed, pieces, listener);
  return whole && tellsOfSomebody(unquoted(whole)) ? null : whole;
}

function turnedWhole(
  sentences: readonly string[],
  pieces: readonly Piece[],
  { audience }: Listener,
): readonly string[] | null {
  const typed = pieces.map(verbatim);
  const meant = pieces.map((piece) => verbatim({ ...piece, text: befallen(piece.text) }));
  if (sentences.some((one) => PUT_IN.test(one) && !meant.some((other) => PUT_IN.test(other)))) return null;
  const whole = sentences.map((sentence, at) => {
    const piece = sentences.length === pieces.length ? pieces[at] : pieces[typed.indexOf(sentence)];
    if (!piece || piece.end === '?' || !isDeed(piece.text) || firstOf(piece.text) !== firstOf(sentence))
      return sentence;
    const deed = lowered(piece.text, true);
    const verbs = withListener(deed, 'she', audience);
    return verbs && firstOf(verbs) !== firstOf(deed) ? asSentence(`You ${verbs}`, piece.end) : null;
  });
  const lost = pieces.some(({ text }, at) => isDeed(text) && others(text) > others(whole[at] ?? text));
  return lost || whole.includes(null) ? null : whole.filter((one) => one !== null);
}

/** "Asks" of "still asks Dad". */
const firstOf = (text: string): string =>
  /^(?:(?:still|never|always|often|just|also|then|once) )*([\p{L}']+)/iu.exec(text)?.[1]?.toLowerCase() ?? '';

/** What no such author means to be the one who does it. */
const PUT_IN =
  /^(?:It|It's|There's|You don't (?:left|felt|kept|told|said|knew|went|came|sold|paid|bought|brought|caught|taught|thought|gone|done|been|asked|wanted|meant)\b)/;

/** Those it is done to, who are never the one who does it. */
const others = (text: string): number => text.match(OTHERS)?.length ?? 0;
const OTHERS =
  /\b(?:him|them)\b|\bher(?=[,.;:!?]|$| (?:to|in|out|up|on|at|off|from|with|and|by|for|why|how|what|down|away|back|about|into|through|the|an?|any)\b)/gi;

/** Not "looks nice" or "rains". */
const isDeed = (text: string): boolean => opensWithVerb(text) && !OF_A_THING.test(text);

const OF_A_THING =
  /^(?:\p{L}+s, \p{L}+s, (?:one|two|three|an?|the|no)\b|(?:rains|snows|pours|costs|works|happens|means|helps|lasts|fits|comes)\b|\p{L}+s, (?!which\b|\p{L}+s\b)|(?:looks|sounds|smells|tastes|seems|feels) (?!up|at|down|away|over|out|for|back|into|through|like\b.*\b(?:him|her)self)\b)/iu;
