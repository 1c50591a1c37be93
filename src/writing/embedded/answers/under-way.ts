import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { type Piece, piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { KINDS } from './kinds.data.ts';

/**
 * "You're muting channels. Raising thresholds after a bad night, and ending up with more.": where a second deed in -ing would have to
 * change with the first, none does. Whoever does it stands in front of the first sentence in -ing, and what follows goes on from it
 * as it was typed. Null where deeds are turned one by one.
 */
export function underWayTemplate(x: string, { field, answer, index }: Context): string | null {
  const pieces = piecesOf(answer);
  if (!isInIng(pieces, field)) return null;
  // "Ring the lads, guess the rest. Writing it all in the book.": beside what one does plainly nothing is under way.
  if (pieces.some(({ text }) => formOf(text) === 'bare')) return '{X}.';
  const before = pieces.slice(0, index).map(({ text }) => text);
  const row = before.slice(before.findLastIndex((text) => !IN_ING.test(text)) + 1);
  if (row.some((text) => GOING_ON.test(text) || isChained(text) || /^being\b/i.test(text))) return '{X}.';
  if (x.startsWith('being ')) return `You're ${x.slice(6)}.`;
  if (!GOING_ON.test(x)) return isChained(x) ? '{X}.' : null;
  if (/^(?:tried|loop)$/.test(KINDS[field][0]))
    return /\b(?:once|twice|three times)\b/i.test(x) ? '{X}.' : 'You keep {x}.';
  return LONG.test(x) ? "You've been {x}." : "You're {x}.";
}

/** Whether what the listener does is told in -ing, with one deed beside another. */
export function isInIng(pieces: readonly Piece[], field: FieldName): boolean {
  const [kind, about] = KINDS[field];
  const deeds = pieces.map(({ text }) => text).filter((text) => formOf(text) === 'gerund');
  return (
    about === 'audience' &&
    field !== 'newRootProblem' &&
    /^(?:state|tried|cost|loop|scene|future|cause|truth|belief)$/.test(kind) &&
    deeds.some(isChained) &&
    !deeds.some(turnsAside)
  );
}

const IN_ING = /^(?:(?:not|never|then|still|again) )?\p{L}[\p{L}-]+ing\b/iu;

/** "Waiting there, and then pretending to look": a deed beside another, unless somebody said it. */
const isChained = (text: string): boolean => CHAINED.test(withoutQuoted(text));

const withoutQuoted = (text: string): string => text.replace(/"[^"]*"|(?<!\p{L})'[^']*'(?!\p{L})/gu, '""');

const CHAINED =
  /(?:[,;]|(?<=\S )(?:and|or|but|then)) (?:(?:and|or|but|not|never|then|still|even|just|always|(?:each|every) \p{L}+|\p{L}+ly) )*(?!(?:nothing|something|everything|anything|morning|evening|during)\b)\p{L}[\p{L}-]+ing\b/iu;

/** "Watching tutorials, buying plugins, then give up": what stands between the deeds is no deed in -ing. */
const turnsAside = (text: string): boolean =>
  withoutQuoted(text)
    .split(/[,;] (?:and |but )?(?:then )?/)
    .slice(1)
    .some(
      (item) => !IN_ING.test(item) && !/^(?:who|which|where)/i.test(item) && /^(?:bare|clause)$/.test(formOf(item)),
    );

/** "Kneeling on the drive", and not "wanting to kneel", "hearing it" or "being late", which nobody is in the middle of. */
export const GOING_ON =
  /^(?:(?:not|still|never|always|just|really|\p{L}+ly) )*(?!(?:having (?!to\b)|(?:be|want|need|know|own|believ|lov|lik|hat|car|prefer|mean|seem|understand|realis|realiz|see|hear|notic|find)ing\b))\p{L}[\p{L}-]+ing\b/iu;

/** What has gone on for years. */
export const LONG =
  /\b(?:since (?:\d|the day\b|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|school|lockdown|covid)|for (?:(?:the (?:last|past)|at least|over|about|nearly) )?(?:\S+ )?(?:weeks|months|years)\b)/i;
