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

/** How the second figure is said where the first is only about right, so that no word comes twice. */
const SECOND: Readonly<Record<string, string>> = {
  about: 'roughly',
  around: 'roughly',
  roughly: 'about',
  over: 'more than',
};
const LEAST = /^(?:over|more than|at least|)$/;

/** "£265 a month is £3,180 a year." `about` goes with both figures; hours are rounded as one says them. */
export function sumSentence(sum: {
  about: string;
  sign: string;
  amount: string;
  unit: '' | ' hours';
  period: string;
}): { sentence: string; figure: string } {
  const { about, sign, amount, unit, period } = sum;
  const total = yearly(amount, period);
  const figure = total.toLocaleString('en-US');
  const second = SECOND[about] ?? about;
  const rounded = unit === '' ? null : roundHours(total);
  const year = rounded
    ? `${LEAST.test(about) ? 'more than' : about === 'around' ? 'about' : 'around'} ${rounded}`
    : `${second === '' ? '' : `${second} `}${sign}${figure}`;
  const sentence = `${about === '' ? '' : `${about} `}${sign}${amount}${unit} a ${period} is ${year}${unit} a year.`;
  return { sentence: sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), figure };
}

const HUNDREDS = ' two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "three hundred" for 312; null where no round number is near below. */
function roundHours(total: number): string | null {
  const round = Math.floor(total / 50) * 50;
  if (round < 100 || round === total || total - round > total / 20 || round >= 1000) return null;
  const hundreds = round < 200 ? 'a' : (HUNDREDS[Math.floor(round / 100) - 1] ?? '');
  return `${hundreds} hundred${round % 100 === 0 ? '' : ' and fifty'}`;
}

const SUM = /(\d[\d,]*|\p{L}+)( hours)? a (week|month|quarter) is ([a-z ]*)([$£€]?)(\d[\d,]*)\2 a year\./giu;

/** A text without the figures that are sums rightly worked out from a figure beside them: those nobody has invented. */
export const withoutSums = (text: string): string =>
  text.replace(
    SUM,
    (whole, amount: string, unit: string | undefined, period: string, _: string, __: string, total: string) =>
      yearly(amount, period) === Number(total.replaceAll(',', '')) ? `${amount}${unit ?? ''} a ${period}.` : whole,
  );

const yearly = (amount: string, period: string): number =>
  (COUNTED[amount.toLowerCase()] ?? Number(amount.replaceAll(',', ''))) * (PER_YEAR[period] ?? 0);
