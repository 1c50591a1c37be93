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
