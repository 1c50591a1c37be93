import { formOf, wordCount } from '../grammar/forms.ts';
import { arrowsSpoken } from './arrows.ts';
import { reasonsInList } from './brackets.ts';
import { comparedSigns } from './compared-signs.ts';
import { DASH, dashSpoken, GOES_ON, isExplained, TELLS } from './dashes.ts';
import { inTurn } from './in-turn.ts';
import { laughsBack, withoutLaughs } from './laughs.ts';
import { keysNamed, withBullets } from './list-marks.ts';
import { mendSlips } from './mend-slips.ts';
import { attributed, isRemark, REMARKS } from './quoted-by.ts';
import { CUT_SHORT, capitalised } from './realise.ts';
import { slashesSpoken, slashRows } from './slashes.ts';
import { quoteParted } from './stops-kept.ts';

/** One answer made readable: its pieces in order, each a sentence, a line or a bullet, without trailing punctuation lost. */
export type Piece = { text: string; end: '.' | '?' | '!' | '…'; bullet: boolean };

/** "She's put 😭😭": what was put, in the words its sign stands for. */
const FACE_NAMES: Readonly<Record<string, string>> = {
  '😭': 'crying faces',
  '😂': 'laughing faces',
  '😡': 'angry faces',
  '🙏': 'praying hands',
  '👍': 'a thumbs up',
  '😍': 'heart eyes',
};
const FACES =
  /\b(put|puts|sends?|sent|replie[sd]|writes?|wrote|texts?|texted|just)[^\S\n]+(?:(😭|😂|😡|🙏|👍|😍)[\ufe0f\u200d]*)+(?!\s*(?:or|and)\s*👎)/gu;
/** "A pic w 😍 instead of a call": a face that one is sent or sees; one without a name goes with its "with". */
const WITH_FACE =
  /([^\S\n])(?:w\/?|with)[^\S\n]*(\p{Extended_Pictographic})(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d])*(?=[^\S\n]+(?:instead|on|under|in|from|not|every|after|before|at|back)\b)/gu;
