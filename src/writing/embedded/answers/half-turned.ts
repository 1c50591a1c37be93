import type { FieldName } from '#framework/framework.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, singularOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { SETS } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import { verbatim } from './as-written.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { withListener } from './elided.ts';
import { KINDS, type Kind } from './kinds.data.ts';
import { asSentence, lowered } from './realise.ts';
import { opensWithDeed, tellsOfSomebody, unquoted } from './told-shortly.ts';
import { befallen, isUnsaidOffer } from './unsaid-subject.ts';

/** What was turned, where all of it could be; null where it is better told as it was typed. */
export function wholeOrNone(
  sentences: readonly string[],
  pieces: readonly Piece[],
  field: FieldName,
  listener: Listener,
): readonly string[] | null {
  const [kind, about] = KINDS[field];
  if (listener.audience.unsaid && isOfSellerAsAnother(sentences, pieces, kind)) return pieces.map(verbatim);
  if (isUnsaidOffer(pieces, kind, listener) || (field === 'oneBeliefsAndPlanCallback' && listener.audience.unsaid))
    return offeredWhole(sentences, pieces, listener);
  return about === 'audience' || field === 'planPartDetails' ? turnedWhole(sentences, pieces, listener) : sentences;
}

/**
 * "Did this job herself once", "Works only on the people on it. Drills them till they're sick of her.": a seller who tells of herself as of
 * somebody else, or of whom and of the work the same words are said.
 */
const isOfSellerAsAnother = (sentences: readonly string[], pieces: readonly Piece[], kind: Kind): boolean =>
  kind === 'story'
    ? pieces.some(({ text }) => OF_HERSELF.test(text)) && !/\b(?:I|me|my)\b/.test(unquoted(pieces.map(verbatim)))
    : kind === 'approach' &&
      [/^I\b/, /^It /].every(
        (put) => sentences.some((one) => put.test(one)) && !pieces.some(({ text }) => put.test(text)),
      );

const OF_HERSELF = /^(?:did|had|was|went|tried|made|sold|lost|got|\p{L}+ed) (?:[^\s,]+ )*(?:herself|himself)\b/iu;

/**
 * An answer of an author who leaves out who does it, said to the listener in all of its sentences: "You land 200 kilos. You nod." Null
 * where some could not be, or went wrong ("You won't let her throw you out" of dockets, "It pours the tea"); it is better told whole
 * then. Anybody else's sentences come back as they are.
 */
