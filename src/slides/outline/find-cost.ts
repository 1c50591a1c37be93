import { moneyIn } from './find-figure.ts';

const NUMBER = String.raw`(?:\d[\d,.]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?)`;
const PERIOD = `(?:a|an|per|each|every|of each|of every) (?:day|night|evening|morning|week|weekend|month|quarter|season|winter|summer|spring|autumn|year)`;
const WHEN = String.raw`(?:last|this|the last) (?:year|month|week|winter|summer|spring|autumn|quarter)|the last time [^,.;]+|(?:in|over) (?:\p{L}+ ){1,3}(?:months?|years?)`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${NUMBER} (?:and a half |to ${NUMBER} )?|half an )(?:minutes|hours?|evenings|days|weeks|weekends|afternoons|months) ${PERIOD})(?![\p{L}\p{N}])`,
  'iu',
);
const AFTER_MONEY = new RegExp(String.raw`^ (?:${PERIOD}|${WHEN})(?![\p{L}\p{N}])`, 'iu');
const BEFORE_MONEY = new RegExp(String.raw`^(${WHEN}) (?:you |it )?(?:cost|lost|spent|paid|gave)\b`, 'iu');

/** The time a sentence counts with what it is counted by: "nineteen hours a week". Empty when it counts none. */
export const countedTime = (sentence: string): string => TIME.exec(sentence)?.[1] ?? '';

/** The money a sentence counts, and by when: "€1,100 last year". Empty where no time is named or two sums are told. */
export function countedMoney(sentence: string): string {
  const money = moneyIn(sentence);
  if (!money) return '';
  const after = sentence.slice(money.end);
  if (moneyIn(after.split(/[,;]/)[0] ?? '')) return '';
  if (/(?: (?:a|per|each|every) \p{L}+|\/\p{L}+)$/iu.test(money.value)) return money.value;
  const period = AFTER_MONEY.exec(after)?.[0];
  if (period) return `${money.value}${period}`;
  const earlier = BEFORE_MONEY.exec(sentence)?.[1];
  return earlier ? `${money.value} ${earlier.toLowerCase()}` : '';
}
