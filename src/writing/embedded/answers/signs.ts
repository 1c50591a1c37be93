import { formOf } from '../grammar/forms.ts';
import { pluralOf, tokensOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { DAYS, MONTHS } from './calendar.data.ts';
import { equalled, meantInBrackets } from './equals.ts';
import { inRow } from './in-row.ts';
import { inTurn } from './in-turn.ts';
import { spokenMeasures } from './measures.ts';
import { spokenShorthand } from './shorthand.ts';
import { stopsKept } from './stops-kept.ts';

/** What parts the statements of a line; signs never reach over it. */
const STATEMENT = /([.!?;]\s+|\s*→\s*|\n|["()])/;

/** The signs of a hurried note in words: "seen = shared = smaller", "buyer = the bank", "Excel + diary + 3 apps", "staff of 5+". */
export const spokenSigns = (text: string): string =>
  countsInWords(
    signsInWords(changesCounted(fractioned(spokenMeasures(spokenShorthand(stopsKept(text))))))
      .split(STATEMENT)
      .map((part, index, parts) =>
        index % 2 === 0 ? spokenSums(equalled(parts[index - 1] === '(' ? meantInBrackets(part) : part)) : part,
      )
      .join(''),
  )
    .split('\n')
    .map(spokenWeek)
    .join('\n');

/** "Every week: -2 customers, +1 complaint": what there is less and more of. */
const changesCounted = (text: string): string =>
  text.replace(/(?<=^|: )[-−+]\d+ \p{Ll}{3}[^.;\n]*/gmu, (row) =>
    /^[-−]/.test(row) && !/, [-−+]\d+ \p{Ll}/u.test(row)
      ? row
      : row.replace(
          /(?<=^|, )([-−+])(\d+) (?=(?!degrees|outside|inside|in |at )\p{Ll}{3})/gu,
          (_, sign: string, count: string) => `${count} ${sign === '+' ? 'more' : 'fewer'} `,
        ),
  );

/** "5★ reviews" are 5-star reviews; by itself it is so many stars. */
function starred(count: string, after: string): string {
  const [, thing] = tokensOf(`the${after.split(/[.,;:!?()\n]/)[0] ?? ''}`);
  return thing?.pos === 'NOUN' ? `${count}-star` : `${count} ${count === '1' ? 'star' : 'stars'}`;
}

const TIMES = ' two three four five six'.split(' ');

/** "Dusk counts (x2)" */
const counted = (_: string, bullet: string | undefined, letter: string, things: string, times: string): string =>
  `${bullet ?? ''}${(TIMES[Number(times) - 1] ?? times).replace(/^./, (first) => first.toUpperCase())} ${letter.toLowerCase()}${things}`;

/** "3 x new IBC per year", "2 x site visit": so many of a thing. */
const COUNTED_THINGS =
  /(?<![\d.,/-])(\d{1,2}) ?[x×] (?=\p{L}{3})(?!(?:per|every|each|his|her|their|your|our|its|best|first)\b|(?:\p{Ll}+ ){0,2}(?:champion|champ|winner|finalist|medall?ist)\b)((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,})(?=$|[.,;+)]| (?:per|an?|in|at|on|for|with|and|or|to|from|by|of|over|each|every)\b)/gmu;
const thingsCounted = (count: string, thing: string): string | null => {
  if (MEASURE.test(thing)) return `${count === '2' ? 'twice' : `${count} times`} the ${thing}`;
  const head = tokensOf(`a ${thing}`).at(-1);
  if (!head || !/^(?:NOUN|PROPN)$/.test(head.pos)) return null;
  return `${count} ${count === '1' || /s$/.test(thing) ? thing : thing.replace(/[\p{L}-]+$/u, pluralOf)}`;
};

/** "Cut foot = 2x healing time": what there is so many times as much of. */
const MEASURE =
  /\b(?:time|price|cost|fee|speed|size|weight|rate|pay|wage|income|profit|margin|work|money|trouble|risk|bruis(?:e|ing)|damage|waste|yield|loss|wear|dose|heat|load|traffic|output|volume|effort|stress|noise)$/;

const DAY = /\b(mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b(?! ?nav| ?cream| at\b| in\b| on\b)/gi;

/** "£84 for 6 weds", "all 4 Sats" */
const DAYS_COUNTED =
  /(?<=(?:^|\b(?:for|all|last|next|these|over) )(?:[2-9]|1\d) )(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|days?|sdays?|nesdays?|rsdays?|urdays?)?(?=[,.;)]|$| \()/gim;

/** "On Fri/Sat until midnight", "Thu/Fri/Sat": each of them; "any Fri/Sat" is one. */
const DAYS_IN_ROW =
  /(\b(?:any|either|one|an?) )?\b((?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?(?:\/(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?)+)\b/gi;
const daysInRow = (_: string, one: string | undefined, row: string): string => {
  const days = row.split('/').map((day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day);
  return one ? `${one}${days.join(' or ')}` : inRow(days);
};

/** "Bank holiday Mon, 28 degrees", "the Sat staff", "on Thu" */
const ONE_DAY =
  /(?<=\b(?:the|every|each|last|next|on|by|this|until|till|any|holiday|\d) )(?:Mon|Tues?|Weds?|Thurs?|Thu|Fri|Sat(?! ?nav)|(?<!\bthe )Sun)\b\.?(?=[,;:)/]|$| (?:\d|a \p{Ll}|\p{Ll}{3}))|\b(?:Mon|Tues?|Weds?|Thurs?|Thu|Fri|Sat|Sun)\b(?= (?:takings|sales|bookings|covers|footfall|turnover|sittings?|market)\b)/gmu;

/** "Mon ship, tue-thu make, sat fair": beside another day none of them is a word of its own. */
function spokenWeek(line: string): string {
  const named = new Set(line.toLowerCase().match(DAY) ?? []);
  if (named.size < 2 || ![...named].some((day) => !/^(?:wed|sat|sun)$/.test(day))) return line;
  return line
    .replace(DAY, (short) => DAYS[short.slice(0, 3).toLowerCase()] ?? short)
    .replace(/(\p{Lu}\p{Ll}+day) ?[-–] ?(?=\p{Lu}\p{Ll}+day)/gu, '$1 to ');
}

/** "Mechanic → unpaid secretary": what one was, and what has become of one. */
export const becoming = (answer: string): string => {
  const [, who = ''] = /^\s*(?!from\b)([\p{L}' -]{3,40}?)\s*(?:→|[-=]>)[^→>\n]+$/iu.exec(answer) ?? [];
  const isSomebody = tokensOf(who).some(({ pos, lower }) => lower === 'one' || (pos === 'NOUN' && isPerson(lower)));
  // "\"master baker\" -> the man with the keys"
  const [, what = ''] =
    /^\s*"[^"]{3,40}"\s*(?:→|[-=]>)\s*((?:the|an?) [^→>\n,.;:]+|\p{Ll}+(?= (?:with|w\/|who|in|on)))/iu.exec(answer) ??
    [];
  if (/^(?:the|an?) /i.test(what) || isPerson(what.toLowerCase())) return `from ${answer.trim()}`;
  return isSomebody && formOf(who) === 'noun' ? `from ${answer.trim()}` : answer;
};

/** What lasts so long: "a 10 min walk", "90 sec scan"; whatever else stands behind minutes is no part of them. */
const LASTS =
  '(?:sessions?|stops?|dates?|sets|spots?|gigs?|songs?|quiz|quizzes|skills|days|calls?|shifts?|meetings?|slots?|lessons?|class|classes|walk|ride|run|drive|wait|appointments?|visit|workshops?|courses?|trips?|flights?|commutes?|halts?|videos?|films?|clips?|naps?|breaks?|turnarounds?|audits?|check|review|chats?|talk|test|rounds?|routines?|demos?|consultations?|consults?|drill|rule|timers?|read|swim|listings?|setups?|window|tidy(?:-up)?|sweep|conversations?|exercises?|tasks?|intros?|tours?|scans?|hotlines?|helplines?|policy|cancellation|notice|reply|response|support|delivery|guarantees?|part(?:y|ies)|show|hunt|weeks|answer|line|number|phone|mark|clubs?|pieces|jobs|blocks?|stretch(?:es)?|soaks?|cures?|turnover|service|programmes?|programs?)';

/** "15 min free call", "20 min Zoom call" */
const OF_A_KIND =
  '(?:free|express|quick|mini|short|phone|video|zoom|discovery|intro|paid|live|online|group|team|private|first|site|home|farm|round|quiet|silent|guided|planning|coaching|training|swimming|driving|working|night|day|lunch|tea|coffee|written|practice|report)';

/** "3hr sessions", "15 min free call", "a 9hr bodysuit day": what something is by how long it lasts, and no "4-H line". */
const LASTING = new RegExp(
  String.raw`(?<![\d.,/-])(\d{1,3})[ -]?(h|hr|hour|min|minute|sec|second|wk)s? (?=(?:${OF_A_KIND} )?${LASTS}\b(?! (?:the|an?|my|your|it|them|him|her|us|you)\b))|(?<=\b(?:an?|the|my|our|your|this|that) )(\d{1,3})[ -]?(h|hr|hour|min|minute|sec|second|wk|day|week|month|year) (?=(?!(?:per|each|every|max|maximum|minimum|total|less|more|and|or|late|early|later|before|after|from|away|ago|back|there|here|till|until|than|for|with|the|this|that|drives? home)\b)\p{L}{3})`,
  'giu',
);

const LONG: Readonly<Record<string, string>> = { sec: 'second', h: 'hour', hr: 'hour', min: 'minute', wk: 'week' };

const monthOf = (name: string): string => {
  const full = MONTHS[name.slice(0, 3).toLowerCase()] ?? name;
  return name.length > 4 || full.length < name.length
    ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : full;
};

const MONTHS_FROM_TO =
  /\b((?:jan|febr?|sept?|oct|nov|dec)(?:uary|ember|tober|ober)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?)\.? ?[-–—] ?((?:jan|febr?|sept?|oct|nov|dec)(?:uary|ember|tober|ober)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?)\b(?!-)/gi;
const MONTH =
  /\bjan\b\.?(?=,? (?:and |&? ?)?feb)|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?= (?:19|20)\d\d\b| ?'\d\d\b)|(?<![-–] ?)(?<!\b(?:me|him|her|us) (?:or|and|n|&) )\b(?:feb|aug|sept|oct|nov|dec(?!'s| \())\b\.?(?! ?[-–])|(?<=\b[0-3]?\d(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi;

/** "1/2 day", "2½ hrs", "3/4 of the margin" */
const fractioned = (text: string): string =>
  text
    .replace(
      /(?<![\d/.,-])(?:½|1\/2)[ -]?(hour|hr|day) (?=(?:review|call|session|lesson|class|visit|course|workshop|slot|meeting|drive|walk|chat|talk|check|job)s?\b)/gi,
      (_, unit: string) => `half-${unit === 'hr' ? 'hour' : unit} `,
    )
    .replace(/(?<=\d) ?½(?= ?(?!yd)\p{L})|(?<=(?<![\d/.,-])\d) 1\/2(?= ?\p{L})/gu, ' and a half ')
    .replace(
      /(?<![\d/.,-])(?:½|1\/2)[ -]?(?=(?:an? )?(hour|hr|day|night|week|wk|month|year|yr|shift|mile|acre|kilo|tonne|page|bottle|bucket|van|minute)\b)(?:an? )?/gi,
      (_, unit: string, at: number) =>
        /\b(?:an?|the|my|your|one|each|every|per|another|first|last|\d) $/i.test(text.slice(0, at))
          ? 'half '
          : /^h/i.test(unit)
            ? 'half an '
            : 'half a ',
    )
    .replace(/(?<![\d/.,-])(?:½|1\/2) (?=(?:of|the|my|your|our|their|price|term|full|empty)\b|\p{Ll}+s\b)/gu, 'half ')
    .replace(
      /(?<![\d/.,-])(?:([123])\/([34])|([¼¾⅓⅔])) (?=(?:of|the)\b)/g,
      (whole, many: string | undefined, parts: string | undefined, sign: string | undefined) =>
        `${FRACTIONS[sign ?? `${many ?? ''}/${parts ?? ''}`] ?? whole.trim()} `,
    );

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/4': 'a quarter',
  '¼': 'a quarter',
  '3/4': 'three quarters',
  '¾': 'three quarters',
  '1/3': 'a third',
  '⅓': 'a third',
  '2/3': 'two thirds',
  '⅔': 'two thirds',
};

/** "Me, back step, black bags x 6, VAT letter": so many of what is named in a row. */
const THINGS_COUNTED = /(?<=^|, )((?:\p{L}+ ){0,3}\p{L}+(?<!s)s) [x×] ?(\d+)(?=,|\.?\s*$)/gu;

/** "Tracking + TOS + chat logs + Google Street View", "$80 sale + $26 goods + $9 ship" */
const IN_A_ROW = /(?<=^|, )(?:[^\s,=+×:]+ ){1,7}\+ (?:(?:[^\s,=+×:]+ ){1,7}\+ )+(?:[^\s,=+×:]+ ?){1,8}(?=$|[,:])/g;

/** "+" and "×" between things and figures. Only of a row, as it was typed, some of its things may be counted. */
const spokenSums = (part: string): string => sums(part, ([sign]) => sign !== THINGS_COUNTED || part.includes(','));

/** "$1,400 - 1,900": a range, where it rises. */
function priceRange(whole: string, sign: string, from: string, again: string, to: string): string {
  const [low, high] = [from, to].map((figure) => Number(figure.replaceAll(',', '')));
  return low !== undefined && high !== undefined && low < high ? `${sign}${from} to ${again}${to}` : whole;
}

const signsInWords = inTurn([
  [/(\d) %/g, '$1%'],
  // "Untappd: 3.1: …", "Google 2.4 stars": a rating, and where it stands.
  [/^(\p{Lu}\p{L}+):? ([0-5][.,]\d)(?=:| stars?\b)( stars?)?(?=[:,]|$)/gmu, '$2$3 on $1'],
  [
    /^[-−–](?=\d{1,2}(?:[ -]degree|,| outside| inside| in the| at))|(?<=[,;(] |: (?!.\d[\d.]* ?%)|\bat |\bto )[-−–](?=[$£€]?\d)|(?<=\p{Ll} )[-−](?=\d+(?:[.,]\d+)?(?![\d.]* ?[%kK]))/gu,
    'minus ',
  ],
  [
    /(?<=s) \(((?:\d+\+|\d+ ?[-–] ?\d+) (?!(?:kg|kilos?|g|grams?|tonnes?|litres?|miles?|km|m|mm|cm|min|mins|hrs?|yrs?|wks?|\p{L}*(?:minute|hour|day|week|month|year|metre|litre|foot|feet)s?|old|and|or|to)\b)\p{L}+)\)/gu,
    ' with $1',
  ],
  [/(?<=[$£€]\d[^\n(]*)\((\d{1,2}) ?[x×] ?(?=[$£€]\d[\d.,]*\))/g, '($1 payments of '],
  [/ \([x×] ?(\d+ \p{L}[^()=]*?) ?= ?([^()=]+)\)/gu, ', times $1: $2'],
  [
    /(?<=^(?:[-–•*] )?|[,;:.] |\b(?:and|but) )0 (?=(?:back|left|lost|sold|late|sick|dead|missed|broken)\b(?! \p{Ll}+s\b))/gmu,
    'none ',
  ],
  [
    /(?<=^(?:[-–•*] )?|[,;:.] |\b(?:and|but) )0 (?![^,.;]* or \d)(?=(?!(?:degrees|points|stars|times|(?:minute|hour|day|week|month|year)s)\b)((?:\p{Ll}{3,} )?\p{Ll}{3,}(?<!les)s\b|\p{Ll}{4,}(?=[,.;]|$| (?:on|in|for|from|left)\b)))/gmu,
    (whole, things: string) => (formOf(things) === 'noun' ? 'no ' : whole),
  ],
  [/^([$£€][\d.,]+[kKmM]?) \(((?:last|this|per|each|every|an?) \p{L}+)\) (?=\p{Ll})/gmu, '$1 $2 in '],
  [
    / \((mon|tue|wed|thu|fri|sat|sun)(?:s|rs|day|sday|nesday|rsday|urday)?\)/gi,
    (_, day: string) => ` on ${DAYS[day.toLowerCase()] ?? day}`,
  ],
  [DAYS_COUNTED, (_, day: string) => `${DAYS[day.toLowerCase()] ?? day}s`],
  [/^sat(?=, ?\d)/gim, 'Saturday'],
  [/^sun(?=, ?\d)/gim, 'Sunday'],
  [
    MONTHS_FROM_TO,
    (whole, from: string, to: string) =>
      // "Jun-Jun from Oton"
      from === to ? whole : `${monthOf(from)} to ${monthOf(to)}`,
  ],
  [
    /(\b(?:in|since|by|from|until) )?\b((?:19|20)\d\d) [-–—] (?=[$£€~]?\d[\d.,]*[kKmM%]?(?: (?!(?:in|at|with|as|for|and|to|then|when)\b)\p{Ll}| ?[,.;]|$))(?!(?:19|20)\d\d\b)/gu,
    (_, word: string | undefined, year: string) => `${word ?? 'in '}${year}, `,
  ],
  [/(?<=^|[,;] )([^,;()\n]+) \((?:probabl[ey]|likely)\)(?=[,.;]|$)/gm, 'probably $1'],
  [/ \(min\.?\)/gi, ', at least'],
  [/ \(max\.?\)/gi, ', at most'],
  [
    /(?<=, )(\d{1,2})–(\d{1,2})(?=$|[.,;)])/gm,
    (whole, from: string, to: string) => (Number(from) > Number(to) && Number(from) <= 12 ? `${from} to ${to}` : whole),
  ],
  [/([$£€])(\d[\d.,]*) [-–—] ([$£€]?)(\d[\d.,]*\d)(?=k?(?: (?:\p{Ll}|\()|[,.;)]|$))/gmu, priceRange],
  [/(?<=\d-?) & (?=\d)/g, ' and '],
  [/; (step (?:\d|one|two))\b/gi, (_, step: string) => `. ${step.replace(/^s/, 'S')}`],
  [
    LASTING,
    (lasting) =>
      lasting.replace(
        /^(\d+)[ -]?(?!H )(\p{L}+?)s? $/u,
        (_, count: string, unit: string) => `${count}-${LONG[unit.toLowerCase()] ?? unit} `,
      ),
  ],
  [/\(= ?/g, '('],
  [/(?<=\d ?[ap]m) ?[–—-] ?(?=\d)/g, ' to '],
  [/(?<=[(,] ?)(\d{1,2})[–-](\d{1,2})(?=[),])/g, '$1 to $2'],
  [
    /\b((?:19|20)(\d\d)) ?[-–] ?(\d\d)\b(?![-–/:.,]?\d)/g,
    (whole, from: string, first: string, last: string) =>
      first < last ? `${from} to ${from.slice(0, 2)}${last}` : whole,
  ],
  [/^((?:[-–•*]|\d[.)]) )?(\p{L})((?:\p{Ll}+ )?\p{Ll}+s) \([x×] ?([2-6])\)(?=[.,]?$)/gmu, counted],
  [/ \/ (?=\d[^=\n.;]*=)/g, ' divided by '],
  [
    /(?<=(?:\d|\bone)(?: \p{L}+){0,2}) \/ (?=(?:fortnight|week|month|year|season|day|night|quarter|term|job|client|person|visit|session)\b)/gu,
    ' a ',
  ],
  [/(?<=[$£€]\d[\d.,]*[kK]?) [-–] (?=[$£€]\d.* = )/g, ' minus '],
  [/(?<=[\p{L}.!?,)"]|\bday \d+) x+(?=["]?\s*$)/gmu, ''],
  [/ \((or (?:you|I|we|they) [^(),]{1,40})\)/g, ', $1,'],
  // "A barrel (or saddle stand or the arm of the couch, I don't care)": more than one thing beside it stays in its bracket.
  [/ \((or (?![^()]*\b(?:or|I|you|idc|whatever)\b)[^(),]{1,40})\)/g, ' $1'],
  [
    /(?<=\b(?:or|in|then) |[$£€]\d[^\n]*, )(\d{1,2}) ?[x×] ?(?=[$£€]\d[\d.,]*(?:[.;)]|\s*$| (?:a|per|or|and|over|ok|okay|fine|possible)\b))/gm,
    '$1 payments of ',
  ],
  // "£130 a dispute" on one line, "x 48/month x 80%" on the next.
  [
    /(?<=^[^x×][\s\S]*\n)[x×] ?(?=[$£€~]?\d).*/g,
    (line) => line.replace(/^[x×] ?/, 'times ').replace(/ [x×] ?(?=[$£€~]?\d)/g, ', times '),
  ],
  [/\bn ?= ?(?=\d)/g, ''],
  // "4 hours a week. = 6 weeks a year", "- = one working day in five" at the end of a list: what was told before comes to it.
  [/(?<=^|[.!?;]\s+)(?:(?<=\n)[-–•*] ?)?=\s*(?=[\p{L}\d$£€~≈])/gmu, "That's "],
]);

const countsInWords = inTurn([
  // "Women 30+ who skate", "mums 40+"
  [/\b(women|men|mums|moms|dads|people|adults|ladies|girls|guys|parents) (\d\d)\+(?!\w)/gi, '$1 over $2'],
  [
    /(\d[\d.,]*[kKmM%]?)\+(?=[.,;:!?)]|\s*$| (?:\(|\/|(?:and|or|but|who|with|w|on|at|when|before|after)\b))/gm,
    '$1 or more',
  ],
  [/(?<=[\p{L}\d]) ≈ (?=[$£€]?\d)/gu, ', about '],
  [/[≈±] ?/g, 'about '],
  [/ ≠ /g, " isn't "],
  [/(\d)ish\b/g, '$1 or so'],
  [
    /(\d+) ?[x×] ?(\d+)[- ]?(min|minute|hr|hour)s? (?=\p{L}+s\b)/gu,
    (_, many: string, long: string, unit: string) => `${many} ${long}-${unit.startsWith('h') ? 'hour' : 'minute'} `,
  ],
  [COUNTED_THINGS, (whole, count: string, thing: string) => thingsCounted(count, thing) ?? whole],
  [/(\d) [x×] (?=\p{Ll}{3})/gu, '$1 times '],
  [
    /\b((?:\d\.)?\d) ?[*★⭐](?=[\s.,;)]|$)/gm,
    (_, count: string, at: number, all: string) => starred(count, all.slice(at).replace(/^\S+(?: ?[*★⭐])?/, '')),
  ],
  [/(?<=^|[\s(])#(?=\d)/gm, 'number '],
  [
    MONTH,
    (short, ...rest: (string | number)[]) => {
      const [at, all] = [Number(rest.at(-2)), String(rest.at(-1))];
      // "5 groups running by Nov. £1,900 more": the stop ends a sentence as well.
      const stop =
        short.endsWith('.') &&
        /^ (?:(?:send|ring|text|call|message|i|u|you|we|they|it|if|then|sent|got|came|went|had|was|did|made|sold|lost|started|opened|rang|called|same|still|another|nobody|no) |[$£€]\d|\p{Lu}[\p{Ll}']+[- ]\p{Ll})/u.test(
          all.slice(at + short.length),
        )
          ? '.'
          : '';
      return (MONTHS[short.slice(0, 3).toLowerCase()] ?? short) + stop;
    },
  ],
  [
    /(?<=\p{L},? )(?<!\ban? )'([0-9])(\d)(?=[.,;:)]|$| \/| (?:and|when|I|we)\b)/gmu,
    (_, ten: string, year: string) => `${ten < '4' ? 20 : 19}${ten}${year}`,
  ],
  [DAYS_IN_ROW, daysInRow],
  [ONE_DAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day],
]);

const sums = inTurn([
  // "4 calls × 25 min": how long each of them is.
  [/(?<=\b(?:1 \p{L}+|\d+ \p{L}+s)) [x×] ?(?=\d+ (?:min|minutes?|hours?)\b)(?!.* makes )/gu, ' of '],
  // "3x the grass", "at 5 slots a day x 110", "x twice a season"
  [/(?<=^|[\s,])(\d[\d.]*) ?[x×] (?=the\b)/g, '$1 times '],
  [/(?<=\b\d+ \p{L}+s (?:a|per) \p{L}+) [x×] ?(?=\d+(?:[.,;]|\s*$))/gu, ' times '],
  [/ [x×] (?=(?:once|twice)\b)/g, ', '],
  // "13 weeks × 5": so many in each.
  [/(?<=\b\d+ (week|month|night|evening|season|visit)s) [x×] ?(\d+)(?=\s*$|,(?! ?\d))/gu, ', $2 a $1'],
  [
    /\b(\d+) ?[x×] (?:the )?(?=(?:fee|price|rent|wage|salary|cost|stake|deposit|investment|average)s?\b)/g,
    '$1 times the ',
  ],
  [
    /(?<=\p{L}s) [x×] ?(\d+)(?= (?:in|since|within|after)\b)/gu,
    (_, times: string) => (times === '2' ? ' doubled' : times === '3' ? ' tripled' : ` up ${times} times`),
  ],
  [
    IN_A_ROW,
    (row, at: number, whole: string) =>
      /[$£€]\d.*[$£€]\d/.test(row) || (whole.slice(0, at).includes(',') && /\d/.test(row))
        ? row.replaceAll(' + ', ' plus ')
        : row.replace(/ \+ (?=.* \+ )/g, ', ').replace(' + ', ' and '),
  ],
  [/\b(\d+) ?[x×] (?=(?:loupe|magnif|zoom|lens|microscope|scope|binocular|eyepiece))/giu, '$1-power '],
  [/(?<=[$£€R]\d[^,.;]*) [x×] (?=(?:about|approximately|roughly|around|approx\.?|~) ?\d)/gu, ' times '],
  [/ [x×] ?(\d+)(?= ?\/ ?(?:wk|week|mo|month|yr|year|day|term)| (?:a|per) \p{L})/gu, ' $1 times'],
  [/(?<=\p{L}):? [-–−](?=\d[\d.]*%)/gu, ' down '],
  [/(?<=\b(?:bills?|costs?|spend|fees|rent|expenses|losses|debts?|interest)) [-–−](?=[$£€]\d)/giu, ' down '],
  [
    /(?<=\p{L}):? \+(?=\d[\d.]*%)|(?<=\b(?:profit|revenue|sales|margin|takings|income|turnover|bookings) )\+(?=[$£€\d])/giu,
    (sign) => (/^:? /.test(sign) ? ' up ' : 'up '),
  ],
  [
    / \+ (?=(?:VAT|GST|HST|PST|tax|taxes|postage|delivery|travel|fuel|diesel)\b)|(?<=^[^,+=]*[$£€]\d[\d.,]*[kK]?(?: (?:flat|fixed|once|one-off|all-in|upfront|up front))?) \+ (?=\p{Ll}+(?:$|[,.;(]| at (?:cost|actual)))/giu,
    ' plus ',
  ],
  [/(?<=\b(?:below|under|less than|over|above|at least) )\+([$£€]\d[\d.,]*)(?= (?:an?|per|each)\b)/giu, '$1 more'],
  [/(?<=\b(?:below|under|less than|over|above|at least) )\+(?=[$£€]\d)/giu, 'plus '],
  [/, \+ ?(?=\p{Ll})/gu, ', and '],
  [/, \+(?=[$£€]?\d)/g, ', plus '],
  [/(?<=\b20\d\d) \+ (?=20\d\d\b)|(?<=\b(?:at|after|in|every) \d+) \+ (?=\d+ (?:days|weeks|months|years)\b)/g, ' and '],
  [/(?<=\d[^,]*) \+ (?=(?:an?|the|my|your|their|his|her) )/g, ' plus '],
  // "Feet pink + boring", but "£20 + petrol".
  [
    /(?<=^|\s)\+ (?=\p{Ll})/gu,
    (_, at: number, whole: string) =>
      at === 0 ||
      (/\d[^,]*$/.test(whole.slice(0, at)) && whole.slice(0, at).includes(',')) ||
      /\d[^,.]* (?:and|n|&) [^,.]*$/.test(whole.slice(0, at))
        ? 'plus '
        : 'and ',
  ],
  [
    THINGS_COUNTED,
    (whole, things: string, many: string) => (formOf(things) === 'noun' ? `${things}, ${many} of them` : whole),
  ],
  [
    /(?<=\p{L}) [x×] ?([23])(?=[.,:](?! which is|\d)|\s*$| [-–—] )/gu,
    (_, times: string) => (times === '2' ? ' twice' : ' 3 times'),
  ],
  [
    /(?<=\p{L}) [x×] ?(\d+)(?=[.,](?! which is|\d)|\s*$)/gu,
    (_, times: string, at: number, whole: string) =>
      whole.slice(0, at).includes(',') ? ` ${times} times` : `, ${times} times`,
  ],
  [/(?<=\d(?: [^\s\d]+){4,}) [x×] (?=\d)/g, ', times '],
  [/(?<=\b[2-9]\d\d+) ?[x×] ?(?=[2-9]\d\d+\b(?! times))/g, ' by '],
  [/ [x×] ?(?=[$£€]?\d)(?!\d[\d.]* ?(?:m|cm|mm|ft|in)\b)/g, ' times '],
]);
