import { expect, test } from 'vitest';
import { findPrice } from './find-figure.ts';
import { findResult } from './find-result.ts';

test.each([
  [
    'I checked 112 plumbing companies, and 71% of them lost money on calls.',
    '71%',
    'of 112 plumbing companies lost money on calls',
  ],
  [
    'In a 2022 survey, 52% of nurses said they were considering leaving.',
    '52%',
    'of nurses said they were considering leaving',
  ],
  [
    'Of 240 organisers I asked, 68% had money left over at the end of the year.',
    '68%',
    'of 240 organisers had money left over',
  ],
  ['I looked at the accounts of 60 freelancers. 41 of them earned more.', '41 of 60', 'freelancers earned more'],
  ['I have taught 1,200 people over fifty.', '1,200', 'people over fifty'],
  ['I have helped 270 makers fill their first course.', '270', 'makers'],
  ['I have been paid for 412 talks in 19 countries.', '412', 'talks in 19 countries'],
])('%s', (text, value, label) => {
  expect(findResult(text.split(/(?<=\.) /))).toEqual({ value, label });
});

test.each([
  ['a year', 'I have not had an empty spring since 2019.'],
  ['an age', 'Helen, aged 56, wrote her first page in January.'],
  ['a length of time', 'She went from nights to days in 11 weeks.'],
  ['the size of a sample', 'In a trial with 64 gardens, dense planting won.'],
  ['a time of day', 'You sit in the garage at 7:45 pm.'],
])('%s is no result', (_, sentence) => {
  expect(findResult([sentence])).toBeNull();
});

test.each([
  ['Twelve weeks cost €360.', '€360', 'Twelve weeks'],
  ['The bill reads: $900 a year on massages and energy drinks.', '$900 a year', 'on massages and energy drinks'],
  ["It's $29 a month.", '$29 a month', ''],
  ['$1,200 in three payments; start with a call.', '$1,200', 'in three payments'],
])('the price in: %s', (sentence, value, label) => {
  expect(findPrice(sentence)).toEqual({ value, label });
});
