import { formOf } from '../grammar/forms.ts';
import { singularOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { type Said, verbatim } from './as-written.ts';
import type { Piece } from './clean.ts';
import { type Context, personally } from './context.ts';
import { asSentence, lowered } from './realise.ts';

/**
 * "Bakers on frozen blanks. Anyone who dips without goggles. No offence.": all of those it is not for are said to be, and what is said
 * besides stays as it was typed. Null where fewer than two are named, or the rest tells of somebody.
 */
export function notForRow(given: readonly Piece[]): Said | null {
  // "Not for her.", which all of it says.
  const pieces = given.filter(({ text }, at) => at === 0 || !/^not for (?:her|him|them|you)$/i.test(text));
  const end = pieces.findIndex((piece) => whom(piece) === null);
  const named = (end === -1 ? pieces : pieces.slice(0, end)).flatMap((piece) => whom(piece) ?? []);
  const rest = end === -1 ? [] : pieces.slice(end);
  if (named.length < 2 || rest.some(({ text }) => /\b(?:they|them|he|him|she|her|you)\b/i.test(text))) return null;
  const row = named.map((one, at) => asSentence(`${at === 0 ? "This isn't" : 'Or'} for ${one}`, '.'));
  return { sentences: [...row, ...rest.map(verbatim)], form: 'noun', sure: true };
}

/** "(It's not for …) Guys who buy in from other farms": others whom it is not for; null where it is something else. */
export const alsoNotFor = (piece: Piece | undefined): string | null => {
  const who = piece ? whom(piece) : null;
  return who && asSentence(`Or for ${who}`, '.');
};

/** Those of whom it is, in small letters; null where it is something else. */
function whom({ text: typed, end, bullet }: Piece): string | null {
  // "Owners after a fight with the laundry (most of them are decent)": what is said of them stays behind them.
  const [, text = typed, aside = ''] = /^([^()]+)( \([^()]+\))$/.exec(typed) ?? [];
  const who = text
    .replace(/^(?:(?:and|or) )?(?:it's )?not for /i, '')
    .replace(/^(?:and|or) (?:for )?|,? either$/gi, '')
    .replace(/\b(with|on|in|from|of) own (?=\p{Ll})/gu, '$1 their own ');
  // "Somebody wanting it done for them"
  const own = (who.split(/ (?:who|that|whose) /)[0] ?? '').replace(/(?<=ing )it(?!\p{L})/u, '');
  if (
    end === '?' ||
    /["()]|\byou\b|, (?:no|nope|never|sorry|thanks)$/i.test(who) ||
    /\b(?:I|it|they|he|she|we)\b/i.test(own)
  )
    return null;
  // "Fewer than 18 flats (the travel is too dear)"
  if (/^(?:under|over|less than|fewer than|more than) [\d,]+ \p{Ll}+s$/iu.test(who))
    return `anyone with ${lowered(who)}${aside}`;
  if (ANYBODY.test(who)) return lowered(who) + aside;
  // "Guy who won't touch his own panel"
  if (/^(?:guy|man|woman|bloke|fella|person|lad|lady) (?:who|that|with|without)\b/i.test(who))
    return `a ${lowered(who)}${aside}`;
  const [, noun = ''] = MANY.exec(who) ?? [];
  const isMany = noun !== '' && singularOf(noun.toLowerCase()) !== noun.toLowerCase() && formOf(who) === 'noun';
  // "One-night shows", "living museums": what the grammar hears as a deed, listed among those it is not for.
  if (bullet && (/^\p{L}+-\p{L}+ \p{L}+[^s]s$/u.test(who) || (PLACES.test(noun) && /^\p{L}+ing \p{L}+$/u.test(who))))
    return lowered(who) + aside;
  return isMany && (bullet || /^\p{L}+$/u.test(who) || isPerson(singularOf(noun.toLowerCase())) || PLACES.test(noun))
    ? lowered(who) + aside
    : null;
}

/** "Anyone who …", "people on frozen blanks", but not "anyone can" */
const ANYBODY =
  /^(?:any(?:one|body)|people|those|folks?|guys|blokes|lads|men|women|somebody|someone) (?:who|that|with|without|on|in|at|of|from|after|over|under|not|whose|wanting|looking|hoping|expecting|running|doing|selling|thinking|buying|still|already|(?:(?:too|so|very) )?(?:afraid|keen|\p{L}{3,}(?:ic|ed|ful|ous)) (?:to|of|about|by|with|in|on|at)|(?:(?:\p{L}+ly|just|only) )?\p{L}{3,}ing)\b/iu;
const MANY =
  /^(?:[\p{L}-]+ ){0,2}?([\p{L}-]+s)(?= (?:who|that|with|without|on|in|at|of|from|under|over|after|wanting|looking|hoping|running|doing|selling)\b|$)/iu;
const PLACES =
  /(?:shops|firms|hotels|chains|clubs|companies|agencies|groups|schools|kitchens|farms|studios|plants|yards|venues|teams|brands|stores|zoos|museums|theatres|theaters|galleries|churches)$/i;

/** In which case it is not for the listener, and the seller's own word on that; null for anything else. */
export function notForCase({ text, end }: Piece, context: Context): string | null {
  const { kind, index, answer } = context;
  if (kind !== 'notFit') return null;
  // "Not if files go to the factory in under 5 weeks"
  if (index === 0 && /^not for you if (?!not\b)/i.test(text))
    return asSentence(`This is ${lowered(personally(text, context))}`, end);
  if (/^not if (?!not\b)/i.test(text) && /^not\b/i.test(answer))
    return asSentence(`${index > 0 ? "And it's" : "It's"} not for you ${personally(text, context).slice(4)}`, end);
  // "Sort that first. Not having kids hurt."
  return index > 0 && /^not having \p{L}+ \p{L}+(?:ed|t|n)\b/iu.test(text) ? asSentence(text, end) : null;
}
