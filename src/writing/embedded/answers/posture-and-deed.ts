import { singularOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';

/** "Sitting in a launderette … and knocking them all on the floor": where one was, and what happened once; null for anything else. */
export function postureAndDeed(x: string): readonly [at: string, deed: string] | null {
  const [, at, deed] = POSTURE_AND_DEED.exec(x) ?? [];
  return at && deed && !isDoneBeside(at, deed) ? [at, deed] : null;
}

const POSTURE_AND_DEED =
  /^((?:sitt|stand|ly|kneel|lean|wait)ing\b.+?)(?:,? and (?=(?:suddenly )?(?:knock|dropp|spill|decid|reali[sz]|notic|find|tell|break|quitt|smash|throw|delet|tear|snapp|swear|promis|refus|understand|burst|slam|hang|fall|los|clos|walk|send|ask|know|want|see|hear|feel|hav)ing |(?:not|never) (?:know|want|see|hear|feel|hav|be|find|dar|rememb)\p{L}*ing |being (?:told|asked|sent|given|handed|stopped|shown|called|left|woken|shaken|nudged|tapped|caught|hit|rung|poked|grabbed|bitten|stung|offered)\b)|,? (?:and )?(?=then \p{L}+ing ))(.+)$/iu;

/** "My son aged six holding the glasses and asking why": behind somebody told of in -ing, what follows is theirs; a thing asks and decides nothing. */
function isDoneBeside(at: string, deed: string): boolean {
  const [, who = ''] = BESIDE.exec(at) ?? [];
  if (who === '') return false;
  const words = who.toLowerCase().split(' ');
  return (
    PRONOUN.test(who) ||
    /^\p{Lu}/u.test(who) ||
    words.some((word) => isPerson(singularOf(word))) ||
    BY_THINGS.test(deed)
  );
}

/** The last one beside who is at something: "…, my son aged six holding". */
const BESIDE =
  /.*, (?:and )?((?:(?:my|the|an?|his|her|our|their|one|two|three|both|old|little) )?(?!\p{L}+ing\b)\p{L}[\p{L}'-]*(?: (?!\p{L}+ing\b|while\b|when\b|with\b|before\b|after\b|that\b|who\b)[\p{L}'-]+){0,5}?) (?:(?:just|still|already) )?(?!morning\b|evening\b|\p{L}*thing\b)\p{L}{2,}ing\b/u;
const PRONOUN = /^(?:him|her|them|he|she|they|nobody|everybody|everyone|somebody|someone)$/i;

/** What befalls a thing as well as whoever is beside it. */
const BY_THINGS = /^(?:knock|dropp|spill|break|smash|tear|snapp|burst|slam|hang|fall|clos|los)ing\b/i;
