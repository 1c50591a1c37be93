import { formOf, wordCount } from '../grammar/forms.ts';
import { isPerson } from '../persons/rivals.ts';
import { capitalised } from './realise.ts';

/** An equals sign: "is" where that is plainly right, and otherwise "means", "full buckets mean busy shop"; behind a sum that is reckoned it is "makes". */
export function equalled(part: string): string {
  const sides = part.replace(/(?<=\p{L}{2})=(?=\p{L}{2})/gu, ' = ').split(/,? = /);
  if (sides.length < 2 || sides.some((side) => side.trim() === '')) return part;
  if (DAYS_KEPT.test(part))
    return part.replace(/, (\p{L}+ = )/gu, (_, next: string) => `. ${capitalised(next)}`).replace(/ = /g, ': ');
  const [left = '', right = '', ...more] = sides.map((side) => side.replace(/^\+(?=[$£€]?\d)/, 'plus '));
  if (FIGURE.test(right) && SUMMED.test(left) && wordCount(left) <= 8)
    return [`${left} makes ${right}`, ...more].join(', which is ');
  if (
    more.length === 0 &&
    ((LABEL.test(left.split(', ').at(-1) ?? '') && COUNT.test(right)) || HEADING.test(left) || PLACED.test(right))
  )
    return `${left}: ${right}`;
  // "The apps take 25% = about £210 a week": a statement, and what it comes to.
  if (more.length === 0 && FIGURE.test(right) && !FIGURE.test(left) && formOf(left) === 'clause')
    return `${left}, which means ${right}`;
  // "Mum = Jean", "foreman = Dave's cousin"
  if (
    more.length === 0 &&
    !/^(?:the|an?) /i.test(right) &&
    wordCount(left) <= 2 &&
    isPerson(left.trim().split(' ').at(-1)?.toLowerCase() ?? '')
  )
    return `${left}: ${right}`;
  if (
    more.length === 0 &&
    /^ *(?:the|my|our|your) /i.test(left) &&
    /^(?!(?:honest|modest|interest|request|harvest|invest|contest|protest|forest)\b)\p{L}{3,}est \p{L}/iu.test(right)
  )
    return `${left} is the ${right}`;
  const many = isPlural(left) && formOf(left) === 'noun';
  if (more.length === 0 && SAID_OF_IT.test(right)) return `${left} ${many ? 'are' : 'is'} ${right}`;
  // "(1 = Connie's cousin)": so many of them.
  if (more.length === 0 && /^ *\d+$/.test(left)) return `${left}: ${right}`;
  return [`${left} ${many ? 'mean' : 'means'} ${right}`, ...more].join(
    right.includes(', ') ? ' means ' : ', which means ',
  );
}

/** "The real books", "what the architect hoped for", "weighed", "shopping": what can follow "is" as it stands. */
const SAID_OF_IT =
  /^ *(?:(?:the|an?|my|your|our|not) \p{L}|what \p{L}|(?:\p{L}+(?:ed|ing)|free|off|done|full|gone|cheap|paid|scary|worthless)(?= *$|[.,]))/iu;

/** "Fri = ship, Mon = rest", "sun = roast", "A = tonight, B = this month": what each day or letter is for. */
const DAYS_KEPT = /^ *(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|days?|sdays?|nesdays?|rsdays?|urdays?)?|\p{L}) = /iu;

const FIGURE = /^(?:about |approx\.? |roughly |around |nearly |~|≈ ?)?[$£€]?\d/;

/** "£40 times 12": figures that are reckoned. */
const SUMMED =
  /\d.* (?:[x×+*] ?|times |plus |minus |divided by |[-–] (?=[$£€]?\d))(?:about |~ ?|≈ ?)?[$£€]?\d|\d.*(?:@| at [$£€])/;

/** "Injuries = 1": a short label, and how many. */
const LABEL = /^ *\p{L}{2,}(?: \p{L}+)?$/u;
const COUNT = /^[$£€]?\d[\d.,]*[kKmM%]?(?: \p{L}+)?(?= ?$|,)/u;

/** "Me = battery salesman", "1st thing = send a photo", "on £1.5m = £34,500", "ladder = on the roof", "100 ewes = call it £900": nothing that could equal anything. */
const HEADING =
  /(?:^|, )(?:me|step \d|(?:1st|first|2nd|second|3rd|third|next|last)(?: (?:step|thing|job))?)$|^ *(?:on|at|in|with) [^,]+$/i;
const PLACED = /^(?:on|in|at|for|with|before|after|how|call it|that'?s) /i;

/** "Evenings", "keys in the van", but not "more hours", which is one idea, nor "2 weeks of bin", which is one sum. */
export const isPlural = (phrase: string): boolean => {
  const thing = phrase.split(/[,:] /).at(-1)?.trim() ?? phrase;
  const head = /^\d/.test(thing) ? thing : (thing.split(HELD)[0] ?? thing);
  return (
    /(?<=^|[^s'’])s$/.test(head) &&
    !/^\s*(?:\p{L}+er|more|less|no|too many|\p{L}+ing|one|an?|every|each|this|his|yes|always|success|\p{L}+ness|business)(?: |$)/iu.test(
      head,
    )
  );
};

/** "Instruments (you own)": what is said of a thing does not count for its number. */
const HELD = / (?:that|who|which|you|we|they|I|on|in|of|with|from|for|at) /;
