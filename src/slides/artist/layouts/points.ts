/** "Week 1: first call" has a head and a rest; most points are all rest. */
export type Point = { head: string; rest: string };

const headPattern = /^(?<head>[^:：–—]{1,32}?)\s*(?:[:：](?!\d)\s*|\s[–—]\s)(?<rest>\S.*)$/u;

export function pointOf(bullet: string): Point {
  const { head = '', rest = bullet } = headPattern.exec(bullet.trim())?.groups ?? {};
  return { head: head.trim(), rest: head ? begun(rest.trim()) : rest.trim() };
}

/** What follows a head stands in a line of its own. */
const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

const amountPattern =
  /^(?<name>.*?\S)\s*(?:[:：–—-]|\.{2,}|\()\s*(?<amount>[^\p{L}]{0,6}(?:[A-Z]{0,3}\s?)?\p{N}[^\p{L}]*(?:[A-Z]{3}|\/\s?\p{L}{1,8})?)\)?$/u;

/** "Workshop: $1,200" has a name and an amount; the amount is empty when none ends the line. */
export function pricedOf(bullet: string): { name: string; amount: string } {
  const { name = bullet, amount = '' } = amountPattern.exec(bullet.trim())?.groups ?? {};
  return { name: name.trim(), amount: amount.trim() };
}

/** Up to what size points are set: the fewer and shorter, the larger. */
export function pointPx(bullets: readonly string[]): number {
  const longest = Math.max(0, ...bullets.map(({ length }) => length));
  const byCount = bullets.length <= 2 ? 60 : bullets.length === 3 ? 52 : bullets.length === 4 ? 46 : 38;
  return longest > 90 ? Math.min(byCount, 38) : longest > 55 ? Math.min(byCount, 48) : byCount;
}
