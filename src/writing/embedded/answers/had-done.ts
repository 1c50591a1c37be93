import { singularOf, thirdPersonOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { inLongRow } from './in-row.ts';
import { MEETING, OF_LISTENER } from './offered.ts';
import { capitalised } from './realise.ts';

/** "Having me look at every log", "having my brother check the wiring": somebody is had to do it. */
const HAD_DO =
  /^having (me|us|someone|somebody|(?:my|an?|our|one of my) (?:\p{L}+ )?\p{L}+) (\p{Ll}+)( (?:(?:over|at|through|in|on|up|out|with|to|for|by) )?(?:your|the|an?|every|each|all|any|it|you|them|whatever|what)\b[^,:;]*?)(?=$|,| and \p{L}+ing\b)(.*)$/su;

/** What only the listener does with what is offered. */
const TAKEN = /^(?:borrow|keep|gett|receiv|join|cancel|paus|bring)ing\b(?! you\b)/u;

/** The template of an offer in which somebody is had to do a thing: each deed with whoever does it, or as it was typed where that is open; null elsewhere. */
export function hadDoneForThem(x: string): string | null {
  const [, who = '', does = '', what = '', rest = ''] = HAD_DO.exec(x) ?? [];
  if (!PLAIN_VERBS.has(does)) return null;
  const next = rest.split(/(?:, (?:and )?| and )(?=\p{L}+ing\b)/u).filter((deed) => deed !== '');
  const others = next.map(doneBy);
  if (others.includes(null)) return '{X}.';
  const first = `${subjectOf(who)} ${isOne(who) ? thirdPersonOf(does) : does}${what}`;
  return `${capitalised(inLongRow([first, ...others.filter((one) => one !== null)]))}.`;
}

/** "Having me read every chapter": without its "having" it would be broken. */
export const isHadDone = (x: string): boolean => PLAIN_VERBS.has(HAD_DO.exec(x)?.[2] ?? '');

const subjectOf = (who: string): string => (who === 'me' ? 'I' : who === 'us' ? 'we' : who);

const isOne = (who: string): boolean => {
  const last = who.split(' ').at(-1) ?? '';
  return !/^(?:me|us)$/.test(who) && (/^(?:an?|one) /.test(who) || singularOf(last) === last);
};

function doneBy(deed: string): string | null {
  if (/[:;]/.test(deed)) return null;
  if (MEETING.test(deed)) return `we ${plainVerbs(deed)}`;
  return OF_LISTENER.test(deed) || TAKEN.test(deed) ? `you ${plainVerbs(deed)}` : null;
}
