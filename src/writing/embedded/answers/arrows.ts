import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { isPerson } from '../persons/rivals.ts';
import { withArticle } from './equals.ts';
import { capitalised } from './realise.ts';

/** "61 → 58 → 66 → 61": a row of figures, and no change from one to the other. */
const ROW_OF_FIGURES =
  /(?<=→\s*)[$£€]?\d[\d.,]*[%k]?(?:\s*→\s*[$£€]?\d[\d.,]*[%k]?){2,}|[$£€]?\d[\d.,]*[%k]?(?:\s*→\s*[$£€]?\d[\d.,]*[%k]?){3,}/g;

/** Arrows in words: a change, a step, a condition, or what comes of something. */
export const arrowsSpoken = (sentence: string): string =>
  roundSpoken(labelsParted(sentence.replace(ROW_OF_FIGURES, (row) => row.replace(/\s*→\s*/g, ', '))))
    .replace(OF_THEM, (whole, many: string, few: string, how: string) =>
      Number(few) < Number(many.split(' ')[0]) ? `of ${many}, ${few} ${how === 'from' ? 'come from' : how}` : whole,
    )
    .replace(
      /^((?:under|over|less than|more than|fewer than|no) [^→:,"]+?)\s*→\s*(?=[^→:,"]+ (?:back|free|refunded|returned|waived)$)/i,
      '$1: ',
    )
    .replace(
      CHANGED,
      (change, from: string, money: string, share: string, then: string, after: string, at: number, whole: string) =>
        money === then &&
        !otherThing(from, whole.slice(at + change.replace(/,$/, '').length)) &&
        (share === '%') === (after === '%') &&
        !/^[\d.,]+ (?:years?|months?|weeks?|days?|hours?|minutes?)$/.test(from)
          ? `from ${from} to ${change.slice(change.indexOf('→') + 1).trim()}`
          : change,
    )
    .replace(/(?<![\d.,])([$£€]?\d[\d.,]*k?) (an? \p{Ll}+)\s*→\s*([$£€]?\d[\d.,]*k?) \2/gu, 'from $1 to $3 $2')
    .replace(/(?<=\bfrom [$£€]?\d[^→,]{0,30})\s*→\s*(?=[$£€]?\d)/g, ' to ')
    .replace(
      /\s*→\s*(?=(?:my|our|your) (?:e-?mail|inbox|whatsapp|phone|desk|address|dms?)(?:\s*→|[,.;)]|$))/giu,
      ' to ',
    )
    // "27 operators / 1,090 machines → 44% of stops": what was found among them.
    .replace(/^((?=.*(?:,| \/ ).*→)\d[^→:"]*?)\s*→\s*(?=\d[\d.]*% of\b)/, '$1: ')
    .replace(/\s*→\s*(?=(?:go|yes|pass|in|keep) or \p{L}+(?: \p{L}+)?$)/iu, ': ')
    .replace(/^([^→,"]+?)\s*→\s*(?=")/gm, '$1: ')
    .replace(/\s*→\s*(?=(?:so|and|but|or|then)\b)/g, ', ')
    .replace(/([.!?]")\s*→\s*/g, '$1 ')
    .replace(/^("[^"→]+")\s*→\s*(?!["I]|we\b)(?=[^→]+$)/, '$1: ')
    .replace(/\s*→\s*(?=(?:if|when|before|after|because|unless|while|until|till)\b)/g, ', ')
    .replace(
      /\s*→\s*(?=(?:need|needs|must|should|can|can't|cannot|won't|don't|doesn't|isn't|no|not|never)\b)/g,
      (_, at: number, whole: string) => (whole.slice(0, at).includes(':') ? ', ' : ': '),
    )
    .replace(/^[^→:"]+\s*→[^:]+$/, deedAndWhatComes)
    .replace(/^not ([^→,]+?)\s*→\s*([^→,]+)$/i, 'not $1, but $2')
    .replace(/^([^→]+?)\s*→\s*([^→]+)$/, (_, left: string, right: string) => ledTo(left, right))
    .replace(/\s*→\s*/g, ', then ');

/** "Ring the rep → free "upgrade" → new 60 months": what is done, and the things that come of it. */
const deedAndWhatComes = (row: string): string => {
  const [deed = '', ...things] = row.split(/\s*→\s*/);
  const comes =
    wordCount(deed) > 1 &&
    formOf(deed) === 'bare' &&
    things.every((thing) => COMES.test(thing) && formOf(thing.replaceAll('"', '')) === 'noun');
  return comes ? `${deed}: ${things.join(', ')}` : row;
};
const COMES = /^(?:an?|the|new|free|same|another|more|fewer|less|no|[$£€]?\d\S*|\p{Ll}+ who) \S/iu;

/** "9 remakes → 7 from the same 2 practices": how many of them, and no change. */
const OF_THEM = /^(\d+ \p{L}+s)\s*→\s*(\d+) (from)(?= (?:the|one|two|three|\d+|my|a)\b)/iu;

/** "Jan: after the backlog → Apr: after the audit": each step has its own label, and is a sentence. */
const labelsParted = (sentence: string): string => {
  const steps = sentence.split(/\s*→\s*/);
  return steps.length > 2 && steps.every((step) => /^[^:]{2,20}: [^:]+$/.test(step))
    ? steps.map((step) => capitalised(step)).join('. ')
    : sentence;
};

/** "Marker pen → gone after 20 washes / iron-on tape → peels": what comes of each is a sentence of its own, as is what stands among such rows; an arrow behind them all is of them all. */
export const arrowRows = (sentence: string): readonly string[] => {
  const rows = sentence.split(/ \/ /);
  const led = rows.map((row) => row.includes('→'));
  return led.filter(Boolean).length > 1 || led.slice(1, -1).includes(true)
    ? rows.map((row) => capitalised(row.trim().replace(LED_ONCE, '$1: ')))
    : [sentence];
};

/** "Rack broken → new one in 48 h", and no "9 → 7". */
const LED_ONCE = /^([^→:]*\p{L}"?) → (?=[^→:]+$)/u;

/** "food cost 39% → 28%": the same thing before and after. */
const CHANGED =
  /(?<!\bfrom |\bfrom [$£€]|[\d.,])(([$£€]?)\d[\d.,]*(%|k|m|-hour|-day)?(?: (?!to\b)\p{L}+)?)\s*→\s*([$£€]?)\d[\d.,]*(%|)(?![\d.,]*-\p{L})/giu;

/** "4,000 doors → 2 phone calls": what is counted is not the same thing. */
const otherThing = (from: string, after: string): boolean => {
  const [counted = ''] = /\p{L}{3,}$/u.exec(from) ?? [];
  const [, next = ''] = /^ (\p{L}{3,})/u.exec(after) ?? [];
  return (
    counted !== '' &&
    next !== '' &&
    !/^(?:hours|minutes|in|per|since|after|within|and|over|with|from|by|on)$/.test(next) &&
    counted.slice(0, 3) !== next.slice(0, 3)
  );
};

/** What an arrow leads to: "2-for-1 vouchers → same 3 people" is no further step, and "council fails it → I redo it" a condition. */
function ledTo(left: string, right: string): string {
  if (/\bstep$/i.test(left)) return `${left}: ${right}`;
  if (/^step \d/i.test(right)) return `${left}. ${capitalised(right)}`;
  if (/^no\b/i.test(left) && !left.includes(':')) return `${left}: ${right}`;
  // "5.5 h per burst, 11 bursts a year → 60 h": what it comes to.
  if (
    /^[$£€]?\d[\d.,]*k? ?\p{L}*$/u.test(right) &&
    /\d.*\b(?:per|an?|each)\b|\btimes\b/i.test(left) &&
    !left.includes(':')
  )
    return `${left}: ${right}`;
  const told =
    [left, `the ${left}`].some((one) => formOf(one) === 'clause') ||
    /^\p{Ll}+ \p{Ll}+[^s]s(?: (?:down|out|up|off|over|late|away))?$/u.test(left);
  if (
    told &&
    /^(?:I|we|you)(?:'ll)? \p{Ll}/u.test(right) &&
    !/^(?:I|we|you|they|he|she)\b|\b(?:was|were|had|\p{L}+ed)\b/iu.test(left)
  )
    return `If ${withArticle(left)}, ${right}`;
  const form = formOf(right);
  const listed = /^(?:noun|gerund|adjective)$/.test(formOf(left));
  if (/^(?:I|we)\b/.test(right) ? listed && wordCount(left) <= 6 : told && form === 'noun' && !/\d/.test(left))
    return `${left}: ${right}`;
  if (
    listed &&
    /^\p{Ll}+[^s\s] /u.test(right) &&
    form !== 'clause' &&
    wordCount(right) > 2 &&
    formOf(`the ${right}`) === 'clause'
  )
    return `${left}, so the ${right}`;
  const thing = /^(?:noun|gerund|adjective|past|clause)$/.test(form) || wordCount(right) === 1;
  const counted = /^[$£€\d]/.test(right) && /\d/.test(left);
  if (form === 'noun' && listed && !counted && !/[,:"]/.test(left + right) && wordCount(left) > 3)
    return `${left}: ${right}`;
  return thing && !counted && listed && (wordCount(left) > 3 || left.includes(','))
    ? `${left}. ${capitalised(right)}`
    : /[:"]|\d.*\|.*\d|^(?:from|after|before)\b|\|.*, (?:so|and|but|then)\b/i.test(`${left}|${right}`) ||
        isPerson(left.split(' ').at(-1)?.toLowerCase() ?? '') ||
        wordCount(left) < 2 ||
        [formOf(left), form].some((one) => STEPS.has(one))
      ? `${left}, then ${right}`
      : `${left}: ${right}`;
}

/** What is done, one after the other. */
const STEPS: ReadonlySet<Form> = new Set(['bare', 'elided', 'gerund', 'infinitive', 'past', 'clause']);

/** "After panto → after spring tour → summer (no crew) → panto": a round of which one step has a note is told step by step. */
function roundSpoken(sentence: string): string {
  const steps = sentence.split(/\s*→\s*/);
  const bare = steps.map((step) => step.replace(/^(?:after|before) /i, '').toLowerCase());
  const again = steps.length > 3 && bare.at(-1) === bare[0] ? ' again' : '';
  if (again && !/[(.:]/.test(sentence)) return `${sentence}${again}`;
  if (
    steps.length < 3 ||
    /\d\s*→\s*\d/.test(sentence) ||
    !/\(/.test(sentence) ||
    /\([^()]*→/.test(sentence) ||
    steps.some((step) => /[.:"]/.test(step) || step === '')
  )
    return sentence;
  return `${steps.map((step, at) => (at === 0 ? step : `Then ${step.replace(/ \(([^()]+)\)$/, ', $1')}`)).join('. ')}${again}`;
}
