import type { Answers, FieldName } from '#framework/framework.ts';

/** "1.900 euro", "€ 2.400", "20.000 sets", "1.240.500": a thousand with a point, and no decimals. */
const POINTED =
  /(?<![\d.,])[1-9]\d{0,2}(?:\.000(?![.,]?\d)|(?:\.\d{3}){2,}(?!\d)|\.\d{3} ?(?:€|(?:eur|euros?|dollars?|pounds?|francs?|kronor|kroner|lira|zloty|rand)\b))|(?:€|\bEUR) ?[1-9]\d{0,2}\.\d{3}(?![.,]?\d)/i;
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![.,]?\d)/g;

/** "2,80 euro", "8,6 hours": what comes behind the whole number. */
const DECIMALS = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?![.,]?\d)/g;

/** "24.300 kilo", "1.140 sets", "2,80 euro": who writes one thousand with a point writes all figures so, in every answer. */
export function thousandsAlike(answers: Answers): Answers {
  if (!Object.values(answers).some((answer) => POINTED.test(answer))) return answers;
  const alike: Answers = {};
  for (const [field, answer] of Object.entries(answers))
    alike[field as FieldName] = answer
      .replace(DECIMALS, '$1.$2')
      .replace(THOUSANDS, (figure) => figure.replaceAll('.', ','));
  return alike;
}
