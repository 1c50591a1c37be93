import type { Audience } from '../persons/audience.ts';
import { CALLED_BY_KINSHIP, COLLECTIVES } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { inLongRow } from './in-row.ts';
import { capitalised } from './realise.ts';

/** "Blaming nerves, mostly blaming coffee" → "blame nerves, mostly coffee": what is blamed, each in its turn; null where nothing is. */
export function blamed(text: string): string | null {
  const [, mostly = '', x] = BLAMING.exec(text) ?? [];
  if (!x) return null;
  const items = x.replace(/, ((?:and |but )?(?:never|not|only)) blaming /g, ', $1 ').split(/,? (?:and )?blaming /);
  const row = () => {
    // "The kids for sitting on it": each of them is blamed anew.
    if (items.slice(0, -1).some((item) => / for \p{L}+ing\b/u.test(item))) return items.join(', you blame ');
    // "The new kid on the gun, and the weather"
    if (items.length === 2 && items[0]?.includes(' ')) return items.join(', and ');
    return items.length > 1 ? inLongRow(items) : x;
  };
  return `${mostly}blame ${row()}`;
}

/** "Mostly blaming their own body" */
const BLAMING =
  /^((?:(?:mostly|mainly|usually|always|just|then|sometimes|secretly|quietly|often|even|also) )*)blaming (.+)$/su;

/** '"She\'s tired" "the hall is cold"': what is said, one thing after the other; null where it is not all in quote marks. */
export const blamedAloud = (x: string): string | null =>
  /^"[^"]+"(?:,? (?:and |or )?"[^"]+")+$/.test(x)
    ? `You say, ${(x.match(/"[^"]+"/g) ?? []).map((one) => `"${capitalised(one.slice(1, -1).replace(/[.,]$/, ''))}."`).join(' ')}`
    : null;

/** "The agent for rushing them", "the dealer for selling them the dear one": to whom it was done is whoever blames them for it. */
export const doneToListener = (answer: string, { pronoun, unsaid, habits }: Audience): string =>
  pronoun !== 'they' || unsaid || habits.rank.they !== 0 || /"|\b(?:they|their|you|I)\b/i.test(answer)
    ? answer
    : answer.replace(BLAMED_FOR_DOING, '$1you');
const BLAMED_FOR_DOING =
  /\b(for (?:(?:not|never|always|only) )?(?:(?:push|rush|hurry|pressur|scar|frighten|mislead|trick|cheat|fool|overcharg|underpay|undercut|distract|nagg|blam|bully|bother|confus|overwork|punish|shout(?=ing at)|ly(?=ing to)|laugh(?=ing at))ing (?:at |to )?|(?:sell|giv|tell|teach|charg|show|promis|send|lend)ing (?=them (?:the|an?|no|any|how|what|that|nothing|everything|lies|too|so|less|more|[$£€\d]))))them(?!\p{L})/giu;

/** "Colour of the combine", "Predecessor (gone to Dubai)", "Boss. Traffic.": a thing with its article, and somebody whom one has as one's own. */
export const asBlamed = (answer: string): string =>
  answer
    .replace(THE_COLOUR_OF, (what) => `the ${what.toLowerCase()}`)
    .replace(SOMEBODY_ALONE, (one) =>
      isPerson(one.toLowerCase()) && ![CALLED_BY_KINSHIP, COLLECTIVES].some((some) => some.has(one.toLowerCase()))
        ? `Your ${one.toLowerCase()}`
        : one,
    );
const SOMEBODY_ALONE = /^\p{Lu}\p{Ll}{2,}(?<!s)(?<!men)(?= \([^()]*\)|[.,](?=\s)|[.]?\s*$)/u;
const THE_COLOUR_OF =
  /^(?:colou?r|price|state|size|age|lack|quality|weight|shape|cost|speed) of (?=(?:the|my|your|their)\b)/i;
