import type { Answers, FieldName } from '#framework/framework.ts';
import { spokenText } from './answers/clean.ts';
import { between, type Rate, sumSentence, yearly } from './sum-sentence.ts';

/** What an answer's figure comes to over a year, as a sentence; `rate` is the figure behind which it stands ("£31 a week"). */
export type YearlySum = { sentence: string; rate: string; total: number; sign: string };

const RATE =
  /(?:\b(about|around|roughly|almost|nearly|over|more than|at least) )?(?<![\d$£€.,-])([$£€])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d|[kKmM%-]| ?(?:-|to|or) ?[$£€]?\d) (?:a|per|each|every) (week|month|quarter)\b/g;
const HOURS =
  /(?:\b(about|around|roughly|almost|nearly|over|more than|at least) )?(?<![\d.,-])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) hours (?:a|per|each|every) (week|month)\b/g;
/** What is paid while a job lasts. */
const NOT_ALL_YEAR =
  /\b(?:scaffold\w*|hire|hired|rental|skips?|cranes?|terms?|events?|weddings?|exams?|crews?|day rate|idle|on site|for \S+ weeks)\b/i;
/** A part of the year; where one cost names it, the others may come with it as well. */
const SEASON =
  /\b(?:season\w*|summers?|winters?|autumn|spring|harvest|from may|may (?:to|until|till)|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|jan|feb|apr|aug|sept?|oct|nov|dec)\b/i;

/** Only what is certain: one amount with its currency or its hours, said by the week, month or quarter, and nothing by the year. */
export function yearlySum(answer: string): YearlySum | null {
  const text = spokenText(answer);
  if (
    /\b(?:year|yearly|annual|annually|salary|allowance|wages?|pension|income|take-home|after tax|earn|earns|raise|refund|save|saves|instead of|payments?|instal)/i.test(
      text,
    ) ||
    NOT_ALL_YEAR.test(text) ||
    SEASON.test(text) ||
    /\d ?(?:to|or|[-–—]) ?[$£€]?\d|[=×*]|\btimes\b/i.test(text)
  )
    return null;
  const rates = [...text.matchAll(RATE)];
  const hours = [...text.matchAll(HOURS)];
  const [money] = rates;
  const [time] = hours;
  if (money && rates.length === 1) {
    const [, about = '', sign = '', amount = '', period = ''] = money;
    return sumOf(text, money, { about, sign, amount, unit: '', period });
  }
  if (!time || hours.length !== 1 || rates.length > 0) return null;
  const [, about = '', most = '', period = ''] = time;
  const [, least] = LEAST.exec(text.slice(0, time.index)) ?? [];
  const rate = { sign: '', unit: ' hours', period } as const;
  if (least === undefined) return sumOf(text, time, { ...rate, about, amount: most });
  return sumOf(text, time, { ...rate, about: 'around', amount: String(between(least, most)) });
}

/** "Nine or ten hours": they come to what lies between. */
const LEAST = /\b(two|three|four|five|six|seven|eight|nine|ten)(?:,| or| to) $/i;

/** A new thought or another figure behind the rate: "That's …" would no longer go back to it. */
const GOES_ON = /[,;:.!?–—()]\s*\S|\d|\b(?:and|but|so|because|while) (?:you|they|i|we|he|she|it|then|still)\b/i;

function sumOf(text: string, { 0: said, index }: RegExpExecArray, rate: Rate): YearlySum | null {
  const rest = text.slice(index + said.length).replace(/,? every (?:single )?(?:week|month|quarter)\b/i, '');
  const sentence = GOES_ON.test(rest) ? null : sumSentence(rate);
  if (sentence === null) return null;
  const bare = said.slice(said.startsWith(rate.about) && rate.about !== '' ? rate.about.length + 1 : 0);
  return { sentence, rate: bare, total: yearly(rate.amount, rate.period), sign: rate.sign };
}

const SUMMED = [
  'timeCost',
  'moneyCost',
  'hookTimerCosts',
  'timerCostsPriceSetup',
] as const satisfies readonly FieldName[];

const COSTS = [
  ...SUMMED,
  'audiencePain',
  'whatNotWorking',
  'energyCost',
  'timerCostFrameFlip',
  'fingerPointableCostClose',
] as const satisfies readonly FieldName[];

/** The sum said after each field's answer: worked out once in a script, and never beside a season or a larger or yearly figure of the author's. */
export function sumsOf(answers: Answers): ReadonlyMap<FieldName, YearlySum> {
  const sums = new Map<FieldName, YearlySum>();
  const costs = COSTS.map((field) => spokenText(answers[field] ?? ''));
  if (costs.some((cost) => SEASON.test(cost))) return sums;
  for (const field of SUMMED) {
    const sum = yearlySum(answers[field] ?? '');
    if (!sum || costs.some((cost) => outdoes(cost, sum))) continue;
    if (![...sums.values()].some(({ total, sign }) => total === sum.total && sign === sum.sign)) sums.set(field, sum);
  }
  return sums;
}

function outdoes(cost: string, { sign, total }: YearlySum): boolean {
  if (sign === '') return /\bhours? (?:a|per|each|every) year\b/i.test(cost);
  if (!cost.includes(sign) && !/\bthousand|\bgrand\b/i.test(cost)) return false;
  if (/\b(?:year|yearly|annual\w*)\b|\bthousand|\bgrand\b/i.test(cost)) return true;
  return [...cost.matchAll(/(\d[\d,]*(?:\.\d+)?)( ?[kK]\b)?/g)].some(
    ([, amount = '', thousands]) => Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1) >= total,
  );
}
