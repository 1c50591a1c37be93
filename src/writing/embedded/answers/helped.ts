import { formOf } from '../grammar/forms.ts';
import { piecesOf } from './clean.ts';

/** "Helping Trish in Motueka", "coaching Daniela, QA lead": the seller did that to somebody, who goes on; but not "helping Ines move", which both did. */
const HELPED =
  /^(?:help|coach|teach|train|mentor)ing (?-i:\p{Lu}[\p{Ll}'-]+)(?:(?: (?-i:\p{Lu}[\p{Ll}'-]+))?,| (?:in|from|at|of|near|outside) | (?:with|on|through) (?:her|his) )(?!.*: )/iu;

/** "Working with Beatrice": what follows may be the work of both, but for what is told to be hers. */
const WORKED_WITH = /^working with (?-i:\p{Lu}[\p{Ll}'-]+)(?:,| (?:in|from|at|of|near|outside) )(?!.*: )/iu;

/** "Cutting his no-shows", "getting her through it": the seller's deed, or the other's own. */
const DONE_TO_THEM = /\b\p{L}+ing (?:(?:up|back|out|down|off|with|for) )?(?:her|his|him|them|their)\b(?! own\b)/iu;

const THEIRS = /\b(?:her|his|she|he)\b/i;

const OURS = /\b(?:I|I'\p{L}+|me|my|we|us|our|you|your)\b/u;

/** Whether a story in -ing opens with whom the seller helped, and goes on with what they did. */
export function isToldOfHelped(answer: string): boolean {
  const [first, ...next] = piecesOf(answer);
  if (!first || next.length === 0) return false;
  const open = next.some(({ text }) => formOf(text) !== 'gerund' || DONE_TO_THEM.test(text) || OURS.test(text));
  if (open) return false;
  return HELPED.test(first.text) || (WORKED_WITH.test(first.text) && next.some(({ text }) => THEIRS.test(text)));
}

/** Whether it is sure to be the one helped who did this. */
export const isDoneByHelped = (text: string, answer: string): boolean =>
  isToldOfHelped(answer) && (!WORKED_WITH.test(answer) || THEIRS.test(text));
