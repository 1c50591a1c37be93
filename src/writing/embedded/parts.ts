import { piecesOf, spokenText, withoutBullet } from './answers/clean.ts';
import { capitalised } from './answers/realise.ts';
import { withoutCounting } from './answers/spoken-name.ts';
import { formOf, wordCount } from './grammar/forms.ts';

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
  // "3 parts / 10 weeks / 1 island → then copy": how many and how long, and no names.
  if (/^(?!1 )\d+ [^/\n]+(?:\s\/\s\d+ [^/\n]+)+$/.test(timed.trim())) {
    const summary = timed.replace(/\s+\/\s+/g, ', ').replace(/\s*→\s*(?:then )?/g, ', then ');
    return { ...detailed([summary], details), remark: '' };
  }
  // "Three steps. Takes twenty minutes.": what is said of them all.
  const [count = '', ...remarks] = piecesOf(timed).map(({ text }) => text);
  if (remarks.length > 0 && JUST_COUNTED.test(count) && !remarks.some((text) => /[,;:]/.test(text)))
    return { ...detailed([timed.replace(/[.!]\s*$/, '')], details), remark: '' };
  const { names, remark } = spokenParts(timed) ?? { names: itemsOf(timed), remark: '' };
  return { ...detailed(names, details), remark };
}

