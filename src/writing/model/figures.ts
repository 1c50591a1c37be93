const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
const WORD = [...VALUES.keys(), ...SCALES.keys()].join('|');
const IN_WORDS = new RegExp(`\\b(?:(?:a|${WORD})(?:[\\s-]+(?:and\\s+)?(?=${WORD}))?)*\\b(?:${WORD})\\b`, 'gi');
const IN_DIGITS = /\d+(?:[.,\u00a0 ]\d{3})*(?:[.,]\d+)?(?:\s?(?:k|thousand|million)\b)?/gi;

/** Small numbers in words are how people talk ("two choices"), not claims. */
const smallest = 13;

/** The figures of a text as values, whether in digits ("$1,200", "12k") or in words ("twenty-five hundred"). */
export function figuresOf(text: string): ReadonlySet<number> {
  const digits = [...text.matchAll(IN_DIGITS)].map(([figure]) => valueOfDigits(figure));
  const words = [...text.replace(IN_DIGITS, ' ').matchAll(IN_WORDS)].map(([figure]) => valueOfWords(figure));
  return new Set([...digits, ...words]);
}

/** The figures of a sentence that stand in no figure of the sources. */
export function newFigures(sentence: string, known: ReadonlySet<number>): readonly number[] {
  const inDigits = new Set([...sentence.matchAll(IN_DIGITS)].map(([figure]) => valueOfDigits(figure)));
  return [...figuresOf(sentence)].filter((value) => !known.has(value) && (value >= smallest || inDigits.has(value)));
}

function valueOfDigits(figure: string): number {
  const scale = /k$/i.test(figure) ? 1_000 : (SCALES.get(/[a-z]+$/i.exec(figure)?.[0].toLowerCase() ?? '') ?? 1);
  const plain = figure
    .replace(/[a-z\s\u00a0]/gi, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return Number(plain) * scale;
}

function valueOfWords(figure: string): number {
  let total = 0;
  let part = 0;
  for (const word of figure.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES.get(word);
    if (scale === undefined) part += VALUES.get(word) ?? 0;
    else if (scale === 100) part = Math.max(part, 1) * 100;
    else {
      total += Math.max(part, 1) * scale;
      part = 0;
    }
  }
  return total + part;
}