/** "if you ever hid it 🥺 it's you": what a condition is for comes behind its sign. */
const IF_THEN =
  /(?<=^|[.!?][^\S\n]+)((?:if|when|whenever|unless)[^\S\n][^.,!?\n\p{Extended_Pictographic}]*[\p{L}\p{N}])[^\S\n]*(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*)+[^\S\n]*(?=(?:it'?s|that'?s|this is|u ?r|ur|you'?re|you are|then)\b)/gimu;
const EITHER_THUMB = /[👍👎](?=\s*(?:or|and|\/)\s*[👍👎])|(?<=[👍👎]\s*(?:or|and|\/)\s*)[👍👎]/gu;
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3)+/gu;
const KNOWN_TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--[\s\S]*?-->|<![^<>]*>/gi;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** The same answer is read many times while a script is written. */
function remembering<Read>(read: (answer: string) => Read): (answer: string) => Read {
  const known = new Map<string, Read>();
  return (answer) => {
    const before = known.get(answer);
    if (before !== undefined) return before;
    const now = read(answer);
    if (known.size > 500) known.clear();
    known.set(answer, now);
    return now;
  };
}

/** Plain characters only: no markup, no control characters, straight spaces; line breaks are kept. */
export function plainText(answer: string): string {
  const withoutMarkup = withoutMarks(comparedSigns(withBullets(keysNamed(answer.normalize('NFC')))));
  return withoutMarkup
    .replace(/[^\S\n]*[✗✘☒✓☑][^\S\n]*(?=[\p{L}\d$£€"“])|(?<=\S)[^\S\n]+[•▪●◦‣][^\S\n]+(?=[\p{L}\d$£€])/gu, '\n• ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/(^|[\s(:,])'(?!\d\ds?\b)(\S.*?\S)'(?=$|[\s,.;:!?)])/gm, '$1"$2"')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.replace(INVISIBLE, '').trim())
    .join('\n')
    .trim();
}

/** "2.7x on visit→wishlist", "trial→paid up from 4%": two words and their arrow are one thing among others, and no step. */
const BETWEEN_TWO =
  /(?<=(?:^|[,;:.(] |\b(?:on|in|of|for|from|the|my|our|your|their|if|when|a|per) )\p{L}{3,})(?:→|[-=]>)(?=\p{L}{3,}(?! ?(?:→|[-=]>)))/gmu;

/** What can be spoken: emoji and decoration go, unless nothing else is there. */
export const spokenText = remembering(readSpokenText);

function readSpokenText(answer: string): string {
  const plain = plainText(answer);
  const spoken = withoutLaughs(faceless(plain))
    .replace(/ \([!?]+\)/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ (?=\)|"(?:\s|$))/g, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(spoken) ? laughsBack(mendSlips(spoken)).replace(EMPTY_BRACKETS, '') : plain;
}

/** "(lol)", "(…)": nothing in it can be said. */
const EMPTY_BRACKETS = / ?\([\s.,;:!?…]*\)/g;

const BULLET =
  /^(?:(?!\+[\d£$€])[-–—•*·▪●○◦‣✓✔☑→»+]+|\(?\d{1,2}[.):](?!\d)|\d{1,2}\/(?=\s)|\(?[a-hA-H][.)](?=\s)|(?:I{1,3}|IV|VI{0,3})[.)](?=\s)|(?:step|part|phase|week|pillar|month|stage|module|session|day|lesson)\s+\d{1,2}(?:[:.)](?!\d)|\s*[–—-](?!\s*\d)|\s+[:.)]))\s*/iu;

/** Splits an answer into its sentences and bullets. Text in quotes is never cut. */
export const piecesOf = remembering(readPieces);

/** Whether there is a word in it, behind the marks of its lists. */
export const saysSomething = (answer: string): boolean =>
  plainText(answer)
    .split('\n')
    .some((line) => /[\p{L}\p{N}]/u.test(withoutBullet(line)));

function readPieces(answer: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const lines = spokenText(answer).replace(HEADED, '$1 ').split(/\n+/);
  for (const line of lines) {
    const item = lines.length === 1 && WEEKLY.test(line) ? line.replace(WEEKLY, '$1, ') : line;
    for (const one of numberedItems(item)) readLine(one, pieces);
  }
  return pieces;
}

/** "Per lost skin:\n- kit share £19": what the items are of is said with the first of them. */
const HEADED = /^((?:per|for|each|every) [^\n:]{3,40}:)[ \t]*\n+[ \t]*[-–•*] ?(?=[^\s:(][^\n:(]*(?:\([^\n]*)?$)/gimu;

/** "1. Tar 2. A cousin 3. Praying" on one line is a list. */
function numberedItems(line: string): readonly string[] {
  const items = line.split(/(?:^|\s)(?=\(?[1-9][.)]\s)/).filter((item) => item.trim() !== '');
  return items.length > 1 &&
    items.every((item, index) => item.startsWith(`${index + 1}`) || item.startsWith(`(${index + 1}`))
    ? items
    : [line];
}

function readLine(line: string, pieces: Piece[]): void {
  const bullet = BULLET.test(line);
  const sentences = sentencesOf(withStops(line.replace(BULLET, '').trim()))
    .flatMap(deedsParted)
    .flatMap(quoteParted);
  for (const sentence of sentences.flatMap(slashRows)) {
    const text = tidy(sentence);
    if (text !== '') pieces.push({ text, end: endOf(sentence), bullet });
  }
}

/** "Week 7: 88% rebooked" by itself is no item of a list. */
const WEEKLY = /^((?:week|day|month) \d{1,2}): (?=\S)/i;

/** "Two sofas, vet bills... most of them pay 2,000": the dots end a list where a statement follows. */
const withStops = (line: string): string =>
  line
    .replace(/(?<=(?:^|\s)")(?:\.{2,}|…)\s*/g, '')
    .replace(/(?<=^|[\s(])"[^"]*"/g, withPauses)
    .replace(/\s*(?:\.{2,}|…)\s*(?=[iI] mean\b)/g, ', ')
    // "1,900 boxes of.. no wait 1,900 bonbons"
    .replace(/\s*(?:\.{2,}|…)\s*(?=no,? wait\b)/gi, ', ')
    // "The rules forum is… empty??"
    .replace(/(?<=\b(?:is|are|was|were))(?:\.{2,}|…)\s*(?=\p{Ll})/gu, ' ')
    .replace(/\s*(?:\.{2,}|…)\s*(?=\p{Ll})/gu, (dots, at: number, whole: string) => {
      const before =
        whole
          .slice(0, at)
          .split(/[.!?…]\s/)
          .at(-1) ?? '';
      const after = whole.slice(at + dots.length);
      const listed = before.includes(',') && formOf(before) === 'noun';
      const ends = formOf(after) === 'clause' && (listed || (formOf(before) === 'clause' && !GOES_ON.test(after)));
      return ends ? '. ' : dots;
    });

/** '"Is that... the cat?"', '"after Christmas..."': how it was said, which is nothing to stop at. */
const withPauses = (quote: string): string =>
  quote.replace(/\s*(?:\.{2,}|…)(?=\s*")/g, PAUSE).replace(/\s*(?:\.{2,}|…)\s*/g, ` ${PAUSE} `);

const PAUSE = '\u2025';

/** "Drilling daily; having a call on days 3, 6 and 10": each deed a sentence; short ones are one row. */
function deedsParted(sentence: string): readonly string[] {
  const deeds = sentence
    .trim()
    .replace(/[.!]$/, '')
    .split(/;\s+(?:and )?/);
  if (
    deeds.length < 2 ||
    deeds.some((deed) => !/^(?:(?:not|never|now|still|once|even) )*\p{L}+ing\b[^".]*$/iu.test(deed))
  )
    return [sentence];
  return deeds.every((deed) => !deed.includes(',') && wordCount(deed) <= 6)
    ? [`${deeds.join(', ')}.`]
    : deeds.map((deed) => `${capitalised(deed)}.`);
}

/** Removes the list mark at the start of a line. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

const ABBREVIATION = new RegExp(
  String.raw`(?:\b(?:Mr|Mrs|Ms|Dr|St|Ste|Mt|Ft|Pt|Rev|Fr|Prof|Sgt|Cpl|Lt|Capt|Hon|vs|${CUT_SHORT}|e\.g|i\.e|a\.m|p\.m|U\.S|U\.K|(?<!&)[A-Z])|(?<![\p{L}\d'])[a-z])\.$`,
  'u',
);

/** "Mr. Hale", "no. 7". */
const isAbbreviated = (sentence: string, rest: string): boolean =>
  ABBREVIATION.test(sentence) || (/\bno\.$/i.test(sentence) && /^\s*\d/.test(rest));

/** "In row K. He drives in", "at 11 a.m. Approving it": a letter that ends its sentence, and no initial. */
const LAST_LETTER =
  /\b(?:[ap]\.m|\p{Ll}+ [A-Z])\. \p{Lu}\p{Ll}+ing\b|\ban? [A-Z]\. \p{Lu}\p{Ll}|\b(?:\p{Ll}+ [A-Z]|[ap]\.m)\. (?:He|She|They|It|We|You|I|The|An?|My|Our|Your|Their|His|Her|This|That|And|But|So|Then|Now|When|If|Nobody|Everybody)\b/u;

const MAY_END = /[.!?…"]/;

/** "His Oklahoma!", "marked up Mamma Mia!" */
const TITLE =
  /\b(?:[Hh]is|[Hh]er|[Mm]y|[Yy]our|[Oo]ur|[Tt]heir|up|of|in|did|does|doing|for) (?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+!$/u;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let current = '';
  let quoted = false;
  const closes = line.split('"').length % 2 === 1;
  const chars = [...line];
  for (const [index, char] of chars.entries()) {
    current += char;
    if (char === '"') quoted = !quoted;
    if (!MAY_END.test(char) || (quoted && closes)) continue;
    const rest = chars.slice(index + 1).join('');
    if (/\([^()]*$/.test(current) && /^[^()]*\)/.test(rest)) continue;
    const ends = /[.!?…]/.test(char) && /^\s+["'(]?[\p{Lu}\p{N}$£€]/u.test(rest);
    // "He'd been told his Oklahoma! was the worst": a title's own mark ends nothing.
    const isTitle =
      char === '!' &&
      TITLE.test(current) &&
      /^ (?:was|is|had|has|ran|runs|sold|opens|opened|went|came|took|got|did|with|in|on|at|for|last|and)\b/.test(rest);
    const lowerEnds = /[!?]/.test(char) && !isTitle && /^\s+\p{Ll}/u.test(rest) && current.trim().split(' ').length > 2;
    const loose = char === '.' && /^\s+\p{Ll}/u.test(rest) && !/\.\.$/.test(current);
    const closed =
      (char === '"' && /[.!?]"$/.test(current) && (/^\s+\p{Lu}/u.test(rest) || isRemark(current, rest))) ||
      (char === '"' && /^\s*"/.test(current) && REMARKS.test(rest));
    if (
      (ends || lowerEnds || loose || closed) &&
      (!isAbbreviated(current.trim(), rest) || endsInLetter(current, rest))
    ) {
      sentences.push(current);
      current = '';
    }
  }
  return [...sentences, current].filter((sentence) => /[^\s.!?…,;:"'()-]/u.test(sentence));
}

const endsInLetter = (sentence: string, rest: string): boolean =>
  LAST_LETTER.test(`${sentence.trim().split(' ').slice(-2).join(' ')} ${rest.trim().split(' ')[0] ?? ''}`);

function endOf(sentence: string): Piece['end'] {
  const aside = /[^\s(].*\([^()]*\)\s*$/.test(sentence);
  const match = aside ? '' : (/([.!?…]+)["')]*\s*$/.exec(sentence)?.[1] ?? '');
  if (match === '' && ASKS.test(sentence.trim())) return '?';
  if (match.includes('?')) return /^\p{L}+ing [^"]*"[^"]*"\s*$/u.test(sentence.trim()) ? '.' : '?';
  return match.includes('!') ? '!' : /\.\.|…/.test(match) ? '…' : '.';
}

/** "Have you asked them though", where nobody types the mark; "does it every Sunday" is told. */
const ASKS =
  /^(?:and |but |so )?(?:(?:have|haven't|do|does|did|didn't|are|aren't|can|could|will|would) (?:you|they|we|I)|(?:has|does|did|is|isn't) (?:he|she)|is it)(?= \p{L}+)(?! (?:a favou?r|one better|proud|good|harm|justice)\b)[^,.;:"]{3,60}$/iu;

/** Inner punctuation made regular, the final mark taken off; it is put back by the realiser. */
function tidy(sentence: string): string {
  const inner = tidied(slashesSpoken(reasonsInList(arrowsSpoken(attributed(sentence.trim()))))).trim();
  const open = balanced(inner.replace(/^[,;:.!?)\s-]+/, ''));
  const closing = /^(.*?)[.!?…,;:\s-]*$/s.exec(open)?.[1] ?? open;
  const bare = /(?:a\.m|p\.m|U\.S|U\.K|etc)$/.test(closing) ? `${closing}.` : closing;
  return bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?:,|\s+)(?="$)/, '')
    .replaceAll(PAUSE, '…')
    .trim();
}

/** A quote mark or bracket that is never closed is dropped. */
function balanced(text: string): string {
  const quotes = text.split('"').length - 1;
  const evened = quotes % 2 === 1 ? text.replace('"', '') : text;
  const opens = evened.split('(').length;
  return opens === evened.split(')').length ? evened : evened.replace(/[()]/g, '');
}

const withoutMarks = inTurn([
  [/(?<=\s)\/\/(?=\s)/g, '/'],
  [/\r\n?|[\u2028\u2029\v\f]/g, '\n'],
  [/<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr)\b[^<>]*>/gi, '\n'],
  [KNOWN_TAG, ' '],
  [/&(?:nbsp|#160);/gi, ' '],
  [/&amp;/gi, '&'],
  [/!?\[([^\][\n]*)\]\([^()\n]*\)/g, '$1'],
  [/(?<!\.)\.("|”),(?=\s)/g, ',$1'],
  [
    /\b20(\d\d) ?\+ ?(\d\d)\b(?![\d.,%])/g,
    (years, first: string, next: string) =>
      Number(next) === Number(first) + 1 ? `20${first} and the year after` : years,
  ],
  [/(?<=\S) \| (?=\S)/g, ' / '],
  // "Wet boat = bad boat / dry boat = good boat"
  [/(?<=\p{L} = [^/=\n]{2,40}) \/ (?=[^/=\n]{2,40} = \p{L})/gu, '. '],
  [/_{3,}/g, '…'],
  [/\*\*|__|~~|`+/g, ''],
  [/(^|\s)[*_](\S[^*_\n]*)[*_](?=\W|$)/g, '$1$2'],
  [/^\s{0,3}(?:#{1,6}|>+(?! ?[$£€]?\d))\s+/gm, ''],
  [/\$\{|[{}]/g, ' '],
  [/\[\s*[xX ]?\s*\]/g, ' '],
  [/\[/g, '('],
  [/\]/g, ')'],
  [/<3(?![\d.,%kKmM]|\s+\p{L})/gu, ' '],
  [BETWEEN_TWO, ' to '],
  [/\s*(?:-+|=+|—)>+\s*/g, ' → '],
  [/(?<=\p{L}) < (?=(?:the|my|your|their|our|an?|half|one|two|three|\p{L}+ing)\b)/gu, ' less than '],
  [/(?<=\b(?:planned|due|expected|scheduled|booked) )<\s*(?=\d)/g, 'within '],
  [/<\s*(?=[$£€]?\d[\d.,]*%? (?:under|over|below|above)\b)/g, 'less than '],
  [/>\s*(?=[$£€]?\d[\d.,]*%? (?:under|over|below|above)\b)/g, 'more than '],
  [/<\s*(?=[$£€]?\d)/g, 'under '],
  [/>\s*(?=[$£€]?\d)/g, 'over '],
  [/\s+>+\s+/g, ' → '],
  [/[<>]+/g, ' '],
]);

const faceless = inTurn([
  [FACES, (_, told: string, face: string) => `${told} ${FACE_NAMES[face] ?? ''}`],
  [EITHER_THUMB, (thumb) => (thumb === '👍' ? 'a thumbs up' : 'a thumbs down')],
  [
    WITH_FACE,
    (_, before: string, face: string) => (FACE_NAMES[face] === undefined ? '' : `${before}with ${FACE_NAMES[face]}`),
  ],
  [IF_THEN, '$1, '],
  [
    /([\p{L}\p{N}"])[^\S\n]*(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*)+[^\S\n]*(?=\p{L}|\d[\d.,]* ?(?:mm|cm|m|kg|g|ml|l|%)?(?:[.,!?\n]|$))/gu,
    '$1. ',
  ],
  // "A photo of a white stick in a bag 😭 \"hi hun\""
  [/(?<=[\p{L}\p{N}]) ?(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*)+ ?(?="\p{L})/gu, ': '],
  [EMOJI, ' '],
  [/(?:^|\s)(?:[:;]-?[)(DP]|xD|xoxo)(?=[\s"]|$)/g, ' '],
  // "Which is cute but also (crying)": a sign said the rest.
  [/,? (?:but|and) also\s*$/gim, ''],
]);

const tidied = inTurn([
  [/(?<!\b(?:etc|a\.m|p\.m|e\.g|i\.e|Inc|Ltd|Co|Jr|Sr|[A-Z]))\.(?=,)/g, ''],
  [/\s*(?:\.{2,}|…)(?=")/g, ''],
  [
    /(?<=\b(?:just|and|but|(?<!\bor )so|or|like|really|the|an?|to|of|for|with|not|never|nobody|everybody|somebody|everyone|someone))(?:\.{2,}|…)\s*(?=[\p{Ll}I])/gu,
    ' ',
  ],
  [/\s*(?:\.{2,}|…)\s*(?=[\p{Ll}I])/gu, ', '],
  [/\s*(?:\.{2,}|…)\s*/g, '. '],
  [
    /^[^;.:]{1,60}(?:;[^;.:]{1,45}){2,}$/,
    (list) =>
      list.split(';').every((item) => item.trim().split(/\s+/).length <= 6) ? list.replace(/\s*;\s*/g, ', ') : list,
  ],
  [/([!?])[!?]+/g, '$1'],
  [
    /([!?] )(\p{Ll})/gu,
    (whole: string, mark: string, letter: string, at: number, all: string) =>
      TITLE.test(all.slice(0, at + 1)) ? whole : mark + letter.toUpperCase(),
  ],
  [/,{2,}/g, ','],
  [/(?<!\b(?:etc|a\.m|p\.m|p\.a))\.(?=\))|\s+(?=\))/g, ''],
  [/([,;:])\s*(?=[.!?])/g, ''],
  [/\s+([,;:.!?])(?=[\s"]|$)/g, '$1'],
  [/(?<=[$£€]\d[\d.,]*[kKmM]?) ?[-–—] ?(?=[$£€]\d)/g, '-'],
  [/(?<=\b\p{Lu}\p{Ll}{2,})–(?=\p{Lu}\p{Ll}{2,})/gu, '-'],
  [
    /\s*[–—](?!\d+ h\b)\s*|\s+-{1,2}\s+/g,
    (dash, at: number, whole: string) => {
      const [left, right] = [whole.slice(0, at), whole.slice(at + dash.length)];
      const digits = /\d[kKmM%]?$/.test(left) && /^\d/.test(right);
      // "One name per cell, one reason, date – or deletion": another thing than all of the row, and not its last.
      if (TELLS.test(right) || (/^or [^,]{3,40}$/.test(right) && left.includes(', '))) return '. ^';
      if (isExplained(left, right)) return ': ';
      return digits && !dash.includes(' ') ? '-' : DASH.test(left + right) ? ', ' : dashSpoken(left, right);
    },
  ],
  [/(?<=\. )\^(.)/gu, (_, letter: string) => letter.toUpperCase()],
  [/,\s*,/g, ','],
  [/[^\S\n]+/g, ' '],
]);
