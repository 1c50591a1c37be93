import { piecesOf, spokenText, withoutBullet } from './answers/clean.ts';
import { capitalised } from './answers/realise.ts';
import { formOf, wordCount } from './grammar/forms.ts';

/** The names of the parts, and what is said of them besides. */
type Named = { names: readonly string[]; remark: string };

/** The names of the parts, however the author tells them: in a list, one after the other, or summed up. */
export const namesOfParts = (answer: string): Named => {
  // "There's four. Flip the clock, then Change the flour, then the Shelf"
  const typed = spokenText(answer).replace(COUNTED_FIRST, '').replace(THE_LOT, '');
  // "There's the wash trip, then the gauge trip,\nthen the set trip", "the Window\nthen the Disc": told on over its lines.
  const lines = typed.split(/\s*\n\s*/);
  const isToldOn = lines.length > 2 && lines.slice(1).every((line) => /^(?:and )?then\b/i.test(line));
  const text = isToldOn
    ? lines.map((line) => line.replace(/[,.]$/, '')).join(', ')
    : (typed.match(TOLD_ON) ?? []).length > 1
      ? lines.join(' ')
      : typed;
  const inTurn = toldInTurn(text);
  if (isToldOn && (inTurn?.names.length ?? 0) < lines.length) return { names: lines.map(namedInTurn), remark: '' };
  return (
    summedUp(answer) ??
    countedBehind(text) ??
    oneSentenceEach(text) ??
    inTurn ?? { names: itemsOf(text === typed ? answer : text), remark: '' }
  );
};

/** "Then Dancing, sorry, they hate that I call it that", "and then the last one, One to Keep": the name, and what is said of it. */
function namedInTurn(line: string): string {
  const [name = '', ...aside] = line
    .replace(
      /^(?:(?:right|so|and|then|first|well|ok|okay|there's|there is|the last one(?:'s| is)?|what I call)[, ]+)+/i,
      '',
    )
    .split(', ');
  const bare = name.replace(/ (?:first|next|last)$/i, '');
  return wordCount(aside.join(' ')) > 3 && !/^(?:that's|and that's)\b/i.test(aside[0] ?? '')
    ? `${bare}: ${aside.join(', ')}`
    : bare;
}

/** "3 parts / 10 weeks / 1 island → then copy", "Three steps. Takes twenty minutes.": how many and how long, and no names. */
function summedUp(answer: string): Named | null {
  if (/^(?!1 )\d+ [^/\n]+(?:\s\/\s\d+ [^/\n]+)+$/.test(answer.trim()))
    return { names: [answer.replace(/\s+\/\s+/g, ', ').replace(/\s*→\s*(?:then )?/g, ', then ')], remark: '' };
  const [count = '', ...remarks] = piecesOf(answer).map(({ text }) => text);
  return remarks.length > 0 && JUST_COUNTED.test(count) && !remarks.some((text) => /[,;:]/.test(text))
    ? { names: [answer.replace(/[.!]\s*$/, '')], remark: '' }
    : null;
}

