import { capitalised } from './answers/realise.ts';
import { withoutCounting } from './answers/spoken-name.ts';
import { wordCount } from './grammar/forms.ts';
import { singularOf } from './grammar/language.ts';
import { HOW_MANY, itemsOf, JUST_COUNTED, namesOfParts } from './part-names.ts';

export type Part = { name: string; detail: string };
/** A part as it was named, with what stood in brackets behind its name. */
type NamedPart = Part & { note: string };

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/**
 * The parts of the plan with what happens in each; details that match no part come back in `rest`, what was said of the parts besides in
 * `remark`.
 */
export function partsOf(parts: string, details: string): { parts: readonly Part[]; rest: string; remark: string } {
  const timed = parts.replace(/ \((\d+ (?:weeks?|days?|months?|sessions?|hours?|minutes?|min))\)/gi, ' for $1');
  const { names, remark } = namesOfParts(timed);
  return { ...detailed(names, details), remark: JUST_COUNTED.test(remark.replace(/[.!]$/, '')) ? '' : remark };
}

/** "2 visits": how many of them there are, and no second part. */
const isSoMany = (item: string): boolean => /^\d+ (?:[\p{L}-]+ )*[\p{L}-]+s\b/u.test(item);

function detailed(items: readonly string[], details: string): { parts: readonly Part[]; rest: string } {
  // "1 The Diary", "2 The Gap": each line with its number.
  const counted =
    items.length > 1 &&
    items.every((item, at) => item.startsWith(`${at + 1} `)) &&
    (items.every((item) => /^\d+ \p{Lu}/u.test(item)) || (items.length > 2 && !items.slice(1).every(isSoMany)));
  const named = items.map((item) => split(counted ? item.replace(/^\d+ /, '') : item));
  const lines = itemsOf(details, true);
  if (lines.length === 0) return { parts: named.map(withNote), rest: '' };
  if (named.some((part) => part.detail !== '') && lines.length !== named.length)
    return { parts: named.map(withNote), rest: details };
  const opened = lines.length === named.length ? null : byOpening(lines, named);
  if (opened)
    return {
      parts: named.map((part, at) =>
        withNote({ ...part, detail: [part.detail, opened[at] ?? ''].filter((text) => text !== '').join('\n') }),
      ),
      rest: '',
    };
  const stripped = lines.map((line) => withoutName(line, named));
  if (stripped.every((line) => line.part >= 0)) {
    return {
      parts: named.map((part, index) => {
        const own = stripped.filter((line) => line.part === index).map((line) => line.text);
        return withNote({ ...part, detail: [part.detail, ...own].filter((text) => text !== '').join('\n') });
      }),
      rest: '',
    };
  }
  if (lines.length === named.length)
    return {
      parts: named.map((part, index) =>
        withNote({
          ...part,
          detail: [part.detail, stripped[index]?.text ?? ''].filter((text) => text !== '').join('\n'),
        }),
      ),
      rest: '',
    };
  return { parts: named.map(withNote), rest: details };
}

/** "Stool's where you put it. It goes side on. Hands is …": each part told in as many sentences as it takes, from its name on. */
function byOpening(lines: readonly string[], named: readonly NamedPart[]): readonly string[] | null {
  const starts = named.map(({ name }) => lines.findIndex((line) => opensWith(line, name.split(',')[0] ?? name)));
  const inTurn = starts.every((start, at) => (at === 0 ? start === 0 : start > (starts[at - 1] ?? -1)));
  return inTurn && named.length > 1 ? starts.map((start, at) => lines.slice(start, starts[at + 1]).join(' ')) : null;
}

