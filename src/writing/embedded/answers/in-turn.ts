import { marksNeededBy, marksOf } from './text-needed.ts';

/** Where a rule matches, and what is said there instead. */
export type Rule = readonly [RegExp, string | Parameters<RegExp[typeof Symbol.replace]>[1]];

/**
 * Applies each rule in its turn. Most of them are about a word or sign that is not there, and looking for that is quicker than trying
 * the rule. A change that `isWanted` refuses is not made.
 */
export function inTurn(
  rules: readonly Rule[],
): (text: string, isWanted?: (rule: Rule, text: string) => boolean) => string {
  let prepared: readonly { rule: Rule; needs: readonly number[] }[] | null = null;
  return (text, isWanted) => {
    prepared ??= rules.map((rule) => ({ rule, needs: marksNeededBy(rule[0]) }));
    let said = text;
    let marks = marksOf(text);
    for (const { rule, needs } of prepared) {
      if (!needs.every((mark) => marks[mark] === 1)) continue;
      const [slip, right] = rule;
      const next = typeof right === 'string' ? said.replace(slip, right) : said.replace(slip, right);
      if (next === said || isWanted?.(rule, said) === false) continue;
      said = next;
      marks = marksOf(next);
    }
    return said;
  };
}