/** "I do it in four. The Core, that's first. Then the Red Book, from the post office. Then the Less List.": a sentence for each name. */
function oneSentenceEach(text: string): Named | null {
  const [count = '', first = '', ...others] = piecesOf(text).map((piece) => piece.text);
  if (others.length === 0 || !IN_SO_MANY.test(count) || !others.every((one) => IN_TURN.test(one))) return null;
  return {
    names: [first, ...others].map((one) =>
      capitalised(one.replace(IN_TURN, '').replace(/,? (?:that's (?:the )?(?:first|next|last)|at the end)$/i, '')),
    ),
    remark: '',
  };
}
/** "And then Thank You" */
const FURTHER =
  /^(?:[Aa]nd )?(?:[Tt]hen|[Ll]astly|[Ff]inally|[Ll]ast)(?: of all)?,? (?:there's |it's |comes )?((?:[Tt]he |[Aa]n? )?\p{Lu}.*)$/su;
const TOLD_ON = /,\s+(?:and )?then (?:(?:the|there's|an?)\b|\p{Lu})/gu;
const IN_TURN =
  /^(?:and )?(?:then|next|after that|last|lastly|finally)(?: (?:there's|comes|it's))?,? (?=(?:the |an? )?\p{L})/iu;

/** "Cut, Cook and Count, that's it, three bits." */
function countedBehind(text: string): Named | null {
  const [, list = '', count = ''] =
    /^(.+?[^.!?])[.!,]? (?:that's it[.,!]? )?((?:three|four|five|six|\d) (?:bits|parts|steps|pieces|things))[.!]?$/is.exec(
      text,
    ) ?? [];
  return list !== '' && !/\n/.test(text)
    ? { names: itemsOf(list.replace(/[.,!] that's it$/i, '')), remark: `That's ${count}.` }
    : null;
}

/**
 * "There's four, so there's Leaks and then there's the Board, and the Board's the dull one": the names one after the other, and what is
 * said of them. Null where it is written as a list, or names nothing by itself.
 */
function toldInTurn(text: string): Named | null {
  if (/\n|[→;|/]|(?:^|\s)\d[.):]?\s/.test(text)) return null;
  const [first = '', ...others] = piecesOf(text).map(({ text: piece, end }) => `${piece}${end}`);
  const remark = others.at(-1) ?? '';
  // "Stool, Hands, Breath. And then Thank You, you have to say thank you"
  const [, further] = others.length === 1 ? (FURTHER.exec(remark) ?? []) : [];
  if (further && first.includes(', ')) {
    const { names } = namesIn(first.replace(/[.!]$/, '').replace(HOW_MANY, '').replace(OPENS_LIST, ''));
    if (names.length > 1) return { names: [...names, namedInTurn(further.replace(/[.!]$/, ''))], remark: '' };
  }
  if (others.length > 1 && REMARK.test(remark))
    return { names: [first, ...others.slice(0, -1)].map((piece) => piece.replace(/[.!]$/, '')), remark };
  const said = first.replace(/[.!]$/, '').replace(HOW_MANY, '').replace(OPENS_LIST, '');
  if (others.length > 0 && !REMARK.test(remark) && !said.includes(', ')) return null;
  const { names: told, left } = namesIn(said);
  if (told.length < 2) return null;
  const names = asCounted(told, first);
  const inTheEnd =
    /, (?:and )?then (?:at the end |lastly |finally )?(?:I do |there's |comes? |it's )?((?:the |an? )?\p{Lu}[^,.]*)$/u.exec(
      left,
    );
  // "And then the Sleep takes care of itself pretty much": a name, with what it does.
  const [, doing] = /^(?:and )?(?:then )?((?:the |an? )?\p{Lu}[\p{L}'-]*) \p{Ll}+s\b/u.exec(left) ?? [];
  if (doing && others.length === 0) return { names: [...names, doing], remark: asStop(left) };
  const more = (inTheEnd ? left.slice(0, inTheEnd.index) : left)
    .replace(/^(?:and|so)(?: that's)? (?=\S+$)/i, '')
    .replace(/^\S+ (?:bits|parts|steps|pieces),? (?:and )?/i, '')
    .replace(/[,.]$/, '');
  return {
    names: inTheEnd?.[1] ? [...names, inTheEnd[1]] : names,
    remark: [more === '' ? '' : capitalised(`${more}.`), others.join(' ')].filter((one) => one !== '').join(' '),
  };
}

const asStop = (said: string): string =>
  capitalised(`${said.replace(/^(?:and )?(?:then )?/i, '').replace(/[,.]$/, '')}.`);

/** "There's four, …, and then the Hot and the Tough": as many as were announced, so the last two are one. */
function asCounted(names: readonly string[], announced: string): readonly string[] {
  const count = HOW_MANY.exec(announced)?.[0]
    .match(/\b(?:two|three|four|five|six|seven|[2-7])\b/i)?.[0]
    .toLowerCase();
  const [before = '', last = ''] = names.slice(-2);
  return count && ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(count) + 3 === names.length
    ? [...names.slice(0, -2), `${before} and ${last}`]
    : names;
}

/** Names as long as names follow one another, and what is left when they do no longer. */
function namesIn(said: string): { names: readonly string[]; left: string } {
  const names: string[] = [];
  let left = said;
  for (;;) {
    const [whole = '', name = '', joint = ''] = NEXT_NAME.exec(left) ?? [];
    const bare = name.replace(/^what I call /i, '').replace(/ (?:comes|I call it|I do|is) (?:first|next|last)$/i, '');
    if (whole === '' || !isName(bare)) break;
    // "Four bits", "so four": how many there were.
    if (!JUST_COUNTED.test(bare)) names.push(bare.replace(/(?<=^\p{Lu}\S*(?: \S+)*)(?= which is )/u, ','));
    left = left.slice(whole.length);
    if (joint === '') break;
    // "Peg, which is shutting up, and there's Wrist"
    const [told = '', aside = ''] =
      /^(which (?:is|means|are) [^,]+), (?:and )?(?:then )?(?:there's |there is )?/i.exec(left) ?? [];
    if (told !== '') names.push(`${names.pop() ?? ''}, ${aside}`);
    left = left.slice(told.length);
    // "And then last is the Plug, and don't let anybody tell you to start with it": what is said of it stands behind its comma.
    const [, last, ofIt = ''] =
      /^(?:and )?(?:then )?(?:the )?last(?: one| of all)?(?:'s| is) ([^,]+)(?:, (.+))?$/i.exec(left) ?? [];
    if (last && (ofIt === '' || /^(?:the |an? )?\p{Lu}/u.test(last))) return { names: [...names, last], left: ofIt };
    left = left.replace(/^(?:and )?the last one(?:'s| is) /i, '');
    left = left.replace(/^(?:and )?that's the last one$/i, '');
    left = left.replace(
      /^that's (?:the )?(?:first|next|last)(?: (?:bit|one|part))?(?:,? (?:and )?(?:then )?(?:there's |there is )?|$)/i,
      '',
    );
    left = left.replace(/^that's (?:it|all|the lot)(?:,? (?:and )?there(?:'s| are) \p{L}+(?: of them)?)?$/iu, '');
  }
  return { names, left };
}

/** Items of a list written in any of the usual ways: lines, numbers, arrows, semicolons, commas. */
export function itemsOf(answer: string, sentences = false): readonly string[] {
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

const COUNT = '(?:two|three|four|five|six|seven|\\d)';
/** "There are three parts, which I call", "So there's four really, so" */
export const HOW_MANY = new RegExp(
  `^(?:(?:so|well|right|ok|okay)[, ]+)*(?:(?:there(?:'s| is| are)|it has|it's|it is|(?:you|we|I) have|(?:I've got|I have) (?:it|them) (?:as|in|down as)|the plan has) (?:really |only |just )?${COUNT}(?: (?:of (?:them|it|these)|(?!I\\b|of\\b)\\p{L}+))?|${COUNT} (?:parts|steps|stages|bits|phases|pieces))(?: really| in all)?(?:,? I (?:guess|think|suppose|reckon))?(?:,|:|\\.)? (?:and )?(?:which (?:I call|are) |they(?:'re| are) (?:called )?|namely |so )?`,
  'iu',
);
const OPENS_LIST =
  /^(?:(?:and|so|well|right|ok|okay|first|firstly)[, ]+)*(?:(?:there's|there is|you have|we have|it's|they(?:'re| are)(?: called)?) )?/i;
/** "So there's Tune, Play, Choose and Carry, and that's your lot" */
const THE_LOT = /(?<=^[^\n]*, [^\n]*[^,.]),? (?:and |so )?that's (?:your|the) lot[.!]?\s*$/i;
const COUNTED_FIRST = new RegExp(
  `^(?:(?:so|well|right|ok|okay)[, ]+)*there(?:'s| is| are) ${COUNT}(?: (?:of (?:them|it)|parts|bits|steps))?\\. (?=[^.\\n]+, [^.\\n]+\\.?$)`,
  'i',
);
/** "I do it in four" */
const IN_SO_MANY = new RegExp(
  `^(?:(?:so|well|okay)[, ]+)*(?:I|we) (?:do|teach|take|run|split|break|cut) (?:it|this|them|that)(?: up)? (?:in|into) ${COUNT}(?: (?:bits|parts|steps|stages|pieces|goes))?$`,
  'i',
);
export const JUST_COUNTED = new RegExp(
  `^(?:so )?${COUNT}(?: (?:bits|parts|steps|pieces|things))?(?:,? I (?:suppose|guess|think|reckon))?$`,
  'i',
);
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
  isShortName(name.replace(/(?<=^\p{Lu}\S*(?: \S+){0,3}) (?:where|which is|when) .*$/u, ''));

const isShortName = (words: string): boolean =>
  wordCount(words) <= 8 &&
  !/^(?:so|but|because|even|that|which|it|he|she|they|I|we|you|people|everybody)\b/i.test(words) &&
  !/^the (?:order|rest|point|thing|trick)\b/i.test(words) &&
  (wordCount(words) < 3 || !/^(?:clause|question|subordinate|reason)$/.test(formOf(words)));
