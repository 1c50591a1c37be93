import { formOf } from '../grammar/forms.ts';
import { DAYS, MONTHS } from './calendar.data.ts';

/** "In feb. it went in spam", "Open Thu. Nobody came", "£2100/mo. I've seen it": a stop behind a word cut short that ends its sentence too, and the word in full. */
export const stopsKept = (text: string): string =>
  text.replace(CUT_SHORT, (short, at: number) =>
    opensSentence(short, text.slice(at + short.length + 1)) ? inFull(short.toLowerCase()) : short,
  );

/** "Sat" and "sun" may be other words, and "Jan" somebody: only what can be nothing but a month or a day, and no end of "mon-thu". */
const CUT_SHORT =
  /(?:(?<=\/)mo|(?<![-–/]|\p{L})(?:[Ff]eb|[Aa]pr|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|[Mm]on|[Tt]ues?|[Tt]hu|[Tt]hurs?|[Ff]ri|Wed)|(?<=\b(?:in|since|until|till|by|early|late|mid|\d) )(?:[Jj]an|[Mm]ar|[Jj]un|[Jj]ul))(?=\. )/gu;

const inFull = (short: string): string =>
  short === 'mo' ? 'month' : (MONTHS[short] ?? DAYS[short.slice(0, 3)] ?? short);

/** "Feb. Since then", "aug. i won": a new sentence, and no "Sept. Hexham fair" nor "Mon. Wed. Fri.". */
function opensSentence(short: string, after: string): boolean {
  const [, next = ''] = /^ ([^.!?\n]+)/.exec(after) ?? [];
  if (NAMED.test(next)) return false;
  if (/^(?:[$£€]\d|\p{Lu}\p{L}*(?:[ ,:]|$))/u.test(next)) return true;
  return /^\p{Ll}/u.test(short) && formOf(next) === 'clause' && !JOINS.test(next);
}

const NAMED = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*(?=$|[ ,/&])/iu;
const JOINS = /^(?:and|but|or|so|then|to|for|at|in|on|with|by)\b/i;
