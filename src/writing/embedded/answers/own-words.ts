import { formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { convert } from '../persons/person.ts';
import { isPerson } from '../persons/rivals.ts';
import { type Said, verbatim } from './as-written.ts';
import { OF_ONESELF, REPORTED } from './attributed.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { withoutLabel } from './labelled.ts';
import { asSentence, capitalised, lowered } from './realise.ts';
import { remarked, SAID_AGAIN } from './remarked.ts';

/**
 * An answer in the listener's own voice, with what the seller says of it outside of the quote marks the writer puts round it: from the
 * seller's first remark on, nothing is theirs. `sayIt` says what is given to it.
 */
export function inOwnWords(
  given: readonly Piece[],
  listener: Listener,
  sayIt: (pieces: readonly Piece[]) => Said | null,
): Said | null {
  const pieces = given.map((piece) => ({ ...piece, text: withoutLabel(piece.text) }));
  const whole = sayIt(pieces);
  if (!whole || pieces.some(({ text }) => text.includes('"'))) return whole;
  const quoted = quotedIn(whole);
  if (quoted === '') return whole;
  const { theirs, remarks } = partedAtRemark(pieces.map(withoutSayer));
  const isMixed = remarks.some(({ text }) => quoted.includes(text.slice(-12)));
  const said = isMixed ? sayIt(theirs) : sayIt(pieces.map(withoutSayer));
  if (!said || isSellers(quotedIn(said))) return { ...whole, sentences: pieces.map(verbatim), sure: false };
  if (!isMixed) return said;
  return { ...said, sentences: [...said.sentences, ...remarks.map((remark) => besides(remark, listener))] };
}

const quotedIn = ({ sentences }: Said): string => (sentences.join(' ').match(/"[^"]*"/g) ?? []).join(' ');

/** "Am I, they wonder, the sort …", "I could buy one for that, people say, and it lasts": who says it, in the midst of it. */
const withoutSayer = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(SAYER, '$1') });
const SAYER =
  /, (?:(?:they|people|she|he|everybody|everyone|most|my \p{L}+) (?:(?:all|always|usually|will|keep) )*(?:says?|saying|wonders?|thinks?|asks?|tells? (?:me|us|themselves|herself|himself))|I (?:(?:always|often|usually|mostly|keep) )*hear(?:ing)?|I'm (?:(?:always|often) )?told|so (?:they|he|she|people) (?:says?|tells? me)|as (?:they|he|she|people) (?:puts?|says?|calls?)(?: it)?)(?:(,)(?= (?:and|but|so|or|because)\b)|,)(?! (?:they|she|he|I|we|my|it)\b)/iu;

/** The pieces up to the seller's first remark, which may follow a comma, and those from there on. */
function partedAtRemark(pieces: readonly Piece[]): { theirs: readonly Piece[]; remarks: readonly Piece[] } {
  for (const [index, piece] of pieces.entries()) {
    const before = pieces.slice(0, index);
    if (index > 0 && isRemark(piece, before)) return { theirs: before, remarks: pieces.slice(index) };
    const [, said, remark] = AFTER_COMMA.exec(piece.text) ?? ALL_HAVE_ONE.exec(piece.text) ?? [];
    if (said && remark)
      return {
        theirs: [...before, { ...piece, text: said, end: '.' }],
        remarks: [{ ...piece, text: capitalised(remark) }, ...pieces.slice(index + 1)],
      };
  }
  return { theirs: pieces, remarks: [] };
}

/** What cannot be the words of the one whose thought stands before it. */
function isRemark(piece: Piece, before: readonly Piece[]): boolean {
  const { text, end } = piece;
  const thought = before.map((one) => one.text).join('. ');
  if (REMARK.test(text) || AS_ALL_DO.test(text) || UNSAID_BY_THEM.test(text)) return true;
  if (end === '?') return false;
  // "(Afraid of losing it.) Also doesn't want to know": told of somebody who goes unsaid.
  if (TELLS.test(text) && !TELLS.test(thought)) return true;
  // "(Telling guests it's the soil.) Printing it on the label": a deed, and no word.
  if (/^\p{L}+ing\b/iu.test(before[0]?.text ?? '') && REPORTED.test(before[0]?.text ?? ''))
    return formOf(text) === 'gerund' && !SAID_AGAIN.test(text) && !REPORTED.test(text);
  return OF_THEM.test(text) && !OF_THINKER.test(text) && OF_ONESELF.test(thought) && !namesOthers(thought);
}

/** "That's what I hear, every time", "this is the one I get at every fair", "that one comes up each week", "heard it twice" */
const HEARD_OFTEN = [
  String.raw`(?:that's|this is|that is|which is|it's|that was) (?:(?:exactly|just|always|usually|mostly|pretty much|more or less|about) )*(?:what|how|the (?:(?:first|usual|one) )?(?:one|line|thing|sentence|answer|excuse|question)(?: that)?) (?:I|we)(?:'ve| have|'ll|'m)? (?:(?:always|usually|mostly|often|only|just|most) )*(?:hear|heard|get|got|told)\b`,
  String.raw`(?:that|this) (?:one|line|sentence|question|objection|excuse) (?:(?:always|usually|also|just) )*(?:comes|came) (?:up|every|each)\b`,
  String.raw`(?:heard|hear|hearing) (?:it|that|this|that one|this one) (?:every|each|twice|once|from|at|in|all|a lot|most|again|weekly|daily|so|too)\b`,
  String.raw`(?:get|getting) (?:it|that|this|that one|this one) (?:every|each|all the time|a lot|most|weekly|daily)\b`,
  String.raw`(?:I've |I have )?lost count\b`,
  String.raw`(?:(?:always|usually|mostly|often) )?said (?:with|in|to|over|while|quietly|softly|like|by)\b`,
].join('|');

const REMARK = new RegExp(
  `^(?:(?:and|but|so|which|well|then|honestly)[, ]+)*(?:${[
    // "They're right to ask it", "he's not wrong, you know"
    String.raw`(?:they|she|he)(?:'re| are|'s| is) (?:(?:quite|perfectly|all|dead) )?(?:right|wrong) to \p{L}+`,
    String.raw`(?:they|she|he)(?:'re| are|'s| is) not (?:far |entirely |completely |altogether )?wrong\b`,
    // "I'd ask it", "I would think the same"
    String.raw`I(?:'d| would)(?: probably)? (?:ask|say|think|feel|wonder|do|worry|want to know)(?: about)? (?:it|that|the same|so|exactly|just)\b`,
    // "We both laugh", "the two of us know"
    String.raw`(?:then )?(?:we both|the (?:two|pair) of us|both of us)\b`,
    String.raw`(?:that's )?word for word\b`,
    HEARD_OFTEN,
    // "Some of them blame themselves", "half my clients never say it"
    String.raw`(?:some|most|half|many|a few|all|plenty|one|not one|none|every (?:single )?one) of (?:them|my \p{L}+) (?:(?:even|also|really|never|always|just|would|will|have|has) )*(?:say|tell|think|blame|ask|believe|wonder|admit|feel|mean|cr[iy]|laugh|said|told|asked|wrote|know)\p{L}*\b`,
    // "That's a hard one to sit and listen to", "a fair question"
    String.raw`(?:(?:that's|it's|that is|it is) )?an? (?:\p{L}+ )?(?:hard|fair|good|tough|sad|funny|common|lovely|reasonable|honest) (?:one|question|point|line|thing) (?:to|and|that|too|for me)\b`,
  ].join('|')})`,
  'iu',
);

/** "He'll work it out on the spot, they all do" */
const AS_ALL_DO = /,? (?:because |as |like )?they all (?:do|did|say (?:it|that|so))\b/i;

/** "They never say it till the third session", "he'd never admit it": of the thinkers, and of what they say of it or do not. */
const NEVER_SAY = String.raw`(?:they|she|he)(?:'d|'ll| would| will|'ve| have)?(?: (?:never|rarely|seldom|hardly ever|won't|don't|doesn't|wouldn't))(?: (?:ever|actually|quite|really))? (?:say|says|said|admit|admits|admitted)(?: (?:it|that|so|this)\b(?! (?:was|is|I)\b)| out loud\b)`;

/** "It's always that underneath, they never say it": what it is that they think, or do not say. */
const UNSAID_BY_THEM = new RegExp(
  String.raw`^(?:(?:and|but|so|well)[, ]+)*(?:it's (?:always|usually|nearly always|mostly) (?:that|this|that one|this one)\b|${NEVER_SAY})`,
  'iu',
);

/** "That instructor who shouted, Keith, they all had a Keith": of all who have such a one, after their own has been named. */
const ALL_HAVE_ONE =
  /^(?=.{12,}, [Tt]hey)(.{8,}?[^\s,]), ((?:and |but )?[Tt]hey(?:'ve)?(?: all| each)(?: have| had| got|'ve got| has)? an? \p{Lu}\p{Ll}+(?:$|[,.]).*)$/su;

/** A remark that goes on behind a comma; after "what if" and "because" it may still be theirs. */
const AFTER_COMMA = new RegExp(
  String.raw`^(?!what if\b)(.{8,}?[^\s,]), ((?:and |but |which |so )?(?:${[
    String.raw`(?:they|she|he)(?:'re| are|'s| is) (?:quite |perfectly )?right to \p{L}+`,
    '(?:then )?we both (?:laugh|know|smile|nod|grin)',
    `(?:(?:that's (?:what|all) it is|that's (?:it|the one)), )?${NEVER_SAY}`,
    String.raw`word for word\b`,
    HEARD_OFTEN,
    String.raw`every (?:single )?time I (?:say|name|mention|tell|give|quote|show|read)\b`,
    String.raw`(?:some|most|half|many|none) of them (?:(?:would|even|also|really) )*(?:say|tell|think|blame|admit)\b`,
    String.raw`that's an? (?:hard|fair|tough|sad) one to\b`,
    String.raw`I'd (?:ask|say|think) (?:it|that|the same)\b`,
  ].join('|')}).*)$`,
  'isu',
);

const TELLS =
  /^(?:(?:still|always|also|just|and|but|then) )*(?:says|tells|thinks|reckons|worries|fears|wonders|dreads|hopes|swears|wants|believes|knows|blames|hates|doesn't (?:want|know|like|say|ask|dare|trust|believe))\b(?! (?:it|you)\b)/i;

/** "And they mean it": of those who have said it. */
const OF_THEM = /^(?:and|but|so|then|yet) they(?:'re| are| do| have|'ve| mean| know| go| buy| come| say| think)\b/i;
const OF_THINKER = /\b(?:I'm|I'll|me|my|mine|us|our)\b/u;

/** Whether others than the thinker are spoken of, who may be "they" afterwards. */
const namesOthers = (thought: string): boolean =>
  tokensOf(thought).some(
    ({ lower, pos }) =>
      /^(?:they|them|their|theirs|everyone|everybody|people|anyone|anybody|nobody|someone|somebody|he|she)$/.test(
        lower,
      ) ||
      (/^(?:NOUN|PROPN)$/.test(pos) && (/[^s]s$/.test(lower) || isPerson(lower))),
  );

/** In quote marks that the writer has put there: what only the seller can say. */
const isSellers = (quoted: string): boolean => SELLERS.test(quoted);
const SELLERS = new RegExp(
  [
    String.raw`\b(?:some|most|half|many|more than one|none|a lot|lots) of them (?:(?:would|even|also|really|just|always) )*(?:say|tell|think|blame|ask|believe|wonder|admit|that)\b`,
    '^"I (?:hear|think what) ',
    '^"Wonder(?:s|ing)? (?:if|whether) (?:they|she|he) ',
    '^"Being (?:scared|afraid|ashamed|worried|frightened) ',
    String.raw`^"(?:They|She|He) (?:think|wonder|worr|fear|believe)\p{L}*(?: that)? (?:they|she|he|everyone|everybody|people|nobody)\b(?![^"]*\b(?:I|me|my)\b)`,
    "^\"That (?:they|she|he)(?:'re|'s|'ll| are| is| will)? ",
  ].join('|'),
  'u',
);

/** A remark beside what is thought; a deed is the listener's. */
function besides(remark: Piece, { audience, told }: Listener): string {
  const { text, end } = remark;
  if (told || audience.habits.addresses) return verbatim(remark);
  if (formOf(text) === 'gerund' && !SAID_AGAIN.test(text))
    return asSentence(`You ${plainVerbs(convert(lowered(text, true), 'they', 'you', audience, true))}`, end);
  return remarked(remark, audience);
}