const opensWith = (line: string, name: string): boolean => {
  const plain = (text: string): string => text.toLowerCase().replace(/^(?:the|an?) /, '');
  const told = plain(line.replace(/^(?:(?:and|so|then|okay|ok|well|first|with|in)[, ]+)*/i, ''));
  return told.startsWith(plain(name)) && /^(?:'s|,|:| is| means)? /.test(told.slice(plain(name).length));
};

const withNote = ({ name, detail, note }: NamedPart): Part => ({
  name,
  detail: [note, detail].filter((text) => text !== '').join('\n'),
});

function split(item: string): NamedPart {
  const [, titled, note] = /^([^()]{2,60}) \(([^()]{2,60})\)[.,;]?$/.exec(item) ?? [];
  if (titled && note)
    return TIMED.test(note)
      ? { name: `${cleanName(titled)}, in ${note}`, detail: '', note: '' }
      : { name: cleanName(titled), detail: '', note };
  const [, name, detail] = /^(.{2,60}?)(?::\s+|\s+[-–—]\s+|\s*=\s*)(.+)$/s.exec(item) ?? [];
  if (name && detail && (COUNTED.test(name) || HOW_MANY.test(`${name}: `))) return { name: item, detail: '', note: '' };
  if (name && detail && wordCount(name) <= 8) return { name: cleanName(name), detail: detail.trim(), note: '' };
  return { name: cleanName(item), detail: '', note: '' };
}

/** "Drawer 1: Copy": a part that counts itself, or says when it takes place. */
export const COUNTED =
  /^(?:weeks?|months?|days?|hours?|years?|sessions?|lessons?)\s+\d|^(?!(?:the|a|my|your|our|just|only|next|first|last|to|no) )\p{L}+ \d{1,2}(?::|$)/iu;

/** "Weeks 1-2: hum": when a part takes place is no name for it. */
const TIMED = /^(?:weeks?|months?|years?|sessions?|lessons?)\s+\d+(?:\s*[-–]\s*\d+)?$/i;

const cleanName = (name: string): string =>
  capitalised(
    withoutCounting(name)
      .replace(/^["'(]+|["').,;:!\s]+$/g, '')
      .replace(/^(?:(?:and|so|oh|well)[, ]+)*(?:then )?(?:I|we) (?:do|have|use|go through) (?=(?:the|an?) \p{L})/iu, '')
      .replace(/^(?:(?:and|so|oh|well),? )?then(?: there's| it's| comes)?,? (?=\S+ \S)/i, '')
      .replace(
        /, (?:that's (?:the )?(?:first|next|last)(?: one)?|I (?:nearly|almost) (?:left|forgot) (?:that|it)(?: out)?)$/i,
        '',
      )
      .trim(),
  );

function withoutName(numbered: string, parts: readonly Part[]): { part: number; text: string } {
  const bare = parts.map(({ name }) => name.split(',')[0] ?? name);
  // "1 Bucket: 20 L, filled in thirds", of the part "Bucket"
  const uncounted = numbered.replace(/^\d+[.)]? /, '');
  // "24 papers per vine", of the part "Paper"
  const isNamed = bare.some(
    (name) =>
      uncounted.toLowerCase().startsWith(name.toLowerCase()) && /^\s*[:=–—-]/.test(uncounted.slice(name.length)),
  );
  const line = isNamed ? uncounted : numbered;
  const part = bare.findIndex(
    (name) => line.toLowerCase().startsWith(name.toLowerCase()) && /^\s*(?::|-|–|—|=)/.test(line.slice(name.length)),
  );
  const name = bare[part] ?? '';
  return part === -1
    ? withoutShortName(line, bare)
    : { part, text: line.slice(name.length).replace(/^\s*[:=–—-]+\s*/, '') };
}

/** "Card: all the numbers on one sheet", of the part "The card on the press": a name by some of its words. */
function withoutShortName(line: string, names: readonly string[]): { part: number; text: string } {
  const [, label = '', told = ''] = /^([\p{L}\d' -]{2,30}?)(?:: +| [-–—]+ +)(\S.*)$/su.exec(line) ?? [];
  const words = wordsOfName(label);
  const named = names.flatMap((name, part) => {
    const all = wordsOfName(name);
    return words.length > 0 && words.every((word) => all.includes(word)) ? [part] : [];
  });
  return named.length === 1 ? { part: named[0] ?? -1, text: told } : { part: -1, text: line };
}

/** "48hr" and "48-hour", "pass" and "passes" are one. */
const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/(?<=\d)[- ]?(?:hrs?|hours?)\b/g, 'h')
    .split(/[^\p{L}\d']+/u)
    .filter((word) => word !== '' && word !== 'the')
    .map(singularOf);
