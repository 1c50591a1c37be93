import { formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';

/** What goes on with what stood before a dash. */
export const GOES_ON = /^(?:and|but|then|so|or|because|which|who|that|if|when)\b/i;

export const DASH = /[–—]|\s--?\s|[.!?:"()]/;

/** "Respect - on your own course": where it is, and not what it consists of. */
const PLACED = /^(?:on|in|at|by|with|without|from|for|of|to|under|over|after|before|since|per)\b/i;

/** "(Reads the shine on the shoes) - where it's polished tells how that door stood" */
export const TELLS =
  /^(?:where|what|how|who) .* (?:tells?|shows?|says?|means) (?:you |me |us |him |her |them )?(?:how|what|where|who|why|when|that|the)\b/i;

/** "Leak moves a metre to the left": one thing without its article, and what it does. */
function thingDoes(text: string): boolean {
  const [thing, verb, next] = tokensOf(text);
  const base = baseOf(verb?.lower ?? '');
  return (
    thing?.pos === 'NOUN' &&
    /^\p{Ll}+[^s]$/u.test(thing.text) &&
    /[^s]s$/.test(verb?.lower ?? '') &&
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) &&
    (next?.pos === 'NUM' || next?.pos === 'DET')
  );
}

/** A lone dash: "receipts, a diary, a spreadsheet - the inspector still finds the gap" is a list and what comes of it, "like new glasses - same eyes, sharp world" a thing and what it is, "find first, open later - thermal camera, tracer gas" deeds and their tools, "nail sickness - iron nails rusted through, good slates" a thing and what it consists of. */
export function dashSpoken(left: string, right: string): string {
  const moves = thingDoes(right);
  const told = moves || [right, `the ${right}`].some((one) => formOf(one) === 'clause');
  const named = left.includes(', ') || wordCount(left) < 3;
  if (told && named && formOf(left) === 'noun' && !GOES_ON.test(right)) return moves ? '. The ' : '. ^';
  const items = right.split(/, (?:and )?/);
  if (formOf(left) === 'bare' && items.length > 1 && items.every((item) => formOf(item) === 'noun')) return '. ^';
  if (told || left.includes(', ')) return ', ';
  if (/^(?:it's )?like \S/i.test(left) && /, | or /.test(right)) return ': ';
  const explained = items.length > 1 && !GOES_ON.test(right) && formOf(left) === 'noun' && !/^(?:no|not)\b/i.test(left);
  return explained && items.every((item) => /^(?:noun|past|gerund)$/.test(formOf(item)) && !PLACED.test(item))
    ? ': '
    : ', ';
}

/** "38 was raw water - a strainer, an impeller or a hose": what it was, thing by thing. */
export function isExplained(before: string, right: string): boolean {
  const left = before.split(/[.!?] /).at(-1) ?? '';
  const things = (right.split(/[.!?](?: |$)/)[0] ?? '').split(/, (?:and |or )?/);
  return (
    things.length > 1 &&
    !/[,:;()"–—]/.test(left) &&
    formOf(left) === 'clause' &&
    things.every((one) => A_THING.test(one) && formOf(one) === 'noun')
  );
}
const A_THING = /^(?:an?|one|two|three|the) /i;
