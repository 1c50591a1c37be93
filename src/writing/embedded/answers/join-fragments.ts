import type { FieldName } from '#framework/framework.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import type { Piece } from './clean.ts';
import { inLongRow } from './in-row.ts';
import type { Kind } from './kinds.data.ts';
import { lowered } from './realise.ts';
import { AS_A_THING_IS } from './unsaid-subject.ts';

const UNJOINED: ReadonlySet<Kind> = new Set([
  'scene',
  'picture',
  'story',
  'proof',
  'bridge',
  'truth',
  'shift',
  'entry',
  'approach',
]);

/** "A walk. Just a normal walk.": words that say the thing before once more. */
const TAKES_UP =
  /^(?:(?:second|third|fourth|fifth)\b(?= \p{L}+$)|just|only|yep|yeah|yes|nope|same|not|no|never|maybe|even|really|nothing|or|and|all|still|simply|one|again|actually|twice|in|at|on|with|without|for|by|from|under|behind|inside|beside|next to)\b/iu;

/** "2am. Fondant cracking. Bride texting.": what one sees there, one thing after the other. */
const SEEN =
  /^(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d|\d+(?:\.\d+)?%.*|.* (?:too|not|ok|okay|fine|gone|empty|full|dead)|midnight|noon|(?!team|book|house)\p{L}+ (?:\p{L}+ )?\p{L}{2,}ing|\p{L}+ number \d+ .*|\d+ \p{L}+s (?:behind|late|short|down|ahead))$/iu;

const OWN_ARTICLE = /^(?:the|an?|my|your|their|his|her|that|this|those|every|each|some|more)\b/i;

/** "Shod horses 31 years", "built boats since 1998" */
const DONE_SO_LONG =
  /^(?:shod|\p{L}{2,}ed|built|bred|kept|sold|ran|run|led|made|wrote|drove|flew|sang|grew|fed|laid|wove|sewed|taught|cut|spun|dug|set|shot|fought|bought|spent|swept|dealt) (?!by\b|on\b|in\b)[^,;:]*\b(?:for |since )?(?:\d+|\p{L}+) (?:years|months|decades|seasons|winters|summers)$|^(?:shod|built|bred|kept|sold|ran|led|made|wrote|drove|taught|\p{L}{2,}ed) [^,;:]* since (?:19|20)\d\d$/iu;

/** "Odometer. 212k.": a thing, and what is read on it. */
const FIGURE = /^[$£€~]?\d/;

/** "Anyone wanting it by Christmas", "solar-first projects", '"just make it look old"': whom or what it is not for. */
const isExcluded = ({ text, bullet }: Piece): boolean =>
  bullet &&
  !/[;:]/.test(text) &&
  wordCount(text) <= 12 &&
  !SIZED_OR_NOT.test(text) &&
  (/^(?:anyone|anybody|people|those) (?!is\b|are\b)/i.test(text) ||
    /^"[^"]+"$/.test(text) ||
    (/^(?:noun|adjective)$/.test(formOf(text)) && tokensOf(text).at(-1)?.pos === 'NOUN'));

/** "Under 10 machines", "no plan": nobody by itself. */
const SIZED_OR_NOT = /^(?:under|over|below|above|less|more|fewer|no|not|\d)\b/i;

/** "Not quality. Goods-in.": what it is not, and what it is. */
const isWhatItIs = (not: string, but: string): boolean =>
  /^not (?!(?:just|only|even|really|enough|always|so|that|because|to|in|on|at|for)\b)[^,;:]+$/i.test(not) &&
  !/^(?:not|no|never)\b|^[^:]*[,;]/i.test(but) &&
  /^(?:noun|gerund)$/.test(formOf(but.split(':')[0] ?? '')) &&
  formOf(but) === formOf(not.replace(/^not /i, ''));

/** Asks what something is in truth. */
const NAMED_ANEW: ReadonlySet<FieldName> = new Set(['newRootProblem', 'realRootCause', 'uncomfortableTruth']);

/** "A two-minute job. Two minutes nobody ever showed you", "27 years on farms. 9 years with the army": it comes back to a word said before its full stop, and is no further item of a row. */
const takesUpWord = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ text, bullet }, index) => {
    const said = wordsOf(pieces[index - 1]?.text ?? '');
    return !bullet && wordsOf(text).some((word) => said.includes(word) && (SPAN.test(word) || !isInAll(word, pieces)));
  });
/** "Cheaper quotes. Faster quotes. Quotes with a logo": a row of one kind of thing. */
const isInAll = (word: string, pieces: readonly Piece[]): boolean =>
  pieces.every(({ text }) => wordsOf(text).includes(word));
const SPAN = /^(?:year|month|season|winter|summer|decade)$/;
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !PLAIN.test(word))
    .map((word) => word.replace(/s$/, ''));
const PLAIN =
  /^(?:with|from|that|this|than|then|your|their|them|they|when|what|which|where|into|over|under|after|before|about|more|most|every|each|some|only|just|never|always|still|have|been|were|will|would|wrong)$/;

