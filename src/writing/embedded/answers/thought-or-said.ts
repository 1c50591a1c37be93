import type { Form } from '../grammar/forms.ts';
import type { Kind } from './kinds.data.ts';

/** The template of what something is thought to be, or of who said what stands before; null for anything else. */
export function thoughtOrSaid(x: string, form: Form, kind: Kind): string | null {
  // "A question of effort", "just a matter of luck": nothing that one believes in.
  if (kind === 'belief' && form === 'noun' && THOUGHT_TO_BE.test(x)) return "You believe it's {x}.";
  // "Said by a lad who can't boil an egg"
  return form === 'past' && SAID_BY.test(x) ? '{X}.' : null;
}

const THOUGHT_TO_BE = /^(?:(?:just|only|all) )?an? (?:question|matter|case|lack|shortage) of /i;
const SAID_BY =
  /^(?:said|told|written|asked|shouted|muttered|whispered|posted|sent) by (?:an?|the|my|some|one|somebody|someone)\b/i;
