import { baseOf } from '../grammar/language.ts';
import { inLongRow } from './in-row.ts';
import { capitalised } from './realise.ts';

/** "I'll do it this weekend > lifts glass > puts glass back": what one says, and what one does then. */
export function saidThenDone(answer: string): string {
  const [said = '', ...deeds] = answer
    .trim()
    .replace(/[.]$/, '')
    .split(/\s*(?:[-=]*>+|→)\s*/);
  if (deeds.length < 2 || !SAYS_ONE_WILL.test(said) || !deeds.every((deed) => DOES.test(deed))) return answer;
  const done = deeds.map((deed) => deed.replace(/^\p{L}+/u, (verb) => baseOf(verb.toLowerCase())));
  return `You say, "${capitalised(said.replace(/^ill\b/i, "I'll"))}." You ${inLongRow(done)}.`;
}
const SAYS_ONE_WILL = /^i(?:'|’| wi)?ll [^".!?\n]+$/i;
const DOES = /^\p{Ll}+[^su\P{L}]s [^".!?\n]+$/u;
