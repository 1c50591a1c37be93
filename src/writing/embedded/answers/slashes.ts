import { formOf, wordCount } from '../grammar/forms.ts';
import { isPerson } from '../persons/rivals.ts';
import { capitalised } from './realise.ts';

/**
 * "Marker pen → gone after 20 washes / iron-on tape → peels", "deal lost / a policy folder, unopened": what comes of each is a sentence of
 * its own, as is what stands among such rows, and what has a comma of its own.
 */
export const slashRows = (typed: string): readonly string[] => {
  // "The 10 second / 15 second count"
  const sentence = typed
    .replace(/(?<=\d[ -](\p{L}+)) \/ (?=\d+[ -]\1\b)/gu, ' or ')
    // "22 years estimator / cost clerk, 61 shops": what one was, twice.
    .replace(/(\p{Ll}+) \/ ((?:\p{Ll}+ )?(\p{Ll}+))(?=[,.]|$)/gu, (whole, one: string, other: string, last: string) =>
      isPerson(one) && isPerson(last) ? `${one} and ${other}` : whole,
    );
  const rows = sentence.split(/ \/ /);
  const led = rows.map((row) => row.includes('→'));
  return led.filter(Boolean).length > 1 ||
    led.slice(1, -1).includes(true) ||
    (rows.length > 1 && rows.every(isSaid)) ||
    areParted(rows)
    ? rows.map((row) => capitalised(row.trim()))
    : [sentence];
};

/** 'Banker: "so full?" / brother-in-law: "it ran itself" / the kids: at the neighbour's': who says or does what. */
const isSaid = (row: string, at: number, rows: readonly string[]): boolean =>
  /^\s*[^":.]+: "[^"]+"[.\s]*$/.test(row) ||
  rows.every((one) => LABELLED.test(one)) ||
  (rows.length > 2 && at === rows.length - 1 && /^\s*[^":.\d]+: [^":]+$/.test(row));

/** "Oct: too late / Jan: too cold" */
const LABELLED = /^\s*\p{L}[\p{L} .]{1,20}: \S/u;

const areParted = (rows: readonly string[]): boolean =>
  rows.length > 1 &&
  !isPair(rows) &&
  rows.some((row) => row.includes(', ') || /\?\s+\S/.test(row)) &&
  (rows.length > 2 || (wordCount(rows[0] ?? '') > 2 && /[,:] /.test(rows[1] ?? ''))) &&
  rows.every((row) => wordCount(row) > 1 && row.split('"').length % 2 === 1 && !/[()]/.test(row));

/** "…, heavy top / light bottom, bowls on edge": two short items of one list. */
const isPair = ([left = '', right = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /, \S+(?: \S+)?$/.test(left) && /^\S+(?: \S+)?, /.test(right);

/** "Count the bin / Shut at noon": sentences where each opens like one, or one of two is told; and otherwise one row. */
export function slashesSpoken(text: string): string {
  const rows = text.split(/\s+\/\s+/);
  const [left = '', right = ''] = rows;
  if (rows.length > 1 && / /.test(left) && rows.slice(1).every((row) => OPENS.test(row))) return rows.join('. ');
  if (rows.length !== 2) return rows.join(', ');
  if (rows.some((side) => wordCount(side) > 2 && formOf(side) === 'clause'))
    return `${left}${WHAT_IF.test(left) ? '?' : '.'} ${capitalised(right)}`;
  // "Just talented / have a 3d printer"
  if (/^(?:have|are|own|know) /i.test(right)) return rows.join(' or ');
  if (TWO_OF_A_KIND.test(text)) return rows.join(' and ');
  return rows.join(rows.every((side) => formOf(side) === 'past') ? ' and ' : ', ');
}

/** "What if she hates it / she already says no": the question ends where it does. */
const WHAT_IF =
  /^(?:and |but |so )?(?:what if|what about|how (?:do|does|can|will|would|am|is|are)|why (?:do|does|did|am|is|are|can't|would)|who (?:will|would|is|am)|(?:am|is|are|will|would|can|could|do|does|did|should) (?:I|it|this|they|he|she|we|people|the|my)) [^?]*$/iu;

/** "Days by postcode", "Price: once" */
const OPENS = /^\p{Lu}\p{Ll}+ (?:\p{Ll}|\p{L}+:)/u;

/** "Front end / back end" */
const TWO_OF_A_KIND = /(?<=^|\s)(\p{L}{3,}) \/ \p{L}+ \1(?=$|[,.;)]| \()/u;
