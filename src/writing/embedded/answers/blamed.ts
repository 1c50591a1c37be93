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
