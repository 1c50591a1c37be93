import { formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { DAYS, MONTHS } from './calendar.data.ts';
import { inRow } from './in-row.ts';
import { inTurn } from './in-turn.ts';
import { capitalised } from './realise.ts';

/**
 * What a hurried hand cuts short or parts by a slash, in the words one says: countries, months, pairs of words, figures that stand for
 * words. "His/her" is one word until it is said, or half of it would be taken for the listener.
 */
export const spokenShorthand = (text: string): string => shorthandInWords(spokenCountries(text));

/** "Rs 11.3 lakh, one summer", and on the next line "+ Rs 4.2 lakh dry borewell": a sum more, where not every line has the sign. */
const AND_MONEY =
  /(?<=^(?!\s*\+)[\s\S]*(?:\n(?:[-–•*] )?|[.!?] ))\+ ?(?=(?:[$£€₹]|(?:Rs\.?|INR|KSh|KES|CHF|EUR|USD|GBP|AUD|CAD|NZD|ZAR|SEK|NOK|DKK|PLN|R|kr) ?)\d|\d[\d.,]*[kK]? ?(?:CHF|EUR|USD|GBP|AUD|CAD|NZD|ZAR|SEK|NOK|DKK|PLN|INR|KES)\b)/gu;

/** "A 21'6\" caravan", "5' 11''": feet, and the inches beyond them. */
const FEET_AND_INCHES = /(?<![\d.,'’\p{L}])(\d{1,2})['’′] ?(\d{1,2})(?:["”″]|['’]{2})/gu;
/** "A 12' trailer": feet alone, where the sign ends no quotation. */
const FEET =
  /(?<![\d.,'’\p{L}])(?<!(?:^|[\s(])['‘]\p{L}[^'’\n]*)(\d{1,3})['’′](?= (?:\p{Ll}{3,}|[x×] ?\d)|[.,;)]|$)/gmu;

/** "4 slots, 8/10:30/1/3:30": hours of a day, as one of them has its minutes. */
const TIMES_IN_ROW =
  /(?<![\d/.,:£$€-])(?=[\d/]*\d:[0-5]\d)(?:[01]?\d|2[0-3])(?::[0-5]\d)?(?:\/(?:[01]?\d|2[0-3])(?::[0-5]\d)?)+(?![\d/:.,]*\d|\/)/g;

/** "No 3/4" PEX elbows": how big a thing is, before it. */
const SIZED =
  /(?<= |^)(1\/4|1\/2|3\/4|\d+)" (?=(?!(?:x|by|of|per|from|to|at|deep|wide|long|high|thick|tall|short|off|above|below|under|over|is|was|and|or|in|on|with|apart|not|too|away|out|up|down|more|less|each|every|a|the)\b)\p{L}{2,})/gu;
const QUARTERS: Readonly<Record<string, string>> = { '1/4': 'quarter', '1/2': 'half', '3/4': 'three-quarter' };

const inInches = (line: string): string =>
  line
    .replace(SIZED, (_, size: string) => `${QUARTERS[size] ?? size}-inch `)
    .replace(/(\d+(?:[./]\d+)?)"/g, (_, many: string) => `${many} inch${/^1(?:\/\d)?$/.test(many) ? '' : 'es'}`);

/** "£46k p.a., school of 600", "£900 pa": its last stop may end the sentence too. */
const A_YEAR =
  /(?<=\d[\d.,]*[kKmM%]? ?(?:\p{L}+ )?)\b(?:p\.a(?:(?=\. \p{Lu})|\.?)|(?<=[$£€]\d[\d.,]*[kKmM]? ?)pa(?=[.,;:)]|$| (?:on|for|in|to|and|net|gross|plus)\b))(?=[ ,;:).]|$)/gmu;

/** "24/7 hotline (human!), old controls stay": an exclaimed note is no item of the list, and ends what it is said of. */
const EXCLAIMED =
  /(?<=^(?:[-–•*] )?|[.!?] )([^.,!?()\n]+) \((?!not\b|or\b|and\b)(\p{Ll}[\p{L}' -]{1,25})!+\), ([\p{L}\d£$€]+)/gmu;
const PLACED = /^(?:at|in|on|by|with|without|from|for|of|since|after|before|per|every)\b/i;

/** "1st inning not 6th": both in words. */
const NOT_THE_OTHER = /(?:\bthe )?\b([1-9])(?:st|nd|rd|th) (\p{Ll}+),? not (?:the )?([1-9])(?:st|nd|rd|th)\b/giu;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

const ENDS: Readonly<Record<string, string>> = {
  EOD: 'the end of the day',
  EOW: 'the end of the week',
  EOM: 'the end of the month',
  EOY: 'the end of the year',
  COB: 'close of business',
};

/** "On/off switch", "in/out all day" */
const OPPOSITES = /(?<![\p{L}/])(on|in|up|yes|to)\/(off|out|down|no|from)(?![\p{L}/])/giu;

const TIMES = ['never', 'once', 'twice'];
const IN_ORDER = [...new Set(Object.values(MONTHS))];
const SHORT_MONTH = Object.keys(MONTHS).join('|');

/** "Jan/Feb", "Nov, Dec, Jan": beside what is surely a month none of them is anybody's name. */
const MONTHS_IN_ROW = new RegExp(
  String.raw`\b(?:${SHORT_MONTH})\b\.?(?: ?[/,&+] ?(?:and )?| and | or )(?:(?:${SHORT_MONTH})\b\.?(?: ?[/,&+] ?(?:and )?| and | or )?)*(?:${SHORT_MONTH})\b`,
  'gi',
);

/** "July to Dec +€9k": what a month brought. */
const ON_MONTH = new RegExp(
  String.raw`(?<=\b(?:${SHORT_MONTH}|${IN_ORDER.join('|')}|Q[1-4]|20\d\d):? )[-−+](?=[$£€]\d)`,
  'gi',
);

/** "26 taprooms, Wales/Borders": two names that a slash parts are two places, and no choice. */
const PLACES = new RegExp(
  String.raw`(?<=[\p{Ll},\d] |\()(?!(?:Yes|And|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mum|Dad|Mr|Ms|Eng|${IN_ORDER.join('|')}|${SHORT_MONTH.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())})\p{Ll}*)(\p{Lu}\p{Ll}{2,})\/(\p{Lu}\p{Ll}{2,})(?=[,.;)]|$)`,
  'gmu',
);

/** What is counted month by month. */
const TAKEN =
  '(?:bills?|sales|takings|turnover|revenue|income|rent|profits?|orders|bookings|footfall|payroll|invoices?|spend|figures|numbers|occupancy|rush|slump|rota|intake|deadline)';

/** Countries by their codes: as a place, and before what is of that place. */
const COUNTRIES: Readonly<Record<string, readonly [string, string]>> = {
  UK: ['the UK', 'UK'],
  GB: ['Great Britain', 'British'],
  IE: ['Ireland', 'Irish'],
  NL: ['the Netherlands', 'Dutch'],
  BE: ['Belgium', 'Belgian'],
  LU: ['Luxembourg', 'Luxembourg'],
  DE: ['Germany', 'German'],
  FR: ['France', 'French'],
  ES: ['Spain', 'Spanish'],
  PT: ['Portugal', 'Portuguese'],
  IT: ['Italy', 'Italian'],
  AT: ['Austria', 'Austrian'],
  CH: ['Switzerland', 'Swiss'],
  DK: ['Denmark', 'Danish'],
  SE: ['Sweden', 'Swedish'],
  NO: ['Norway', 'Norwegian'],
  FI: ['Finland', 'Finnish'],
  PL: ['Poland', 'Polish'],
  CZ: ['Czechia', 'Czech'],
  US: ['the US', 'US'],
  USA: ['the US', 'US'],
  CA: ['Canada', 'Canadian'],
  AU: ['Australia', 'Australian'],
  NZ: ['New Zealand', 'New Zealand'],
  EU: ['the EU', 'EU'],
  UAE: ['the Emirates', 'Emirati'],
};
const CODE = `(?:${Object.keys(COUNTRIES).join('|')}|EN|Ireland|Canada|France|Germany|Spain|Italy|Norway|Sweden|Denmark|Switzerland|Austria|Belgium|Portugal|Poland|Finland)`;
const CODES = new RegExp(String.raw`(\()?(?<![\p{L}\d/-])${CODE}(?:(?: ?[/,+&] ?| and )${CODE})+(?![\p{L}\d/-])`, 'gu');

/** Beside English they are what is spoken. */
const LANGUAGES: Readonly<Record<string, string>> = {
  EN: 'English',
  NL: 'Dutch',
  DE: 'German',
  FR: 'French',
  ES: 'Spanish',
  IT: 'Italian',
  PT: 'Portuguese',
  PL: 'Polish',
};

/** "Model letters, FR and DE", "a handbook (NL/FR)": what is read or heard is in languages, unless it goes somewhere. */
const WRITTEN =
  /(?:^|[.;:!?\n])(?!.*\b(?:to|from|across|sent|sold|shipped|posted)\b)[^.;:!?\n]*\b(?:letter|text|template|form|report|manual|handbook|guide|guideline|script|e-?mail|label|menu|glossar|instruction|leaflet|brochure|booklet|book|workbook|worksheet|contract|subtitle|caption|recording|audio|video|course|lesson|website|web ?page|helpline|hotline)(?:s|y|ies)?(?:,|,? in)? $/iu;

/** Codes that are no word, nor anything else. */
const SURE = /^(?:UK|GB|USA?|NL|DE|FR|IE|EU|AU|NZ|DK|PL|PT|CH|FI|LU|CZ|UAE)$/;

/** "140 installs NL/BE/UK", "(UK + IE)"; a row of languages, "letters (NL/FR/EN)", is none of countries. */
const spokenCountries = (text: string): string =>
  /translat|interpret|language|subtitl/i.test(text)
    ? text
    : text.replace(CODES, (row, bracket: string | undefined, at: number) => {
        const codes = row.replace('(', '').split(/ ?[/,+&] ?| and /);
        const before = text.slice(0, at);
        if (codes.every((code) => code in LANGUAGES) && WRITTEN.test(before))
          return `${bracket ?? ''}${/\bin $/i.test(before) ? '' : 'in '}${inRow(codes.map((code) => LANGUAGES[code] ?? code))}`;
        if (codes.includes('EN'))
          return `${bracket ? '(in ' : ''}${inRow(codes.map((code) => LANGUAGES[code] ?? code))}`;
        const [, next] = tokensOf(`the${text.slice(at + row.length).split(/[.,;:!?()\n]/)[0] ?? ''}`);
        if (!codes.some((code) => SURE.test(code))) return row;
        if (next?.pos === 'NOUN' && !bracket && !(/ing$/.test(next.lower) && /\b(?:in|from|across) $/i.test(before)))
          return inRow(codes.map((code) => COUNTRIES[code]?.[1] ?? code));
        const named = inRow(codes.map((code) => COUNTRIES[code]?.[0] ?? code));
        const joined = /\bthe $/i.test(before) ? named.replace(/^the /, '') : named;
        if (bracket) return `(in ${joined}`;
        return /\p{Ll}s $|^[^,]*, $|(?:^|\n)(?!.*\b(?:in|to|from|across|for|of|between)\b)[^\n]*, $/u.test(before)
          ? `in ${joined}`
          : joined;
      });

const shorthandInWords = inTurn([
  [FEET_AND_INCHES, '$1 foot $2'],
  [FEET, '$1ft'],
  // "No sorry, no hun, no xx": what is meant is said, and no greeting.
  [
    /(?<=\b(?:no|without|the|with|some|any|those|your) )(x+)(?=["]?\s*$|[,.])/gm,
    (_, x: string) => (x === 'x' ? 'kiss' : 'kisses'),
  ],
  [TIMES_IN_ROW, (row) => inRow(row.split('/'))],
  [/(?<=, )eng\.(?= ?[=:])/g, 'engineer'],
  // "If you already got hives/swelling/can't breathe": any of them is enough.
  [/(?<=\bif\b[^.!?\n/]*\s)(\p{Ll}{3,})\/(\p{Ll}{3,})\/(?=\p{Ll}[\p{Ll}']{2,}(?![\p{L}/]))/giu, '$1, $2 or '],
  // "Wk 6 / mth 3 / mth 6": dates, and no rates.
  [/(?<=\b(?:wk|week|mth|month|mo|yr|year|day) ?\d+) ?\/ ?(?=(?:wk|week|mth|month|mo|yr|year|day) ?\d)/gi, ', '],
  // "€38 / SKU": for each; "1 d/wk": so many days.
  [
    /((?:[$£€]|\b(?:EUR|USD|GBP|CHF|AUD|CAD|NZD|ZAR|KES|KSh|SEK|NOK|DKK|PLN|INR|R|Rs|kr) ?)\d[\d.,]*[kK]?) \/ (?!(?:seasons?|years?|months?|weeks?|days?|hours?|nights?|terms?)\b)(?=\p{L}+(?:[.,;)]|$| (?:and|or|plus|with|per|min|max)\b))/gmu,
    '$1 per ',
  ],
  // "Mark each: acted / didn't"; "every night × 14"; "weight ≈ 4× arrival"; "8 yrs, cert. animal health"
  [/(?<=\p{L}) \/ (?=(?:didn't|don't|doesn't|wasn't|isn't|not)\b)/gu, ' or '],
  [/\b([Ee]very) (day|night|morning|evening|week) [x×] ?(\d+)\b/g, '$1 $2, $3 $2s'],
  [/(?<=\d) ?× (?=\p{Ll}{3})/gu, ' times '],
  [/\bcert\. (?=(?:in )?\p{Ll})(?:in )?/giu, (cert) => (cert.startsWith('C') ? 'Certificate in ' : 'certificate in ')],
  // "black trousers x 4 and a cushion", "4.2 sick days/trip on avg"
  [/(?<=^|, )((?:\p{Ll}+ )?\p{Ll}{3,}s) [x×] ?(\d+)(?= (?:and|n)\b|,)/gmu, '$2 $1'],
  [
    /(?<=\b\d[\d.,]* (?:\p{Ll}+ )?\p{Ll}{2,}s)\/(?=(?!week|month|year|day|night|hour|season|term|min)\p{Ll}{3,}(?<!s)(?:[.,;)]|$| (?:on|in|at|and|before|after|now|avg|average)\b))/gmu,
    ' per ',
  ],
  // "31 hrs of stop/season", "£85/Sunday"
  [/(?<=\b\d[\d.,]* [^\n,.;:/]{2,30}\p{Ll})\/(?=(?:season|term|quarter|shift|visit)\b)/gu, ' per '],
  [/(?<=[$£€]\d[\d.,]*[kK]?) ?\/ ?(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g, ' a '],
  // "Breed/feed/heat/the pallet guy/my brother's driving": one thing after the other
  [
    /^(?:\p{L}[\p{L}' -]+[\p{L}]\/){3,}\p{L}[\p{L}' -]{2,}[.]?$/gmu,
    (row) => (row.includes(' ') ? row.replaceAll('/', ', ') : row),
  ],
  // "You record ch. 5"
  [/\b([Cc])h\.? ?(?=\d+\b(?![%:]))/g, (_, open: string) => `${open}hapter `],
  // "$45 per finished hr"
  [/\b(per|an|each|every)((?: \p{Ll}{3,})?) hr\b/gu, '$1$2 hour'],
  // "The next financial yr"
  [/\b(per|each|every|next|last|this|the|new)((?: \p{Ll}{3,})?) yr\b/giu, '$1$2 year'],
  // "41x \"humidity!\"", "(Monday to Thursday.) + 4 hours on the phone"
  [/(?<![\d.,/])(\d{1,3}) ?[x×] (?=")/g, '$1 times '],
  [/(?<=\b(?:it|them|him|her|me|us|that|there) )(\d{1,3}) ?[x×](?=[.,;!?]|$)/gm, '$1 times'],
  [/(?<=^(?:[-–•*] )?|[.!?] )\+ (?=\d+ ?\p{Ll})/gmu, 'Plus '],
  [AND_MONEY, 'Plus '],
  // "3\" not 8\"": inches, where no quote mark can be anything else
  [/^(?=[^"\n]*")(?:[^"\n]|(?<=\d)")*$/gmu, inInches],
  [/(?<=^(?:[-–•*] )?\p{L}+) \/ (?=\p{L}+: (?:no|nope)\b)/gimu, ' or '],
  // "if unacted alert = lie → step 1 is counting who acted"
  [/^(if [^=→,]+?) = ([^=→,]+?) → /gim, '$1 means $2, '],
  [
    /\b(\d+(?:\.5)?) ?d(?= ?\/ ?(?:wk|week|mo|month|yr|year)\b)/g,
    (_, days: string) => `${days} day${days === '1' ? '' : 's'}`,
  ],
  [/(?<=\d)(?= ?mths?\b)|\bmth(s?)\b/gi, (mth, many: string | undefined) => (mth === '' ? ' ' : `month${many ?? ''}`)],
  [/(\d[\d.,]*) ?(hrs?|hours|mins?|minutes|days|weeks|wks|years|yrs|miles|km|kg)\+/gi, '$1+ $2'],
  // "3x/week", "brush 3x week"
  [
    /\b(\d+) ?[x×](?: ?\/ ?(?=\p{L}+\b)| (?=\p{L}+(?:$|[.,;:!?)]| (?:for|at|in|on|and|or|since|with|by|to|from|until|till|before|after|but|when|min|minimum|max)\b)))(wk|week|day|mo|month|yr|year|term|season)\b/gimu,
    (_, many: string, span: string) => `${TIMES[Number(many)] ?? `${many} times`} a ${span}`,
  ],
  [
    /(?<=^|[^\d/.])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/g,
    (_, month: string, year: string) => {
      return `${IN_ORDER[Number(month) - 1] ?? month} ${year}`;
    },
  ],
  [/(?<![\d.,:/£$€-])(\d{1,2}(?:[.:]\d\d)?)[-–](?=\d{1,2}(?:[.:]\d\d)? ?[ap]m\b)/g, '$1 to '],
  [
    /(?<![\d.,:/£$€-])([6-9]|1[0-2])[-–](?=(?:[1-9]|1[0-2]) (?:mon|tue|wed|thu|fri|sat|sun|weekdays|daily)\p{Ll}*\b)/giu,
    '$1 to ',
  ],
  // "The rules – prices, exceptions, who gets 30 days – only in macros"
  [/(?<=\p{L}) [–—-] (\p{Ll}[^–—():;"\n]*,[^–—():;"\n]*?) [–—-] (?=\p{Ll})/gu, ' ($1) '],
  // "Chalk letters A–G"
  [
    /(?<![\p{L}\d'.])([A-Z])–(?=([A-Z])(?![\p{L}\d'.]))/gu,
    (whole, first: string, last: string) => (first < last ? `${first} to ` : whole),
  ],
  [/(?<=\b(?:19|20)\d\d) ?[-–—] ?(?=(?:now|today|present)\b)/g, ' to '],
  [A_YEAR, 'a year'],
  [/\b([Aa]m)\/([Pp]m)\b/g, '$1 or $2'],
  [/^[-−–](?=\d[\d.]*%.*, ?[-−–+]\d)/gmu, 'minus '],
  [/([$£€])[-−](?=\d)/g, 'minus $1'],
  [ON_MONTH, (sign) => (sign === '+' ? 'plus ' : 'minus ')],
  [/(?<![\d.,:/£$€-])(\d{1,2}(?:[.:](?:00|15|30|45))?)[-–](?=\d{1,2}[.:](?:00|15|30|45)(?!\d))/g, '$1 to '],
  [
    MONTHS_IN_ROW,
    (row, at: number, all: string) => {
      if (!/\b(?:feb|apr|aug|sept?|oct|nov|dec)\b/i.test(row)) return row;
      const joined =
        /\b(?:in|of|every) $/i.test(all.slice(0, at)) && /^\p{L}+\/\p{L}+$/u.test(row)
          ? row.replace('/', ' and ')
          : row;
      return joined.replace(/\p{L}+/gu, (word) => MONTHS[word.toLowerCase()] ?? word);
    },
  ],
  [PLACES, '$1 and $2'],
  [
    new RegExp(String.raw`\b(${TAKEN}) (${SHORT_MONTH})\b\.?(?= ?[=:,;]|$| [-+]?[$£€\d])(?! \d{1,2}\b(?!%))`, 'gim'),
    (_, taken: string, month: string) => `${taken} in ${MONTHS[month.toLowerCase()] ?? month}`,
  ],
  [
    new RegExp(
      String.raw`\b(jan|mar|jun|jul)\b\.?(?= (?:gas |tax |heating )?${TAKEN}\b)|\b(?<=mid[- ])(jan|mar|jun|jul)\b`,
      'gi',
    ),
    (short) => MONTHS[short.slice(0, 3).toLowerCase()] ?? short,
  ],
  [/\b(before) \+ (?=after\b)/gi, '$1 and '],
  [/\b(before)\/(after(s?))\b(?! (?:\d|an?\b|the\b|my\b|your\b|their\b|each\b|every\b))/gi, '$1-and-$2'],
  [/\b(his|him|he|himself)\/(hers?|she|herself)\b/gi, '$1or$2'],
  [/\bs\/he\b|(?<=^|\s)\(s\)he\b/gi, 'heorshe'],
  [/\band ?\/ ?or\b/gi, 'or'],
  [/\b(\p{L}+) ?\/ ?(?=no[- ]\1\b)|\b(yes|pass) ?\/ ?(?=(?:no|fail)\b)/giu, '$1$2 or '],
  [
    NOT_THE_OTHER,
    (whole, one: string, thing: string, other: string) => {
      const [first, second] = [ORDINALS[Number(one) - 1], ORDINALS[Number(other) - 1]];
      if (!first || !second || IN_ORDER.includes(capitalised(thing))) return whole;
      return thing === 'place' ? `${first} place, not ${second}` : `the ${first} ${thing}, not the ${second}`;
    },
  ],
  [
    OPPOSITES,
    (whole, one: string, other: string, at: number, all: string) => {
      const joined = /^yes/i.test(one) ? 'or' : 'and';
      const [, thing] = tokensOf(`the${all.slice(at + whole.length).split(/[.,;:!?\n]/)[0] ?? ''}`);
      if (thing?.pos !== 'NOUN') return `${one} ${joined} ${other}`;
      return joined === 'or' ? `${one}-or-${other}` : `${one}-${other}`;
    },
  ],
  [
    /\b([1-5])(?:st|nd|rd|th) ?[/&+] ?([2-5])(?:st|nd|rd|th)\b/g,
    (_, one: string, other: string) => `${ORDINALS[Number(one) - 1]} and ${ORDINALS[Number(other) - 1]}`,
  ],
  [
    /(?<=\b(?:1st|2nd|3rd|4th|5th|and (?:second|third|fourth|fifth)) )([Ss]at|[Ss]un|[Mm]on|[Ww]ed)\b/g,
    (day) => DAYS[day.toLowerCase()] ?? day,
  ],
  [
    /(\b(?:by|before|at|until|till|from) )?(?:the )?\b(EOD|EOW|EOM|EOY|COB)\b(?! \p{Ll}{3})/gu,
    (_, before: string | undefined, end: string) => `${before ?? 'by '}${ENDS[end] ?? end}`,
  ],
  [
    /(?<![\d:.,/-])1(?::1|-1(?= (?:calls?|sessions?|coaching|lessons?|support|chats?|time|training)\b)|(?<=\b(?:an?|my|your|free|weekly) 1)-1|-2-1)(s?)(?![\d:/-])/g,
    'one-to-one$1',
  ],
  [/(?<!\b(?:on|by|since|until|till|from|before|after) |[\d/.,])([1-9]|10)\/10(?![\d/:]|ths?\b)/g, '$1 out of 10'],
  [
    /(?<![\d/.,-])([2-9])\/([3-9])(?= (?:times|minutes|mins|hours|hrs|days|nights|mornings|evenings|weekends|weeks|wks|months|years|yrs|people|drinks)\b)/g,
    (whole, few: string, more: string) => (Number(more) === Number(few) + 1 ? `${few} or ${more}` : whole),
  ],
  [
    EXCLAIMED,
    (whole, before: string, note: string, next: string) =>
      formOf(before) === 'clause' || /^(?:and|but|or|so)$/i.test(next)
        ? whole
        : `${before}${PLACED.test(note) ? '' : ','} ${note}! ${capitalised(next)}`,
  ],
]);
