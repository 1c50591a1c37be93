const functionWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing done down each even ever every few for from get
  gets getting go goes going got had has have having he her here hers herself him himself his how i if in into is it its itself just let like made make makes may me might more
  most much must my myself no nor not now of off on once one only or other our ours ourselves out over own really same she should so some still such than that the their theirs
  them themselves then there these they this those through to too under until up us very was we were what when where which while who whom why will with would you your yours
  yourself yourselves don doesn didn isn aren wasn weren can won wouldn couldn shouldn hasn haven hadn ll ve re m s t d`
    .split(/\s+/)
    .filter(Boolean),
);

const words = (text: string): string[] =>
  text
    .toLowerCase()
    // The marks of a list are not said.
    .replaceAll(/^\s*(\d+[.)]|[-*•])\s/gm, '')
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/(\d)[,.](?=\d)/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is left of a word when person and tense change its end: "wakes", "waking" and "wake" are one. */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const start = word
    .replace(/(ies|ied|ying)$/, 'y')
    .replace(/(ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1');
  return start.length < 2 ? word : start;
}

/** Share of an answer's content words that the script says, and those that it does not. */
export function saidOf(answer: string, script: string): { share: number; missing: string[] } {
  const said = new Set(words(script).map(stem));
  const wanted = [
    ...new Set(
      words(answer)
        .filter((word) => !functionWords.has(word))
        .map(stem),
    ),
  ];
  const missing = wanted.filter((word) => !said.has(word));
  return { share: wanted.length === 0 ? 1 : 1 - missing.length / wanted.length, missing };
}
