import { formOf, wordCount } from '../grammar/forms.ts';

/** What parts the statements of a line; signs never reach over it. */
const STATEMENT = /([.!?;]\s+|\s*→\s*|\n|["()])/;

/** The signs of a hurried note in words: "seen = shared = smaller", "buyer = the bank", "Excel + diary + 3 apps", "staff of 5+". */
export const spokenSigns = (text: string): string =>
  text
    .split(STATEMENT)
    .map((part, index) => (index % 2 === 0 ? spokenSums(equalled(part)) : part))
    .join('')
    .replace(/(\d[\d.,]*[kKmM%]?)\+(?=[.,;:!?)]|\s*$| (?:and|or|but|who|with)\b)/gm, '$1 or more')
    .replace(/≈ ?/g, 'about ')
    .replace(/(\d) ?°(?: ?C\b)?/g, '$1 degrees')
    .replace(/(\d)\*(?=[\s.,;)]|$)/gm, '$1 stars')
    .replace(/(?<=^|[\s(])#(?=\d)/gm, 'number ')
    .replace(MONTH, (short) => MONTHS[short.slice(0, 3).toLowerCase()] ?? short);

/** "Right answer > fast answer", "facts > feelings": one is better than the other; longer rows are steps. */
export const comparedSigns = (line: string): string =>
  line.replace(
    /^((?:[\p{L}'-]+ ){0,2}([\p{L}'-]+)) > ((?:[\p{L}'-]+ ){0,2}([\p{L}'-]+))(?=$|[.,!])/gmu,
    (whole, left: string, last: string, right: string, other: string) =>
      last.toLowerCase() === other.toLowerCase() || !/ /.test(left + right)
        ? `${left} ${isPlural(left) ? 'beat' : 'beats'} ${right}`
        : whole,
  );

const MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const MONTH =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?= (?:19|20)\d\d\b| ?'\d\d\b)|(?<=\b[0-3]?\d(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi;

function equalled(part: string): string {
  const sides = part.replace(/(?<=\p{L}{2})=(?=\p{L}{2})/gu, ' = ').split(/\s=\s/);
  const [left = '', right = ''] = sides;
  if (sides.length < 2 || sides.some((side) => side.trim() === '')) return part;
  if (sides.length > 2)
    return sides.every((side) => wordCount(side) < 6 && !/[\d,:]/.test(side))
      ? chained(sides)
      : `${equalled(`${left} = ${right}`)}, which is ${sides.slice(2).join(', which is ')}`;
  const before = left.replace(/,\s*$/, '');
  const figures = /^(?:about |approx |~)?[$£€]?\d/.test(right);
  if (before !== left) return `${before}, ${figures ? 'which is' : 'so'} ${right}`;
  if (figures && /@|\bat [$£€]/.test(left)) return `${left}, which is ${right}`;
  if (/\d\D{0,3}$/.test(left) && figures) return part;
  if (ONE_WORD.test(left) || /\bstep \d$/i.test(left)) return `${left}: ${right}`;
  if (/\d/.test(left)) return part;
  if (/^(?:still|no|nobody|nothing|again|everyone|everybody|never)\b/i.test(right) || left.includes(','))
    return `${left}: ${right}`;
  if (DONE.test(formOf(left)) && !/\b(?:think|believe|say|assume|know)s?\b/i.test(left)) return `${left}: ${right}`;
  if (/^(?:an?|the|me|us|mine|theirs|hers|ours|yours)\b/i.test(right) && formOf(left) === 'noun')
    return `${left} ${isPlural(left) ? 'are' : 'is'} ${right}`;
  return /^\p{L}/u.test(right) && isPlural(left) ? `${left} mean ${right}` : part;
}

const DONE = /^(?:bare|elided|past)$/;
const ONE_WORD =
  /^\s*(?:now|today|then|later|before|after|tomorrow|meanwhile|reality|translation|answer|upshot|lesson|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:days?)?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|(?:\S+ )?\d{1,2}(?::\d\d)? ?(?:am|pm))\s*$/i;

/** "Evenings", but not "more hours", which is one idea. */
const isPlural = (phrase: string): boolean =>
  /(?<=^|[^s])s$/.test(phrase.trim()) &&
  !/^\s*(?:\p{L}+er|more|less|no|too many|\p{L}+ing|one|an?|every|each|this|his|yes|always|success|\p{L}+ness|business)(?: |$)/iu.test(
    phrase,
  );

/** "Cheap = busy = safe": each leads to the next. */
function chained(sides: readonly string[]): string {
  const steps = sides
    .slice(1)
    .map((side, at) => `${(sides[at] ?? '').trim()} ${isPlural(sides[at] ?? '') ? 'mean' : 'means'} ${side.trim()}`);
  return `${steps.slice(0, -1).join(', ')}, and ${steps.at(-1) ?? ''}`;
}

/** "+" and "×" between things and figures. */
const spokenSums = (part: string): string =>
  part
    .replace(
      /(?<=^|, )((?:[^\s,=+×:]+ ){0,3}[^\s,=+×:]+) \+ ((?:[^\s,=+×:]+ ){0,3}[^\s,=+×:]+) \+ ((?:[^\s,=+×:]+ ?){1,4})(?=$|,)/g,
      '$1, $2 and $3',
    )
    .replace(/, \+ ?(?=\p{Ll})/gu, ', and ')
    .replace(/, \+(?=\d)/g, ', plus ')
    .replace(/(?<=^|\s)\+ (?=\p{Ll})/gu, (_, at: number) => (at === 0 ? 'plus ' : 'and '))
    .replace(/(?<=\p{L}) [x×] ?(\d+)(?=[.,]|\s*$)/gu, ', $1 times')
    .replace(/(?<=\d(?: [^\s\d]+){5,}) [x×] (?=\d)/g, ', times ')
    .replace(/ [x×] ?(?=[$£€]?\d)(?!\d[\d.]* ?(?:m|cm|mm|ft|in)\b)/g, ' times ');
