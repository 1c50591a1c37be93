/** What a part of a regular expression may be: a class, what is escaped, how often the part before comes, or a letter of its own. */
const PARTS = /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\.|[*+?]\??|\{\d[\d,]*\}\??|./gis;

/**
 * The longest run of plain letters and signs without which a rule can match nowhere, in small letters where the rule takes either
 * case; empty where none is sure. Only what stands outside brackets counts: `\bkids (?=party)` needs "kids ".
 */
export function textNeededBy({ source, ignoreCase }: RegExp): string {
  let [longest, run, depth] = ['', '', 0];
  const endRun = (): void => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  for (const [part] of source.matchAll(PARTS)) {
    if (part === '|' && depth === 0) return '';
    if (part === ')') depth--;
    else if (part === '(' && depth++ === 0) endRun();
    if (depth > 0 || part === '(' || part === ')') continue;
    const plain = /^[^[\\.^$*+?{]$/.test(part) ? part : /^\\([^\p{L}\d])$/u.exec(part)?.[1];
    // What may come no times at all is not needed.
    if (/^(?:[*?]|\{)/.test(part)) run = run.slice(0, -1);
    if (plain === undefined) endRun();
    else run += plain;
  }
  endRun();
  return ignoreCase ? longest.toLowerCase() : longest;
}
