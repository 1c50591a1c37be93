import { isBaseVerb, isFiniteAt, PERSONAL } from '../grammar/finite.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import { COLLECTIVES, GENERIC_AUDIENCE, ONE_EACH } from './person.data.ts';
import type { Third } from './pronouns.ts';

/** Somebody or something in a sentence that a pronoun might go back to instead of to the listener. */
export type Rival = {
  index: number;
  kind: 'people' | 'things' | 'one' | 'anybody' | 'thing';
  /** Whether "he" or "she" fits; null where both do. */
  gender: 'he' | 'she' | null;
  /** "their clients", "her boss": known through the listener. */
  owned: boolean;
};

const TIMES =
  /^(?:seconds|minutes|hours|days|weeks|months|years|times|nights|mornings|afternoons|evenings|weekends|seasons|quarters|holidays|summers|winters|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/;
const NOT_PEOPLE =
  /^(?:(?:m|f|g|tw|wr|wh|cons|res|ass|ex|pers|(?:wait|play|check|short|wish|price)?l)ist|(?:f|tr|kn|b|s|thr|fr|degr|coff|toff|guarant|jubil|pur|lev|pedigr|dungar|marqu|entr|gh)ee|(?:speci|regi|abdo|acu|o)men|(?:bleach|numb|tract|pap|dinn|comput|lett|cov|corn|be|de|off|ord|pow|summ|wint|should|fing|feath|flow|answ|cent|contain|print|trail|fold|post|newslett|charg|trous|slipp|draw|quart|head|remind|tim|speak|coast|filt|count|batt|dish|wat|clust|matt|disast|chapt|mast|buff|bumper|pl|let|aft|ev|nev|oth|wheth|rath|und|ov|sup|bett|lat|ing|mirr|fl|flo|do|col|fav|err|mot|refrigerat|radiat|monit|fact|sect|hon|hum|lab|rum|harb|arm|transf|riv|tow|shiv|ladd|bord|lay|mann|matt|flav|met|lit|corn|rubb|butt|butch-|tig|tutori|temp|sist-|show|sneak|sweat|wash|dishwash|boil|spread|calend|calculat|east|planner|track|stick|mark|nappi|diap|wallpap|screensav|cook-|toast|freez|cutt|hamm|screwdriv|thermomet|raft|conver|afternoon|rost|hang|timb|dust)(?:er|or)s?)$/u;
const PEOPLE =
  /^(?:man|woman|(?:grand|step|god)?child|kid|soprano|alto|tenor|newcomer|friend|grandparent|client|customer|student|patient|parent|agent|resident|tenant|analyst|consultant|accountant|assistant|participant|boss|guru|mom|mum|dad|nurse|coach|pilot|colleague|neighbou?r|guy|son|daughter|boy|girl|guest|heir|pro|chef|judge|vet|wife|husband|partner|expert|hero|midwife|sibling|cousin|nephew|niece|grandson|granddaughter|regular|aunt|uncle|mother|father|brother|sister|teenager|toddler|baby|dog|cat|horse|puppy|pup|ex|lad|bloke|bride|groom|couple|candidate|recruit|crew|apprentice|solicitor|surgeon|physio|merchant|taxman|landlord|landlady|stranger|cow|sheep|hen|goat|pupil|sibling|relative|team|person|fella|fellow|lady|gentleman|chap|secretary|clerk|bank clerk|registrar|hygienist|adult|voter|employee|associate|trainee|referee|gp|ceo|cfo|supplier|volunteer|spouse|guide|captain|chief|mate|technician|politician|physician|musician|electrician|historian|librarian|vegetarian|staff|\p{L}*(?:mistress|actress|waitress|hostess|seamstress|governess|princess|manageress)|\p{L}+(?:ist|man|woman|men|women|er|or|ee))$/u;
const MEN =
  /^(?:man|son|grandson|nephew|father|brother|husband|dad|guy|fella|fellow|boy|uncle|grandfather|boyfriend|bloke|lad|chap|gentleman|groom|taxman|foreman|landlord|brother-in-law|father-in-law|\p{L}+man)$/u;
const WOMEN =
  /^(?:woman|daughter|granddaughter|niece|mother|sister|wife|mom|mum|girl|aunt|grandmother|girlfriend|lady|soprano|alto|bride|landlady|midwife|mother-in-law|sister-in-law|\p{L}*(?:mistress|actress|waitress|hostess|seamstress|governess|princess|manageress)|\p{L}+woman)$/u;

/** People by their noun, in the singular. */
export const isPerson = (singular: string): boolean => PEOPLE.test(singular) && !NOT_PEOPLE.test(singular);

/** "The alerts aren't for the customer. They're there so nobody can say you weren't watching.": of things from its first word. */
export function opensWithThings(said: string): boolean {
  if (TOO_SHALLOW.test(said)) return true;
  const [, things = ''] = ABOUT_THINGS.exec(said) ?? [];
  return things !== '' && !isPerson(singularOf(things.toLowerCase()));
}
/** "They're crowded and they're too shallow": what nobody says of people. */
const TOO_SHALLOW =
  /^They're (?:[\p{L} ]+ and they're )?too (?:shallow|deep|dry|wet|damp|thick|thin|tight|loose|hard|hot|cold|low|high|steep|heavy|close together|far apart)\b/u;