function detailed(items: readonly string[], details: string): { parts: readonly Part[]; rest: string } {
  // "1 The Diary", "2 The Gap": each line with its number.
  const counted =
    items.length > 1 && items.every((item, at) => item.startsWith(`${at + 1} `) && /^\d+ \p{Lu}/u.test(item));
  const named = items.map((item) => split(counted ? item.replace(/^\d+ /, '') : item));
  const lines = itemsOf(details, true);
  if (lines.length === 0) return { parts: named.map(withNote), rest: '' };
  if (named.some((part) => part.detail !== '') && lines.length !== named.length)
    return { parts: named.map(withNote), rest: details };
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

const withNote = ({ name, detail, note }: NamedPart): Part => ({
  name,
  detail: [note, detail].filter((text) => text !== '').join('\n'),
});

/** Items of a list written in any of the usual ways: lines, numbers, arrows, semicolons, commas. */
function itemsOf(answer: string, sentences = false): readonly string[] {
  const text = spokenText(answer);
  if (text === '') return [];
  const lines = text
    .split('\n')
    .map((line) => withoutBullet(line))
    .filter((line) => line !== '');
  // "There are four parts:" above the list of them.
  if (lines.length > 2 && /^[^:]*:?$/.test(lines[0] ?? '') && HOW_MANY.test(`${(lines[0] ?? '').replace(/:$/, '')}: `))
    return lines.slice(1);
  if (lines.length > 1) return lines;
  const [line = ''] = text.split('\n');
  const numbered =
    countedUp(line) ??
    line
      .split(
        /\s*(?:^|[\s,;])(?:\(?\d{1,2}(?:[.):/]|\s+[-–])|(?:step|part|phase|week|day|month|stage|module|pillar) \d+\s*[:.–-]?)\s+/i,
      )
      .map((item) => item.replace(/[,;/|]\s*$/, '').trim())
      .filter((item) => item !== '');
  if (numbered.length > 1) return numbered;
  if (/^[^\s/]+(?:\/[^\s/]+){2,}$/.test(line)) return line.split('/');
  for (const separator of [/\s*→\s*/, /\s*;\s*/, /\s+[|/]\s+/]) {
    const items = line.split(separator).filter((item) => item.trim() !== '');
    if (items.length > 1) return items;
  }
  const named = piecesOf(line).map((piece) => piece.text);
  if (!sentences && named.length > 1 && named.every((piece) => /^[^:.]{2,40}: \S/.test(piece))) return named;
  // "Measure for a week. Find the corner. Live in it": one part after the other.
  if (!sentences && named.length > 2 && named.every((piece) => wordCount(piece) <= 6)) return named;
  if (sentences) return piecesOf(line).map((piece) => `${piece.text}${piece.end}`);
  const commas = line
    .replace(/[.!]$/, '')
    .split(/,\s*(?:and\s+|then\s+)?|\s+and\s+(?=\S+(?: \S+){0,3}$)/i)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return commas.every((item) => wordCount(item) <= 6) ? commas : [line];
}

/** "1 folder 2 rider drill 3 the sheet": numbers that go up from one, with nothing behind them. */
function countedUp(line: string): string[] | null {
  const items = line.split(/(?:^|\s)(?=\d \p{L})/u).filter((item) => item !== '');
  const rises = items.length > 2 && items.every((item, at) => item.startsWith(`${at + 1} `));
  return rises ? items.map((item) => item.slice(2).replace(/[\s,;/|]+$/, '')) : null;
}

/**
 * "There's four, so there's Leaks and then there's the Board, and the Board's the dull one": the names one after the other, and what is
 * said of them. Null where it is written as a list, or names nothing by itself.
 */
function spokenParts(answer: string): { names: readonly string[]; remark: string } | null {
  const text = spokenText(answer);
  const counted =
    /^(.+?[^.!?])[.!,]? (?:that's it[.,!]? )?((?:three|four|five|six|\d) (?:bits|parts|steps|pieces|things)[.!]?)$/is.exec(
      text,
    );
  if (counted && !/\n/.test(text))
    return {
      names: itemsOf((counted[1] ?? '').replace(/[.,!] that's it$/i, '')),
      remark: `That's ${counted[2] ?? ''}.`,
    };
  if (/\n|[→;|/]|(?:^|\s)\d[.):]?\s/.test(text)) return null;
  const [first = '', ...others] = piecesOf(text).map(({ text: piece, end }) => `${piece}${end}`);
  const rest = others.join(' ');
  const said = first.replace(/[.!]$/, '').replace(HOW_MANY, '').replace(OPENS_LIST, '');
  const isRemark = others.length > 0 && (REMARK.test(others.at(-1) ?? '') || said.includes(', '));
  if (others.length > 1 && REMARK.test(others.at(-1) ?? ''))
    return {
      names: [first, ...others.slice(0, -1)].map((piece) => piece.replace(/[.!]$/, '')),
      remark: others.at(-1) ?? '',
    };
  if (others.length > 0 && !isRemark) return null;
  const names: string[] = [];
  let left = said;
  for (;;) {
    const [whole = '', name = '', joint = ''] = NEXT_NAME.exec(left) ?? [];
    const bare = name.replace(/^what I call /i, '').replace(/ comes (?:first|next|last)$/i, '');
    if (whole === '' || !isName(bare)) break;
    // "Four bits", "so four": how many there were.
    if (!JUST_COUNTED.test(bare)) names.push(bare);
    left = left.slice(whole.length);
    if (joint === '') break;
    // "Peg, which is shutting up, and there's Wrist"
    const [told = '', aside = ''] =
      /^(which (?:is|means|are) [^,]+), (?:and )?(?:then )?(?:there's |there is )?/i.exec(left) ?? [];
    if (told !== '') names.push(`${names.pop() ?? ''}, ${aside}`);
    left = left.slice(told.length).replace(/^the last one(?:'s| is) /i, '');
    left = left.replace(/^that's (?:the )?(?:first|next|last)(?:,? (?:and )?(?:then )?|$)/i, '');
  }
  if (names.length < 2) return null;
  const remark = left
    .replace(/^(?:and|so)(?: that's)? (?=\S+$)/i, '')
    .replace(/^\S+ (?:bits|parts|steps|pieces),? (?:and )?/i, '');
  return {
    names,
    remark: [remark === '' ? '' : capitalised(`${remark.replace(/[,.]$/, '')}.`), rest]
      .filter((part) => part !== '')
      .join(' '),
  };
}

const COUNT = '(?:two|three|four|five|six|seven|\\d)';
/** "There are three parts, which I call", "So there's four really, so" */
const HOW_MANY = new RegExp(
  `^(?:(?:so|well|right|ok|okay)[, ]+)*(?:(?:there(?:'s| is| are)|it has|it's|it is|(?:you|we|I) have|the plan has) (?:really |only |just )?${COUNT}(?: \\p{L}+)?|${COUNT} (?:parts|steps|stages|bits|phases|pieces))(?: really| in all)?(?:,|:|\\.)? (?:and )?(?:which (?:I call|are) |they(?:'re| are) (?:called )?|namely |so )?`,
  'iu',
);
const OPENS_LIST =
  /^(?:(?:and|so|well|right|ok|okay|first|firstly)[, ]+)*(?:(?:there's|there is|you have|we have|it's|they(?:'re| are)(?: called)?) )?/i;
const JUST_COUNTED = new RegExp(`^(?:so )?${COUNT}(?: (?:bits|parts|steps|pieces|things))?$`, 'i');
/** One name, and what leads to the next. */
const NEXT_NAME =
  /^([^,]+?)(,? and then (?:there's |there is |it's |comes )?|,? (?:and )?(?:then )?(?:there's|there is) |, (?:and then |then |and )?| and (?=\S+(?: \S+){0,3}$)|$)/i;
/** "In that order.", "Three, that's the lot.", "Each one takes seven days.", "And one price list at the end." */
const REMARK = new RegExp(
  `^(?:(?:in that order|${COUNT}(?: in all| parts| steps)|that's|each|every|all (?:of them|three|four|in)|and|plus|the last|usually|about)\\b|${COUNT},)`,
  'i',
);

/** A few words that do not say what anybody does. */
const isName = (name: string): boolean =>
  isShortName(name.replace(/(?<=^\p{Lu}\S*(?: \S+)?) (?:where|which is|when) .*$/u, ''));

const isShortName = (words: string): boolean =>
  wordCount(words) <= 8 &&
  !/^(?:so|but|because|even|that|which|it|he|she|they|I|we|you|people|everybody)\b/i.test(words) &&
  !/^the (?:order|rest|point|thing|trick)\b/i.test(words) &&
  (wordCount(words) < 3 || !/^(?:clause|question|subordinate|reason)$/.test(formOf(words)));

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
export const COUNTED = /^(?:weeks?|months?|days?|hours?|years?|sessions?|lessons?)\s+\d|^\p{L}+ \d+(?::|$)/iu;

/** "Weeks 1-2: hum": when a part takes place is no name for it. */
const TIMED = /^(?:weeks?|months?|years?|sessions?|lessons?)\s+\d+(?:\s*[-–]\s*\d+)?$/i;

const cleanName = (name: string): string =>
  capitalised(
    withoutCounting(name)
      .replace(/^["'(]+|["').,;:!\s]+$/g, '')
      .trim(),
  );

function withoutName(line: string, parts: readonly Part[]): { part: number; text: string } {
  const bare = parts.map(({ name }) => name.split(',')[0] ?? name);
  const part = bare.findIndex(
    (name) => line.toLowerCase().startsWith(name.toLowerCase()) && /^\s*(?::|-|–|—|=)/.test(line.slice(name.length)),
  );
  const name = bare[part] ?? '';
  return part === -1 ? { part, text: line } : { part, text: line.slice(name.length).replace(/^\s*[:=–—-]+\s*/, '') };
}
