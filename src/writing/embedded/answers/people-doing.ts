import { formOf } from '../grammar/forms.ts';
import { singularOf } from '../grammar/language.ts';
import { GENERIC_AUDIENCE } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import { type Context, personally } from './context.ts';
import { capitalised, lowered } from './realise.ts';

const UNDER_WAY =
  /^(?:starting|beginning|asking|saying|telling|wondering|noticing|talking|leaving|going|laughing|joking|whispering|avoiding|complaining|looking|stopping|switching|walking|assuming|thinking|deciding|expecting|treating|rolling|texting|calling|booking|choosing|turning|cancelling)\b/i;

/** "About 6 hours a week staff searching": how long, who and at what. */
const HOURS_OF =
  /^((?:(?:about|around|nearly|over|up to|at least|more than) )?\d[\d.,]*(?: (?:to|or) \d[\d.,]*)? (?:hours?|minutes?|days?|evenings?|shifts?)(?: (?:an?|per|every) \p{L}+)?):? ((?:[\p{L}-]+ )?(?!per\b)(\p{L}+)) (\p{L}+ing\b.*)$/iu;

/** 'Hearing the milk inspector saying "…" while writing something down': what one hears, and nothing one does oneself. */
const HEARS = /^hearing ([^",]{2,60} (?:say|ask|tell|jok|whisper|mutter|call|shout)\p{L}*\b[^"]*"[^"]*".*)$/isu;
const SETS_APART = /\b(?:she|hers?|he|his|him|they|their|them|your|yourself)\b/i;

/** "Directors counting heads": the listeners at work are told to the listener; of others it is only shown. */
export function peopleDoing(text: string, context: Context): string | null {
  const [, heard] = HEARS.exec(text) ?? [];
  if (heard && context.kind === 'cost' && !SETS_APART.test(heard.replace(/".*$/s, ''))) return `You hear ${heard}`;
  const [, span, who = '', one = '', deed = ''] = HOURS_OF.exec(text) ?? [];
  const worker = singularOf(one.toLowerCase());
  if (span && (isPerson(worker) || worker === 'staff'))
    return `${context.listener.audience.nouns.has(worker) ? 'You' : capitalised(who)} spend ${lowered(span)} ${deed}`;
  const [, phrase = '', noun = '', doing = ''] =
    /^((?:(?:most|many|the|an?|other) )?(?:[\p{L}-]+ )?([\p{L}-]+)) (?:who (?:is|are) )?(\p{L}+ing\b.*)$/iu.exec(
      text,
    ) ?? [];
  if (context.kind === 'cost' && phrase.toLowerCase() === 'people' && UNDER_WAY.test(doing))
    return `People are ${doing}`;
  const single = singularOf(noun.toLowerCase());
  if (!isPerson(single) || /^(?:other|people)\b/i.test(phrase) || formOf(doing) !== 'gerund') return null;
  // "(Kneeling on the kitchen floor.) The owner making tea": beside the listener, who was at something else, and somebody else.
  if (context.kind === 'scene' && context.index > 0 && /^the\b/i.test(phrase) && single === noun.toLowerCase())
    return `${capitalised(phrase)} is ${doing}`;
  const { nouns, pronoun, habits } = context.listener.audience;
  // "(You have a fry on Sunday.) Girls rebooking at the door": of others, by an author who says "you" to whoever listens.
  if (
    context.kind === 'future' &&
    pronoun === 'you' &&
    habits.addresses &&
    formOf(piecesOf(context.answer)[0]?.text ?? '') !== 'gerund' &&
    single !== noun.toLowerCase()
  )
    return `${capitalised(phrase)} are ${doing}`;
  if (!nouns.has(single) && !(GENERIC_AUDIENCE.has(single) && /^(?:most|many) /i.test(phrase))) {
    if (context.kind === 'cost' && single !== noun.toLowerCase() && UNDER_WAY.test(doing))
      return `${phrase} are ${doing}`;
    return context.kind === 'future' ? capitalised(text) : null;
  }
  return `You're ${lowered(personally(doing, { ...context, past: { ...context.past, named: true } }))}`;
}
