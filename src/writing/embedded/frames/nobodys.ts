import type { FieldName } from '#framework/framework.ts';
import { isStillDoing } from '../answers/turned-alike.ts';
import { formOf } from '../grammar/forms.ts';

/** "Coming back at 30 days", "Having ever sat in the van": nobody does it in this sentence. */
export function isNobodys(text: string, field: FieldName): boolean {
  const form = formOf(text);
  // A label before a sentence with a colon of its own would be a second one.
  if ((field === 'oneCoreShiftRelief' && GAINED.test(text)) || /:(?!\d)/.test(text)) return false;
  if (/^\p{L}+ing\b[^,.]*, (?:I|we)\b/u.test(text)) return false;
  // "The night round with the torch": asked what one can stop.
  if (field === 'oneCoreShiftRelief' && form === 'noun') return !RELIEF.test(text);
  return (
    (form === 'gerund' && /^\p{L}+ing\b/u.test(text)) ||
    /^being (?:up|on|at|out|back) /i.test(text) ||
    isStillDoing(text) ||
    HAVING_EVER.test(text)
  );
}

const HAVING_EVER = /^having (?:ever|already|once|at least) /i;
const RELIEF =
  /^(?:no|not|less|fewer|one|more|an?|(?:the )?(?:end|last|farewell|freedom|relief|break) (?:of|to|from))\b|\b(?:sleep|quiet|peace|time|evenings?|weekends?|freedom|money|calm|certainty|confidence|control|relief|silence|rest|gone|over|off|instead|less|lighter|easier|goodbye|bye)\b/i;
/** "Giving up themes": whether one stops it or gets to do it, nobody has said. */
const GAINED =
  /^(?:being (?:able|free|allowed|sure|home|there|with|in|at)\b|having (?:an?|the|time|one|your|my|some|enough|room|space|somebody)\b)|^(?:giv|know|sleep|stopp|quitt|dropp|lett|end|leav|finish|throw|tear|delet|binn|burn|return|sitt|eat|cancel)ing\b|^going (?:home|to bed|out(?! (?:at night|in the|to (?:check|look|see))\b)|away)\b|^getting (?:home|rid|to (?:bed|sleep)|out of|your|a|the|back)\b|^walking (?:in|out|away|past)\b|^putting .* (?:down|away|out)\b|^hanging up\b|^waking (?:up )?(?:without|and|to)\b/i;