const ABOUT_THINGS =
  /^(?:The|These|Those|Your|All) (?:\p{Ll}+ )?(\p{Ll}+s) (?:are|aren't|were|weren't|do|don't|can|can't|will|won't|have|haven't)\b(?!.*\b(?:she|her|he|him|his|them|their)\b)/u;

const ANYBODY = /^(?:nobody|everybody|everyone|anybody|anyone|somebody|someone|whoever)$/;

/** What stands at this place, where a pronoun could go back to it; nouns that mean the listener are none. */
export function rivalAt(tokens: readonly Token[], index: number, listeners: ReadonlySet<string>): Rival | null {
  const token = tokens[index];
  if (!token) return null;
  const { lower, pos } = token;
  if (lower === 'who' && /^(?:VERB|ADP)$/.test(tokens[index - 1]?.pos ?? ''))
    return { index, kind: 'people', gender: null, owned: false };
  if (ANYBODY.test(lower)) return { index, kind: 'anybody', gender: null, owned: false };
  if (lower === 'one' && (tokens[index + 1]?.lower === 'of' || ANOTHER.test(tokens[index - 1]?.lower ?? '')))
    return { index, kind: 'one', gender: null, owned: false };
  if (lower === 'ones') return { index, kind: 'people', gender: null, owned: false };
  if (/^(?:others|most|many|some|few)$/.test(lower) && isFiniteAt(tokens, index + 1))
    return { index, kind: 'people', gender: null, owned: false };
  if (COLLECTIVES.has(lower) && pos === 'VERB') return { index, kind: 'people', gender: null, owned: false };
  if (!/^(?:NOUN|PROPN|VERB|ADJ)$/.test(pos) || PERSONAL.has(lower)) return null;
  const singular = singularOf(lower);
  const every =
    /^(?:every|each)$/.test(tokens[index - 1]?.lower ?? '') && isPerson(singular) && !listeners.has(singular);
  const plural = lower !== singular || every || COLLECTIVES.has(lower) || /^(?:children|men|women)$/.test(lower);
  const missed = pos === 'VERB' && /ed$/.test(tokens[index - 1]?.lower ?? '') && !isFiniteAt(tokens, index);
  if (/^(?:VERB|ADJ)$/.test(pos) && !missed && !(isPerson(singular) && DETERMINED.test(tokens[index - 1]?.lower ?? '')))
    return null;
  const subject =
    /^(?:i|we)$/.test(tokens[index + 1]?.lower ?? '') ||
    isFiniteAt(tokens, index + 1) ||
    (tokens[index + 1]?.pos === 'ADV' && isFiniteAt(tokens, index + 2));
  if (listeners.has(singular) && !(subject && plural) && !/^(?:other|another)$/.test(tokens[index - 1]?.lower ?? ''))
    return null;
  const next = tokens[index + 1];
  const compound = /^(?:NOUN|PROPN)$/.test(next?.pos ?? '') && !(plural && next !== undefined && isBaseVerb(next));
  const role = !plural && (WOMEN.test(lower) || MEN.test(lower));
  if (TIMES.test(lower) || (compound && !role)) return null;
  const before = tokens.slice(Math.max(0, index - 3), index);
  const owned = before.some((one) => /^(?:their|her|his)$/.test(one.lower));
  const complement = /^(?:are|'re|were|be|like|as|become|is|'s|was|a|an)$/;
  const human = isPerson(singular) || COLLECTIVES.has(lower);
  if (!plural) {
    if (human) {
      if (/^(?:be|like|as|become)$/.test(tokens[index - 1]?.lower ?? tokens[index - 2]?.lower ?? '')) return null;
      if (
        complement.test(tokens[index - 1]?.lower ?? '') &&
        /^(?:like|as|'s|'re|are|is|was|be|become)$/.test(tokens[index - 2]?.lower ?? '')
      )
        return null;
      const gender = WOMEN.test(lower) ? 'she' : MEN.test(lower) ? 'he' : null;
      return { index, kind: 'one', gender, owned };
    }
    return pos === 'NOUN' ? { index, kind: 'thing', gender: null, owned } : null;
  }
  if (/^(?:are|'re|were|be|like|as|become)$/.test(tokens[index - 1]?.lower ?? '')) return null;
  if (ONE_EACH.has(lower) && owned) return null;
  if (GENERIC_AUDIENCE.has(singular) && /^(?:my|our)$/.test(tokens[index - 1]?.lower ?? '')) return null;
  return { index, kind: human ? 'people' : 'things', gender: null, owned };
}

/** "A good one", "another one". */
const ANOTHER = /^(?:another|other|good|new|young|old|older|younger|best|little|big|bad|right|wrong|the|this|that)$/;
const DETERMINED = /^(?:the|a|an|my|your|their|her|his|our|one|other|another)$/;

/** Whether a pronoun could go back to this one by number and gender. */
export const fits = ({ kind, gender }: Rival, person: Third): boolean =>
  kind === 'anybody' ||
  (person === 'they'
    ? kind === 'people' || kind === 'things'
    : kind === 'one' && (gender === null || gender === person));