/** "Nobody check it. Rust.": somebody who does something, or a lone word beside whole deeds, is no deed among deeds. */
const isToldThenNamed = (pieces: readonly Piece[], form: Form): boolean =>
  pieces.some(({ text }) => SOMEBODY_DOES.test(text)) ||
  (form === 'bare' &&
    pieces.some(({ text }) => wordCount(text) > 2) &&
    pieces.some(({ text, bullet }) => !bullet && wordCount(text) === 1));
const SOMEBODY_DOES =
  /^(?:nobody|no one|everybody|everyone|somebody|someone|they|he|she|it|I|we|you) (?!(?:who|that|with|in|at|from|on|of|else|but|near|around|over|under)\b)\p{L}/iu;

/** "Organ tuner 30 years. Ghent.": a name, or where it is, stands beside a whole line and is no second thing of a row. */
const isPlaceNamed = ({ text, bullet }: Piece, kind: Kind, pieces: readonly Piece[]): boolean =>
  !bullet &&
  wordCount(text) === 1 &&
  pieces.some((other) => wordCount(other.text) > 2) &&
  (kind === 'credential' || tokensOf(text)[0]?.pos === 'PROPN');

/** Short bullets of one form are one list: "A, B and C". */
export function joinFragments(pieces: readonly Piece[], kind: Kind, field: FieldName): readonly Piece[] {
  const [not, but] = pieces;
  if (NAMED_ANEW.has(field) && pieces.length === 2 && not && but && isWhatItIs(not.text, but.text))
    return [{ ...not, text: `It's ${lowered(not.text)}, it's ${lowered(but.text)}`, end: but.end }];
  if (pieces.length < 2 || pieces.length > 7 || UNJOINED.has(kind)) return pieces;
  if (kind === 'notFit' && pieces.every(isExcluded)) return pieces;
  // "Sunday after church. Inbox before pot roast.": what it costs is no list where each has its own full stop.
  if (/^(?:cost|future)$/.test(kind) && !pieces[0]?.bullet) return pieces;
  if (takesUpWord(pieces)) return pieces;
  if (pieces.some((piece) => isPlaceNamed(piece, kind, pieces))) return pieces;
  // "The blue bins round the back. Lids up.": one of them has its article.
  if (
    pieces.length === 2 &&
    !pieces[1]?.bullet &&
    /^the\b/i.test(pieces[0]?.text ?? '') &&
    !OWN_ARTICLE.test(pieces[1]?.text ?? '')
  )
    return pieces;
  const forms = pieces.map((piece) => formOf(piece.text, piece.end === '?'));
  const form = forms[0];
  const joinable =
    form === 'noun' ||
    (form === 'bare' && field !== 'newRootProblem') ||
    (form === 'gerund' && (kind === 'desire' || pieces.every(({ bullet }) => bullet)));
  if (
    !joinable ||
    forms.some((one) => one !== form) ||
    // "Shod horses 31 years. Bad back.": what was done, and what there is.
    new Set(pieces.map(({ text }) => DONE_SO_LONG.test(text))).size > 1 ||
    isToldThenNamed(pieces, form) ||
    // "Drain it. Empty again within a week.": what the thing is then.
    pieces.some(({ text }, index) => index > 0 && AS_A_THING_IS.test(text)) ||
    pieces.some((piece) => wordCount(piece.text) > 9 || /[,;:]/.test(piece.text)) ||
    (form !== 'noun' &&
      kind === 'belief' &&
      new Set(pieces.map(({ text }) => text.split(' ')[0])).size < pieces.length) ||
    pieces.some(
      (piece, index) => !piece.bullet && (index > 0 ? TAKES_UP : /^(?:not|never mind)\b/i).test(piece.text),
    ) ||
    pieces.some((piece) => !piece.bullet && SEEN.test(piece.text)) ||
    (field === 'fingerPointableCostClose' && pieces.every(({ text }, at) => FIGURE.test(text) === at > 0)) ||
    (/^[$£€\d]/.test(pieces[0]?.text ?? '') && pieces.some((piece) => /^(?:every|each)\b/i.test(piece.text))) ||
    // "Sending me the draft. Reading it within a day.": each is done by somebody else.
    (kind === 'offer' && form === 'gerund' && new Set(pieces.map(({ text }) => /\b(?:me|us)\b/.test(text))).size > 1) ||
    (kind !== 'credential' && !(kind === 'list' && pieces[0]?.bullet) && needsArticle(pieces[0]?.text ?? ''))
  )
    return pieces;
  if (!pieces.every((piece) => piece.bullet) && pieces.some((piece) => wordCount(piece.text) > 6)) return pieces;
  // "guests, the Sunday girls, Declan": who opens with a small letter means every capital.
  const asTyped = pieces.slice(0, 2).every(({ text }) => /^\p{Ll}/u.test(text));
  const items = pieces.map((piece, index) => (index === 0 || asTyped ? piece.text : lowered(piece.text)));
  if (kind === 'notFit' && form === 'noun') return pieces;
  return [
    {
      // "6 to 7 hours on returns and re-runs, and one Saturday in three"
      text:
        items.length === 2 && items[0]?.includes(' and ')
          ? items.join(', and ')
          : inLongRow(items, kind === 'notFit' ? 'or' : 'and'),
      end: '.',
      bullet: false,
    },
  ];
}