function turnedWhole(
  sentences: readonly string[],
  pieces: readonly Piece[],
  { audience }: Listener,
  ofListener = false,
): readonly string[] | null {
  if (!audience.unsaid) return sentences;
  if (goesOnOfAnother(pieces, audience.pronoun)) return null;
  const typed = pieces.map(verbatim);
  const meant = pieces.map((piece) => verbatim({ ...piece, text: befallen(piece.text) }));
  if (sentences.some((one) => PUT_IN.test(one) && !meant.some((other) => PUT_IN.test(other)))) return null;
  const [first] = pieces;
  const opens = first !== undefined && first.end !== '?' && isDeed(first.text);
  if (!ofListener && !opens && !sentences.some((one) => TO_YOU.test(one.replace(/"[^"]*"/g, '')))) return sentences;
  if (
    pieces.some(
      (piece, at) => isSaidByAnother(pieces, at) || (HANGS.test(piece.text) && sentences.includes(verbatim(piece))),
    )
  )
    return null;
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

/** "Site manager steps over him. Twice. Asks if he'll be done by three.": what is said or thought right after somebody else did something. */
function isSaidByAnother(pieces: readonly Piece[], at: number): boolean {
  if (!SAYS_IT_OF_ONE.test(pieces[at]?.text ?? '')) return false;
  const before = pieces.slice(0, at).findLast(({ text }) => wordCount(text) > 2)?.text ?? '';
  return (
    !isDeed(before) &&
    (SAID_BY.test(before) ||
      tokensOf(before).some(({ lower, pos }) => pos === 'PROPN' || isPerson(singularOf(lower)))) &&
    (formOf(before) === 'clause' ||
      tokensOf(before)
        .slice(1)
        .some(({ lower }) => DOES.test(lower) && isVerb(lower)))
  );
}

const SAYS_IT_OF_ONE =
  /^(?:asks|says|thinks|reckons|wonders|swears|hopes|tells (?:him|her)|believes|knows|jokes|claims) (?:if |whether |that |how |why |when |what )?s?he(?:'\p{L}+)?\b|^(?:asks|says|gets|shouts|mutters) "/iu;

/** '"Nice jolly?" says Finance' */
const SAID_BY = /^"[^"]*",? (?:says|asks|said|asked) \p{L}/iu;
const DOES = /^\p{L}{2,}[^\P{L}su]s$/u;
const isVerb = (verb: string): boolean => PLAIN_VERBS.has(baseOf(verb)) || NOUN_OR_VERB.has(baseOf(verb));

/** "The graphics are late, briefs them in the car": a deed at the end of a sentence, of one who is not in it. */
const HANGS =
  /^(?!.*").*\b(?:are|were|'re|aren't|have|don't)\b[^,]*, (?:then )?\p{L}{2,}[^\P{L}su]s (?:him|her|it|them|the|an?|his|their)\b/iu;

/** "Gets my number. Never rings alone the first time.": what one gets and does first, from an author who leaves out who does it. */
function offeredWhole(
  sentences: readonly string[],
  pieces: readonly Piece[],
  listener: Listener,
): readonly string[] | null {
  const typed = pieces.map(verbatim);
  const mixed = sentences.some((one) => one.startsWith('You '));
  const nobodys = sentences.map((one, at) =>
    PUT_IN.test(one) || (mixed && /^I (?!'|\p{Lu})/u.test(one)) ? (typed[at] ?? one) : one,
  );
  const whole = turnedWhole(sentences.length === typed.length ? nobodys : typed, pieces, listener, true);
  return whole && tellsOfSomebody(unquoted(whole)) ? null : whole;
}

/** "Grandson at the other end, thinks he's carrying half": it is the other who thinks so. */
function goesOnOfAnother(pieces: readonly Piece[], pronoun: Audience['pronoun']): boolean {
  const own = SETS[pronoun === 'she' || pronoun === 'he' ? pronoun : 'they'];
  return pieces.some(
    ({ text }) =>
      /, \p{L}+s (?:s?he|they)\b/u.test(text) &&
      !isDeed(text) &&
      isOfAnother(text) &&
      tokensOf(text).some(({ lower }) => own.has(lower)),
  );
}

/** "Wife scraping the windscreen", "his brother brings sausages": of somebody who is named first. */
function isOfAnother(text: string): boolean {
  const first = tokensOf(text).find(
    ({ pos, lower }) => !/^(?:DET|ADJ)$/.test(pos) && !/^(?:her|his|their|my|our)$/.test(lower),
  );
  return first?.pos === 'NOUN' && isPerson(singularOf(first.lower));
}

const TO_YOU = /\byour?\b/i;

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

/** "Still asks Dad", "likes that someone else has to ring": a deed, and not "looks nice" or "rains". */
function isDeed(text: string): boolean {
  const [, verb = ''] =
    /^(?:(?:still|never|always|often|just|also|then|once) )*(\p{L}+[^\P{L}su]s)\b/iu.exec(text) ?? [];
  if (OF_A_THING.test(text)) return false;
  const base = baseOf(verb.toLowerCase());
  return (
    opensWithDeed(text) ||
    (verb !== '' &&
      (PLAIN_VERBS.has(base) ||
        NOUN_OR_VERB.has(base) ||
        /^\s(?:an?|the|him|her|his|them|it) /.test(text.slice(text.indexOf(verb) + verb.length)))) ||
    (verb === text && tokensOf(`she ${verb}`)[1]?.pos === 'VERB')
  );
}

const OF_A_THING =
  /^(?:\p{L}+s, \p{L}+s, (?:one|two|three|an?|the|no)\b|(?:rains|snows|pours|costs|works|happens|means|helps|lasts|fits|comes)\b|\p{L}+s, (?!which\b|\p{L}+s\b)|(?:looks|sounds|smells|tastes|seems|feels) (?!up|at|down|away|over|out|for|back|into|through|like\b.*\b(?:him|her)self)\b)/iu;

/** "Worries the lads'll laugh.", "Tells the director everyone's on ninety-odd.": what goes on in somebody, told and not thought. */
export function worried(pieces: readonly Piece[], kind: Kind, listener: Listener): readonly string[] | null {
  const told = kind === 'thought' && listener.audience.unsaid && WORRIES.test(pieces[0]?.text ?? '');
  return told ? turnedWhole(pieces.map(verbatim), pieces, listener) : null;
}
const WORRIES = /^(?:(?:still|always|also) )?(?:tells|worries|fears|wonders|asks|dreads) (?!")/i;
