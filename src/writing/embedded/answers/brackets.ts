/** "Not for: hobbyists (no time), banks (too slow)": each reason stays with those it is given for. */
export const reasonsInList = (sentence: string): string => {
  const [, list = ''] = /^not for:? ([^()]+\([^()]+\)(?:, .+)?)$/i.exec(sentence.replace(/[.!]$/, '')) ?? [];
  const items = list.split(/, (?![^()]*\))/);
  return list === '' || items.some((item) => !NOTED.test(item))
    ? sentence
    : `This isn't for ${items.map((item) => item.replace(SIZED, 'anyone with ')).join(', or for ')}.`;
};

/** "Hobbyists (no time)" */
const NOTED = /^(?!(?:for|and|or|if|I|I'm|im|we|it|its|it's|you|u|ur|go|see|please)\b)[^()]+?(?: \([^()]+\))?$/i;

/** "Under 10 trucks": those who have no more. */
export const SIZED = /(?<=^|[,;] )(?=(?:under|over|less than|fewer than|more than) [\d,]+ \p{Ll}+s\b)/gu;

/** A note stays in its brackets, as it is said under one's breath; only figures and signs that cannot be are put into words. */
export const withoutBrackets = (sentence: string): string =>
  sentence.replace(/ \(([^()]+)\)(?=([.,;:!?…]|$)|)/gu, (whole, note: string, mark: string | undefined, at: number) => {
    // "Not one missed call since we started counting (2019)"
    if (/^(?:19|20)\d\d$/.test(note) && /\bsince\b[^.,;:]*$/.test(sentence.slice(0, at))) return ` in ${note}`;
    // "16 years of reserving, 31 workbooks, FIA (2009)": what one got in that year, at the end of a row.
    if (/^(?:19|20)\d\d$/.test(note) && IN_A_ROW.test(sentence.slice(0, at))) return ` in ${note}`;
    const figure = spokenFigure(note.replace(/[!?]+$/, ''));
    if (!figure) return whole;
    return /^(?:up|down) /.test(figure) ? ` ${figure}` : `, ${figure}${mark === undefined ? ',' : ''}`;
  });

/** Behind a comma, a name or a prize by itself: "gold at Ghent", "FIA". */
const IN_A_ROW =
  /^[^.;:]*, (?!(?:and|but|the|an?|my|our|your|their|his|her)\b)(?:\p{L}[\p{L}'-]* ){0,2}\p{Lu}[\p{L}'-]*$/u;

function spokenFigure(note: string): string | null {
  if (/^(?:19|20)\d\d(?:, (?:19|20)\d\d)?$/.test(note)) return `from ${note.replace(',', ' and')}`;
  if (/^\d[\d.,]*%$/.test(note)) return `that's ${note}`;
  const [, sign, change] = /^([-+–−])([$£€]?\d[\d.,]*%?)$/.exec(note) ?? [];
  if (change) return `${sign === '+' ? 'up' : 'down'} ${change}`;
  const [, times, when = ''] = /^[x×] ?(\d+)( .+)?$/i.exec(note) ?? [];
  return times ? `${times === '2' ? 'twice' : `${times} times`}${when}` : null;
}
