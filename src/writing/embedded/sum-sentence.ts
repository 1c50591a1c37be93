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

/** "£265 a month is £3,180 a year." `about` goes with both figures; `unit` is empty for money. */
export function sumSentence(sum: {
  about: string;
  sign: string;
  amount: string;
  unit: '' | ' hours';
  period: string;
}): { sentence: string; figure: string } {
  const { about, sign, amount, unit, period } = sum;
  const lead = about === '' ? '' : `${about} `;
  const figure = yearly(amount, period).toLocaleString('en-US');
  const sentence = `${lead}${sign}${amount}${unit} a ${period} is ${lead}${sign}${figure}${unit} a year.`;
  return { sentence: sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), figure };
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
