import { formOf } from '../grammar/forms.ts';
import { DAYS, MONTHS } from './calendar.data.ts';
import { capitalised } from './realise.ts';

/** "In feb. it went in spam", "Open Thu. Nobody came", "£2100/mo. I've seen it": a stop behind a word cut short that ends its sentence too, and the word in full. */
export const stopsKept = (text: string): string =>
  text
    .replace(CUT_SHORT, (short, at: number) =>
      !OPENED.test(text.slice(0, at)) && opensSentence(short, text.slice(at + short.length + 1))
        ? inFull(short.toLowerCase())
        : short,
    )
    .replace(LONG, '$1')
    .replace(WITH_IT, (short, at: number) => (STEP.test(text.slice(at + short.length)) ? `${short}uded` : short))
    .replace(ENDS, (_, many: string, unit: string) => `${lasting(many, unit)}.`)
    .replace(LASTS, (_, many: string, unit: string) => lasting(many, unit));

const lasting = (many: string, unit: string): string =>
  `${many} ${UNITS[unit.toLowerCase()] ?? unit}${many === '1' ? '' : 's'}`;

/** "In aug. by feb. she was": what the next sentence opens with. */
const OPENED = /(?:^|[.!?] )(?:by|in|on|since) $/i;

/** "Wig not incl. 1st step: weigh it", "parts excl. I start on Monday", "printables incl. do the timer thing first": what is in the price ends there. */
const WITH_IT = /\b(?:incl|excl)(?=\. )/gi;
const STEP =
  /^\. (?:(?:1st|[Ff]irst|[Nn]ext) (?:step|thing)|[Ss]tep (?:1|one)|[Tt]hen|(?:(?:[Jj]ust|[Ss]o|[Pp]lease|pls|[Nn]ow) )?(?:[Dd]o|[Ss]end|[Tt]ext|[Tt]xt|[Mm]sg|[Dd][Mm]|[Rr]ing|[Cc]all|[Ee]mail|[Mm]essage|[Bb]ook|[Bb]ring|[Pp]ay|[Ss]tart|[Bb]egin|[Tt]ry) (?=(?:the|an?|me|us|ur|your|it|this|that|with|by|one|two|\d+) )|(?:I|[Ww]e|[Yy]ou|u|[Hh]e|[Ss]he|[Tt]hey|[Ii]t) |\p{Lu}\p{Ll}+ (?:me|us|\p{Lu}?\p{Ll}+ (?:me|us))\b)/u;

/** "30-min. call": cut short before the thing that lasts so long. */
const LONG = /(?<![\d.,-])(\d[\d.,]*-(?:mo|yr|hr|wk|min|sec))\.(?= \p{Ll})/gu;

/** "14 mo. later", "3 yr. and a van": cut short in the middle of a sentence. */
const LASTS =
  /\b(\d[\d.,]*) ?(mo|yr|hr|wk|min|sec)\.(?=(?-i: (?:and|or|later|flat|ago|in|of|to|from|before|after|with|for|at|a|per|max|tops|total|extra)\b|[,;)]))/gi;
/** "Every 40 sec. For what?": cut short where the sentence ends as well. */
const ENDS =
  /\b(\d[\d.,]*) ?(mo|yr|hr|wk|min|sec)\.(?= (?:And|But|For|So|Then|Not|Still|Same|No|The|It|I|You|They|He|She|We)\b)/g;
const UNITS: Readonly<Record<string, string>> = {
  mo: 'month',
  yr: 'year',
  hr: 'hour',
  wk: 'week',
  min: 'minute',
  sec: 'second',
};

/** "Sat" and "sun" may be other words, and "Jan" somebody: only what can be nothing but a month or a day, and no end of "mon-thu". */
const CUT_SHORT =
  /(?:(?<=\/)mo|(?<![-–/]|\p{L})(?:[Ff]eb|[Aa]pr|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|[Mm]on|[Tt]ues?|[Tt]hu|[Tt]hurs?|[Ff]ri|Wed)|(?<=\b(?:in|since|until|till|by|early|late|mid|\d) )(?:[Jj]an|[Mm]ar|[Jj]un|[Jj]ul))(?=\. )/gu;

const inFull = (short: string): string =>
  short === 'mo' ? 'month' : (MONTHS[short] ?? DAYS[short.slice(0, 3)] ?? short);

/** "Feb. Since then", "aug. i won": a new sentence, and no "Sept. Hexham fair" nor "Mon. Wed. Fri.". */
function opensSentence(short: string, after: string): boolean {
  const [, next = ''] = /^ ([^.!?\n]+)/.exec(after) ?? [];
  // "90 days: mid Oct. 2 more storms"
  if (/^ \d+ (?:more|other|extra|new)\b/.test(after)) return true;
  if (/^ (?:by|in|on|since) \p{L}+\.? (?:I|we|you|u|she|he|they|it|my|the) /u.test(after)) return true;
  if (NAMED.test(next)) return false;
  if (/^(?:[$£€]\d|\p{Lu}\p{L}*(?:[ ,:]|$))/u.test(next)) return true;
  return /^\p{Ll}/u.test(short) && (formOf(next) === 'clause' || IN_THAT_CASE.test(next)) && !JOINS.test(next);
}

/** "By thurs. if u die on the night u get another": a condition, and what comes then. */
const IN_THAT_CASE = /^(?:after that\b|(?:if|when|once) .+ (?:u|you|i|we|they|he|she|it)(?:'\p{L}+)? \p{L})/iu;

const NAMED = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*(?=$|[ ,/&])/iu;
const JOINS = /^(?:and|but|or|so|then|to|for|at|in|on|with|by)\b/i;

/** '"It evens out over the year" – fees don't even out': a statement about what is said is a sentence of its own. */
export function quoteParted(sentence: string): readonly string[] {
  const [, quote, remark = ''] = /^\s*("[^"]*")\s*(?:[–—]|-{1,2}(?= ))\s*(.+)$/s.exec(sentence) ?? [];
  const stated = [remark, `the ${remark}`].some((one) => formOf(one) === 'clause');
  return quote && stated && !GOES_WITH_QUOTE.test(remark) ? [quote, capitalised(remark)] : [sentence];
}

/** What goes on with the quote, or says whose it is: "but they don't", "she said with a hand on my arm", "his wife tells me". */
const GOES_WITH_QUOTE =
  /^(?:and|but|then|so|or|because|which|who|that|if|when)\b|^(?:(?:the|an?|my|our|your|their|his|her) )?(?:\p{L}+ ){1,3}?(?:says?|said|tells?|told|asks?|asked|thinks?|thought|writes?|wrote|shouts?|shouted|texts?|texted)\b/iu;
