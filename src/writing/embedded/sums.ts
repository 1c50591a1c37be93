import type { Answers, FieldName } from '#framework/framework.ts';
import { spokenText } from './answers/clean.ts';
import { sumSentence } from './sum-sentence.ts';

/** What an answer's figure comes to over a year, as a sentence; `figure` is the only number that stands in no answer. */
export type YearlySum = { sentence: string; figure: string };

const RATE =
  /(?:\b(about|around|roughly|almost|nearly|over|more than|at least) )?(?<![\d$£€.,-])([$£€])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d|[kKmM%-]| ?(?:-|to|or) ?[$£€]?\d) (?:a|per|each|every) (week|month|quarter)\b/g;
const HOURS =
  /(?:\b(about|around|roughly|almost|nearly|over|more than|at least) )?(?<![\d.,-])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) hours (?:a|per|each|every) (week|month)\b/g;
/** What is paid while a job or a season lasts. */
const NOT_ALL_YEAR =
  /\b(?:scaffold\w*|hire|hired|rental|skips?|cranes?|season\w*|summers?|winters?|autumn|spring|harvest|terms?|events?|weddings?|exams?|crews?|day rate|idle|on site|for \S+ weeks|from may|(?:january|february|march|april|june|july|august|september|october|november|december)|may (?:to|until|till))\b/i;

/** Only what is certain: one amount with its currency or its hours, said by the week, month or quarter, and nothing by the year. */
export function yearlySum(answer: string): YearlySum | null {
  const text = spokenText(answer);
  if (
    /\b(?:year|yearly|annual|annually|salary|earn|earns|raise|refund|save|saves|instead of|payments?|instal)/i.test(
      text,
    ) ||
    NOT_ALL_YEAR.test(text) ||
    /\d ?(?:to|or|-) ?[$£€]?\d|[=×*]|\btimes\b/i.test(text)
  )
    return null;
  const rates = [...text.matchAll(RATE)];
  const hours = [...text.matchAll(HOURS)];
  const [money] = rates;
  const [time] = hours;
  if (money && rates.length === 1) {
    const [, about = '', sign = '', amount = '', period = ''] = money;
    return sumSentence({ about, sign, amount, unit: '', period });
  }
  if (!time || hours.length !== 1 || rates.length > 0) return null;
  const [, about = '', amount = '', period = ''] = time;
  return sumSentence({ about, sign: '', amount, unit: ' hours', period });
}

const SUMMED = [
  'timeCost',
  'moneyCost',
  'hookTimerCosts',
  'timerCostsPriceSetup',
] as const satisfies readonly FieldName[];

/** The sum said after each field's answer; the same figure is worked out once in a script. */
export function sumsOf(answers: Answers): ReadonlyMap<FieldName, YearlySum> {
  const sums = new Map<FieldName, YearlySum>();
  for (const field of SUMMED) {
    const sum = yearlySum(answers[field] ?? '');
    if (sum && ![...sums.values()].some(({ figure }) => figure === sum.figure)) sums.set(field, sum);
  }
  return sums;
}
