const PER_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 };
const COUNTED: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** One amount by the week, month or quarter; `about` is what its author put before it. */
export type Rate = { about: string; sign: string; amount: string; unit: '' | ' hours'; period: string };

const LEAST = /^(?:over|more than|at least|)$/;

/** "That's £3,180 a year.", said right after the figure it goes back to. Hours are rounded as one says them; null where they cannot be. */
export function sumSentence({ about, sign, amount, unit, period }: Rate): string | null {
  const total = yearly(amount, period);
  if (unit === '') return `That's ${hedged(about)}${sign}${total.toLocaleString('en-US')} a year.`;
  const round = roundHours(total);
  if (round === null) return null;
  const words = wordsFor(round);
  if (round > total && LEAST.test(about)) return `That's nearly ${words} hours a year.`;
  if (round === total) return `That's ${hedged(about)}${words} hours a year.`;
  return `That's ${LEAST.test(about) ? 'more than' : 'around'} ${words} hours a year.`;
}

const hedged = (about: string): string => (about === '' ? '' : `${about} `);

/** The round number one would say for 312 or 780 hours; null where none is near. */
function roundHours(total: number): number | null {
  const above = Math.ceil(total / 100) * 100;
  const below = Math.floor(total / 50) * 50;
  const round = above - total < total - below && above - total <= total / 33 ? above : below;
  return round < 100 || round >= 2000 || Math.abs(total - round) > total / 20 ? null : round;
}

const HUNDREDS =
  'a two three four five six seven eight nine a eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const wordsFor = (round: number): string => {
  const hundreds = HUNDREDS[Math.floor(round / 100) - 1] ?? '';
  const scale = Math.floor(round / 100) === 10 ? 'thousand' : 'hundred';
  return `${hundreds} ${scale}${round % 100 === 0 ? '' : ' and fifty'}`;
};

const SUM = /That's (?:\p{L}+ ){0,2}([$£€])(\d[\d,]*) a year\./gu;
const RATED = /([$£€])(\d[\d,]*) (?:a|per|each|every) (week|month|quarter)\b/g;

/** A text without the figures that are sums rightly worked out from a figure shortly before them: those nobody has invented. */
export const withoutSums = (text: string, before = ''): string =>
  text.replace(SUM, (whole, sign: string, total: string, at: number) =>
    [...`${before} ${text.slice(0, at)}`.matchAll(RATED)].some(
      ([, currency, amount = '', period = '']) => currency === sign && yearly(amount, period) === numberOf(total),
    )
      ? ''
      : whole,
  );

export const yearly = (amount: string, period: string): number => countOf(amount) * (PER_YEAR[period] ?? 0);

export const between = (least: string, most: string): number => (countOf(least) + countOf(most)) / 2;

const countOf = (amount: string): number => COUNTED[amount.toLowerCase()] ?? numberOf(amount);

const numberOf = (amount: string): number => Number(amount.replaceAll(',', ''));
