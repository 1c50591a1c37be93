import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import type { Piece } from './clean.ts';
import { KINDS } from './kinds.data.ts';

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
  /(?:[,;]|(?<=\S )(?:and|or|but|then)) (?:(?:and|or|but|not|never|no longer|then|still|even|just|always|(?:each|every) \p{L}+|\p{L}+ly) )*(?!(?:nothing|something|everything|anything|morning|evening|during)\b)\p{L}[\p{L}-]+ing\b/iu;

/** "Watching tutorials, buying plugins, then give up": what stands between the deeds is no deed in -ing. */
const turnsAside = (text: string): boolean =>
  withoutQuoted(text)
    .split(/[,;] (?:and |but )?(?:then )?/)
    .slice(1)
    .some(
      (item) => !IN_ING.test(item) && !/^(?:who|which|where)/i.test(item) && /^(?:bare|clause)$/.test(formOf(item)),
    );

/** What has gone on for years. */
export const LONG =
  /\b(?:since (?:\d|(?:the|your|my|his|her|their) \p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|school|lockdown|covid)|for (?:(?:the (?:last|past)|at least|over|about|nearly) )?(?:\S+ )?(?:weeks|months|years)\b)/iu;
