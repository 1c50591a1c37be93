import { formOf, wordCount } from '../grammar/forms.ts';
import { singularOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { isPerson } from '../persons/rivals.ts';
import { capitalised } from './realise.ts';

/** Arrows in words: a change of figures, or what comes of something, behind a colon; each of several steps is a sentence. */
export const arrowsSpoken = (sentence: string): string => {
  if (!sentence.includes('→')) return sentence;
  if (BETWEEN_QUOTES.test(sentence)) return sentence.replace(BETWEEN_QUOTES, 'From $1 to $2');
  const steps = sentence
    .replace(ONE_CHANGE, (whole: string, from: string, to: string) =>
      isOfOneKind(from, to) ? `from ${from} to ${to}` : whole,
    )
    .replace(/(?<=\bfrom (?:first|the|last|a|an|one|initial|start|order|call|sign) [^→,:;.]{0,40}?)\s*→\s*/gi, ' to ')
    .replace(FROM_TO, ' to ')
    .replace(IN_BRACKETS, (note, at: number) =>
      note
        .replace(
          /^\(([^()→]+?)\s*→\s*([^()→]+ (?:stops?|starts?|ends?|fails?|dies?|drops?|rises?|goes|go|leaves?))\)$/,
          '($1: $2)',
        )
        .replace(/\(\s*→\s*/, `(${toWhom(sentence.slice(0, at), note)}`)
        .replace(/\s*→\s*/g, note.split('→').length > 2 ? ', then ' : ' to '),
    )
    .replace(ROW_OF_FIGURES, (row) => row.replace(/\s*→\s*/g, ', '))
    .replace(BETWEEN_SIZES, ' to ')
    .replace(IN_STEPS.test(sentence) ? NEVER : CHANGED, changed)
    .replace(/(?<=(?:^|[,:] )from [^→,:]{1,40}?|\bfrom [$£€]?\d[^→,:]{0,30})\s*→\s*/gi, ' to ')
    .replace(TO_AN_ADDRESS, ' to ')
    .replace(/^(not for [^→,:]+?)\s*→\s*(?=[^→,:]+$)/i, '$1: ')
    .replace(/^(not [^→,:]+?)\s*→\s*(?=(?:I|we|you|u) )/i, '$1? ')
    .replace(/^(not [^→,:]+?)\s*→\s*(?=[^→,:]+$)/i, '$1, but ')
    .replace(/(?<=\p{L})\s*→\s*(?=me\b)/gu, ' to ')
    .replace(/\s*→\s*(?=(?:so|and|but|or|then|hence|therefore)\b)/g, ', ')
    .split(/\s*→\s*/);
  const [first = '', last = ''] = [steps[0], steps.at(-1)];
  const pair = steps.length === 2;
  // "£2 to coat once → £7 coated again": two prices, and no sum.
  if (pair && !SUM.test(last) && steps.every((step) => /^(?:[$£€]|\d.* to )/.test(step))) return steps.join('. ');
  // "Looking silly in practice → looking silly in a match"
  if (pair && /\p{L}ing /u.test(first) && formOf(last) === 'gerund' && !/[,.:;!?"]/.test(first))
    return steps.join(', then ');
  if (pair && WHEN.test(last)) return steps.join(', ');
  if (pair && areMore(first, last))
    return steps.join(' become ').replace(/^((?:one|a|an) .*?) become /i, '$1 becomes ');
  // "Whole of the extra, all of it → the bank": behind a comma only what is named in a word or two.
  const parted = wordCount(last) <= 3 && formOf(last) !== 'past' ? /[.!?]"?$/ : /,|[.!?]"?$/;
  if (pair && !/:(?!\d)/.test(first + last) && (SUM.test(last) || !parted.test(first))) return steps.join(': ');
  const again = steps.length > 3 && roundOf(first) === roundOf(last) ? ' again' : '';
  const short =
    !pair && steps.every((step, at) => !/[,.;!?"]|:(?!$)/.test(at === 0 ? step.replace(/^[^:]+: /, '') : step));
  const told = short ? steps.join(', ') : steps.map(capitalised).join('. ').replace(/"\. /g, '." ');
  return `${told.replace(/(?<=[.!?])\.(?=["\s])/g, '')}${again}`;
};

/** "B-row → A-row", "Row C last place → Row B": one of a kind, and then another of it. */
const ONE_CHANGE = /(?<=^|[,.;] )([^→,.:;]+?)\s*→\s*([^→,.:;]+)(?=$|[,.;])(?!.*→)/su;

function isOfOneKind(from: string, to: string): boolean {
  const [one, other] = [from, to].map((text) => text.toLowerCase().split(/[\s-]+/));
  const ends = (words: readonly string[] = []) => [words[0] ?? '', words.at(-1) ?? ''];
  const [[first, last], [next, then]] = [ends(one), ends(other)] as const;
  return (
    (one?.length ?? 0) > 1 &&
    /^\p{Lu}/u.test(from) &&
    /^\p{Lu}/u.test(to) &&
    [first === next ? first : '', last === then ? last : ''].some((word = '') => /^\p{L}{3,}$/u.test(word))
  );
}

/** '"I own storage" → "I babysit garage doors"': what was said at first, and what is said now. */
const BETWEEN_QUOTES = /^\s*("[^"]+?")[.,]?\s*→\s*("[^"]+")(?=[.,;]?\s*$)/;

/** "Last bite → pillow: 3 h 30", "Holborn → Bow, 2 hours": how much lies between, and from where to where. */
const FROM_TO =
  /(?<=^[^→:,.;\d]+)\s*→\s*(?=[^→:,.;\d]+: (?:about |~)?[$£€]?\d)|(?<=(?:^|[,:] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*→\s*(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:[,.:]|$))/u;

/** "No handover (day → night)", "1 good driver (→ a competitor)", "(day 2 → a leak → no training)" */
const IN_BRACKETS = /\([^()]*→[^()]*\)/g;

/** "1 good driver (→ competitor with better trucks)": to whom somebody goes; what comes of a thing stands by itself. */
function toWhom(before: string, note: string): string {
  const [, whom = ''] = /^\(\s*→\s*([^→()\d]+)\)$/.exec(note) ?? [];
  const who = /(\p{L}+)\s*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return whom && isPerson(singularOf(who)) && formOf(whom) === 'noun'
    ? `to ${needsArticle(whom) && !/^other\b/i.test(whom) ? 'a ' : ''}`
    : '';
}

/** "61 → 58 → 66 → 61": a row of figures, and no change from one to the other. */
const ROW_OF_FIGURES = /[$£€]?\d[\d.,]*[%k]?(?:\s*→\s*[$£€]?\d[\d.,]*[%k]?){2,}/g;

/** "GN 1/1 → 1/2 → 1/3", "46/60 → 52/60": sizes and scores, said one after the other. */
const BETWEEN_SIZES = /(?<=\d(?:\/| out of )\d+)\s*→\s*(?=\d+(?:\/| out of )\d)/g;

/** "10% on top → 5% on top → back to 10%": steps, and no change from one figure to another. */
const IN_STEPS = /→[^→,;:]*\p{L}[^→,;:]*→/u;
const NEVER = /(?!)/g;

/** "Food cost 39% → 28%", "9 reports a month → 140", "44 → 9 opening hours" */
const CHANGED =
  /(?<!\bfrom |[\p{L}\d.,$£€/])(([$£€]?)\d[\d.,]*(%|k|m|))((?: (?!to\b)\p{L}+){0,4})\s*→\s*(([$£€]?)\d(?:[\d.,]*\d)?(?:-\d+)?(%|k|m|))((?: \p{L}+)*(?:\/(?:\d+ ?)?\p{L}+(?: \p{L}+)*)?)(?![\p{L}\d/-]| \p{L})/gu;

/** "71 hours → 9 hours" is from 71 to 9 of them; "4,000 doors → 2 phone calls" is no change of one thing. */
const changed = (whole: string, ...groups: readonly string[]): string => {
  const [from, money, share, counted = '', to, then, after, now = ''] = groups;
  const sameThing =
    counted === '' ||
    (/^(?:$| (?:in|an?|per|each|by|since|after|within|and|or)\b)/.test(now) &&
      !(/^ an? /.test(counted) && /^ an? /.test(now))) ||
    now.startsWith(counted.slice(0, 4));
  if (money !== then || (share === '%' && after !== '%') || !sameThing) return whole;
  return `from ${from}${counted !== '' && now.startsWith(counted) ? '' : counted} to ${to}${now}`;
};

/** "Two lines → three lines": so many of one thing, and then another number of it. */
function areMore(from: string, to: string): boolean {
  const [[, , thing = ''], [, , same = '']] = [COUNTED.exec(from) ?? [], COUNTED.exec(to) ?? []];
  return thing !== '' && singularOf(thing) === singularOf(same);
}
const COUNTED =
  /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|no|half the|all the) (\p{Ll}+)[.]?$/iu;

/** "Photo of the front page → my email" */
const TO_AN_ADDRESS = /\s*→\s*(?=(?:my|our|your) (?:e-?mail|inbox|whatsapp|phone|desk|address|dms?)\b)/giu;

/** "Two bursts at 5.5 hours, 11 a year → 60 hours": what it comes to. */
const SUM = /^(?:about )?[$£€]?\d[\d.,]*[kKmM%]?(?: \p{L}+)?$/u;

/** "After lambing → … → lambing" */
const roundOf = (step: string): string => step.toLowerCase().replace(/^(?:after|before) |:.*$/g, '');

/** "Skipper signs → before the boat leaves": when it is, and nothing that comes of it. */
const WHEN = /^(?:if|when|before|after|because|unless|while|until|till)\b/i;
