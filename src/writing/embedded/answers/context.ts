import type { FieldName } from '#framework/framework.ts';
import { type Form, formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { type Audience, audienceSubject, speaksAsListener } from '../persons/audience.ts';
import { convert, turned } from '../persons/person.ts';
import { SETS, type Third, thirdOf } from '../persons/pronouns.ts';
import { readPiece } from '../persons/referents.ts';
import { opensWithThings } from '../persons/rivals.ts';
import { NO_PAST, type Past } from '../persons/subjects.ts';
import { type Piece, piecesOf } from './clean.ts';
import { type About, KINDS, type Kind } from './kinds.data.ts';
import { capitalised } from './realise.ts';

export type Listener = {
  audience: Audience;
  named: Set<string>;
  /** What was said right before, of which an answer goes on: the lines of a plan before this one. */
  earlier?: string;
  /** The script tells of those who listen in the third person, as its author does, unless it is plain who is who. */
  told?: boolean;
};

/** Where a piece of an answer stands while it is made into a sentence. */
export type Context = {
  field: FieldName;
  kind: Kind;
  about: About;
  listener: Listener;
  variant: number;
  /** What the pieces before have left in mind. */
  past: Past;
  /** Somewhere in the answer the listener is "they", so "I" is the speaker. */
  othersNamed: boolean;
  answer: string;
  /** A lead with a colon stands before it. */
  named: boolean;
  /** The answer has several pieces. */
  many: boolean;
  index: number;
};

/** The piece with the listener as "you", where the field is about them. */
export function personally(text: string, context: Context): string {
  const { about, listener, kind, past, othersNamed } = context;
  if (about === 'anybody') return text;
  // "If you have played in three countries and cannot say how much they took": others than the listener, who is "you".
  if (/^(?:fit|notFit)$/.test(kind) && /\byou\b/i.test(text)) return text;
  if (
    about === 'inner' &&
    /\b(?:I|my|me|myself)\b/.test(text) &&
    (!/\b(?:they|them|their|she|he)\b/i.test(text) || FINDS_I.test(text)) &&
    !THINKS_OF_THEM.test(context.answer)
  )
    return convert(text, 'I', 'you', listener.audience);
  const { audience } = listener;
  if (about === 'speaker') return isWithOthers(text, context) ? text : turned(text, audience, past);
  if (isOfOthers(text, context)) return text;
  if (speaksAsListener(text, audience) && !isOwnPrice(text, context) && !isSellersI(text, context)) {
    if (audience.pronoun === 'I' && !(othersNamed && kind === 'belief')) return convert(text, 'I', 'you', audience);
    if (!othersNamed && !UNSPOKEN.has(kind)) return convert(text, 'I', 'you', audience);
  }
  return turned(text, audience, past);
}

/** "(Opening them all and) finding that I was the one": nobody finds that but whoever "I" is. */
const FINDS_I =
  /^(?!.*\b(?:they|she|he|me)\b)\p{L}+ing\b.*\b(?:find|reali[sz]|learn|discover|see|notic|admitt|prov|know|hear)ing (?:out )?(?:that )?I\b/iu;

/** "I think they're afraid they've got no hands for it": whoever goes on with "I" is the seller. */
const THINKS_OF_THEM =
  /^(?:(?:and|well|oh|so|but)[, ]+)*I(?: (?:think|suppose|guess|reckon|imagine|know|hear|see)|'d (?:say|guess)|'ve (?:heard|seen))\b[^.?!"]*\b(?:they|she|he)\b/i;

/** "Taking those five alone, with him allowed to ask": a step told in -ing is the listener's, and "him" one who opens no answer somebody else. */
const isWithOthers = (text: string, { kind, listener }: Context): boolean =>
  /^(?:list|entry)$/.test(kind) &&
  IN_ING.test(text) &&
  thirdsIn(text).every((third) => listener.audience.habits.opens[third] === 0);

/** The sentence of an answer right before a piece of it. */
const sentenceBefore = (text: string, answer: string): string =>
  capitalised(/[^.!?]+[.!?]\s*$/.exec(answer.slice(0, Math.max(0, answer.indexOf(text))))?.[0].trim() ?? '');

/** "(Using your window as a mirror.) Fixing their hair": of what the listener does in -ing, "their" is somebody else's. */
const isOfOthers = (text: string, { answer }: Context): boolean =>
  CAME_ABOUT_OWN.test(text) ||
  // "Players mailing their boxes to Montreal", "hearing the daughter say that's him"
  /^\p{L}+s \p{L}{2,}ing (?:their|them)\b/iu.test(text) ||
  /\bsay(?:s|ing)? (?:that's|it's|this is) (?:him|her|them)\b/i.test(text) ||
  // "The wheels are parked wrong. They push the sludge"
  (/^they\b/i.test(text) && opensWithThings(sentenceBefore(text, answer))) ||
  // '"It's a dud", a nine year old in the queue, to his whole class': of whoever says it.
  /^"[^"]+",? (?:an?|the|one) .*\b(?:his|her|their)\b/i.test(text) ||
  // "Having the grandchildren over, promising to show them"
  /^having (?:the|your|my) \p{L}{3,}s\b.*\bthem\b/iu.test(text) ||
  (IN_ING.test(text) && /\byour?\b/i.test(answer.replace(/"[^"]*"/g, '')));

/** "Someone rings about the medals their grandfather lent": whoever comes with it or about it has a grandfather, too. */
const CAME_ABOUT_OWN =
  /^(?:some(?:one|body)|an? (?:\p{L}+ )?(?:stranger|visitor|woman|man|caller)) (?:rings|rang|calls|called|writes|wrote|comes|came|turns up|turned up|walks in|walked in|emails|emailed|knocks|knocked)\b(?: (?:up|in|round|over|back))?(?: (?:with|about|for|to (?:see|find|collect|ask about)|asking (?:for|about)|looking for) (?:\p{L}+ ){1,4}?)(?:that )?their (?:own )?(?:(?:great[- ])?grand\p{L}+|mother|father|mum|mom|dad|nan|gran|aunt|uncle|husband|wife|late|family)\b(?!.*\b(?:they|them)\b)/iu;

/** Each third person in a text, as often as it is met. */
export const thirdsIn = (text: string): readonly Third[] => tokensOf(text).flatMap(({ lower }) => thirdOf(lower) ?? []);

export const IN_ING = /^(?:never )?\p{L}+ing\b/iu;

/** "€8,900 a month versus my fee: 1×", "typical shop my size of client": what the listener's costs are set against is the seller's own. */
const isOwnPrice = (text: string, { kind, field }: Context): boolean =>
  kind === 'cost' &&
  !/\b(?:I|I'\p{L}+|me|we|us)\b/u.test(text) &&
  (OWN_CLIENT.test(text) || OWN_COUNT.test(text) || (field.startsWith('timer') ? PRICE : AGAINST_PRICE).test(text));
/** "One evening of crying (my survey, 17)", "average of the boats in my logbook (46 boats)": where the seller has the figure from. */
const OWN_COUNT =
  /\((?:(?:from|by|in|as per|according to|source:) )?(?:my|our) (?:own )?(?:\p{L}+ )?(?:surveys?|counts?|notes|notebooks?|logs?|logbooks?|records?|files|figures|numbers|tally|study|data|spreadsheets?|diary|ledgers?)\b[^()]*\)|\b(?:in|from|by|across|over) (?:my|our) (?:own )?(?:\p{L}+ )?(?:surveys?|notes|notebooks?|logs?|logbooks?|records|files|tally|study|data|spreadsheets?|ledgers?) \(\d[^()]*\)/iu;
/** "Phone me. I am 300 km away.", "I'm the only one who'll come": who is sent for, and comes. */
const isSellersI = (text: string, { answer, about }: Context): boolean =>
  about === 'audience' && (SENDS_FOR_ME.test(answer) || IS_WHO_COMES.test(text));
const SENDS_FOR_ME =
  /(?<=^|[.!?,;\n]\s*)(?:(?:just|then|or|and) )?(?:phone|ring|call|text|email|e-mail|message|whatsapp|send for) me(?=[.!?,;\n]|$| (?:in|at|on|when|every|from|up|again|after|first)\b)/iu;
const IS_WHO_COMES =
  /\bI(?:'m| am) the only (?:one|person|man|woman|\p{L}+(?:er|or|ist|ian)) (?:who(?:'ll| will|'d| would)?|that(?:'ll| will)?) (?:still |even |actually )?(?:comes?|goes? (?:out|there|up)|drives? (?:out|up|over)|turns? up|calls? back|answers?|picks? up)\b/iu;
const OWN_CLIENT = /\b(?:my|our) (?:size|sort|kind|type) of client\b/iu;
const PRICE = /\b(?:my|our) (?:\p{L}+ )?(?:fee|price|rate|quote|offer|charge|invoice)s?\b/iu;
const AGAINST_PRICE = new RegExp(String.raw`\b(?:versus|against|than|times) ${PRICE.source}`, 'iu');

/** Before an answer's first piece. */
export const pastBefore = (about: About, listener: Listener): Past => {
  const start: Past = about === 'audience' ? { ...NO_PAST, implied: true } : NO_PAST;
  const past = piecesOf(listener.earlier ?? '').reduce((told, piece) => pastAfter(piece, told, listener), start);
  return { ...past, certainty: 1 };
};

/** What a piece leaves in mind; one without its subject spoke of the listener. */
export function pastAfter({ text, end }: Piece, past: Past, { audience }: Listener): Past {
  const after = readPiece(tokensOf(text), audience, past).past;
  const spoken = formOf(text, end === '?') === 'elided' || audienceSubject(text, audience) !== null;
  return spoken ? { ...after, named: true } : after;
}

/** Where "I" is more likely the speaker, who has seen it. */
const UNSPOKEN: ReadonlySet<Kind> = new Set(['scene', 'belief', 'truth', 'cause']);

/** Below this an answer is wrong too often to be said to the listener, and stays in the third person. */
const leastCertainty = 0.8;
/** The same where the script tells of them anyway. */
const leastCertaintyWhereTold = 0.97;
/** Steps that are told of others fit badly among those that are the listener's own, and so do thoughts. */
const leastCertaintyOf: Partial<Record<Kind, number>> = { list: 0.45, thought: 0.55 };

/** Whether it is clear enough who is who in an answer: that no pronoun was misread. */
export const isCertain = (pieces: readonly Piece[], field: FieldName, listener: Listener): boolean => {
  const [kind, about] = KINDS[field];
  if (about === 'anybody') return true;
  const least = listener.told ? leastCertaintyWhereTold : (leastCertaintyOf[kind] ?? leastCertainty);
  return certaintyOf(pieces, about, listener) >= least;
};

/** How likely it is, from 0 to 1, that no pronoun of an answer is misread. */
export const certaintyOf = (pieces: readonly Piece[], about: About, listener: Listener): number =>
  pieces.reduce((past, piece) => pastAfter(piece, past, listener), pastBefore(about, listener)).certainty;

/** Fragments whose missing subject is the listener. */
const OF_LISTENER: ReadonlySet<Form> = new Set(['gerund', 'bare', 'elided', 'adjective', 'past', 'infinitive']);

export function ofListener(text: string, form: Form, context: Context): Context {
  if (!OF_LISTENER.has(form) || context.about !== 'audience' || /\byou(?:r|rs|rself)?\b/i.test(text)) return context;
  const { pronoun } = context.listener.audience;
  const avatar = pronoun === 'she' || pronoun === 'he' ? pronoun : null;
  const own = avatar && tokensOf(text).some(({ lower }) => SETS[avatar].has(lower)) ? avatar : null;
  return { ...context, past: { ...context.past, named: true, gender: context.past.gender ?? own } };
}
