import { describe, expect, test } from 'vitest';
import { itemsOf } from './find-items.ts';
import { shortened } from './shorten.ts';
import { standsAlone } from './stands-alone.ts';

/** What is said in at most nine words without losing the point. */
const best = (sentence: string, prefer: 'first' | 'last' = 'first'): string | undefined =>
  shortened(sentence, 9, { prefer }).find(({ loss }) => loss <= 1.05)?.text;

describe('a sentence is shortened', () => {
  test.each([
    ['You run your easy days too fast, so your hard days are never hard enough.', 'You run your easy days too fast'],
    ['You hide in the work because the work cannot say no to you.', 'You hide in the work'],
    ['What you really want is to be home for someone.', 'You want to be home for someone'],
    ['You realise that more income just made the waves bigger.', 'More income just made the waves bigger'],
    ['The trouble does not begin at three in the morning.', "The trouble doesn't begin at three in the morning"],
    ["It's not an income problem, it's a plumbing problem.", "It's not an income problem, it's a plumbing problem"],
    ["We don't learn the rules, we practise the same meeting.", 'We practise the same meeting'],
    ['It comes from an offer nobody can repeat.', 'The real cause is an offer nobody can repeat'],
  ])('%s', (sentence, short) => {
    expect(best(sentence)).toBe(short);
  });

  test('to its end, where the point of a story is', () => {
    const story =
      'You finish the best project of your year, you send the invoice, and then your inbox goes silent for weeks.';
    expect(best(story, 'last')).toBe('Your inbox goes silent for weeks');
    expect(best(story)).toBeUndefined();
  });

  test.each([
    ['a condition of what would be', 'If it were good enough, the clients would come and stay with you for years.'],
    ['what only limits a claim', 'You only go looking for work when the last project of the year ends.'],
    ['half of what belongs together', 'You set the table for three every evening and put one plate back again.'],
    ['words whose noun is elsewhere', 'They run inside and they never turn around to wave at anybody.'],
    ['a purpose', "You stay busy so that you don't have to look at the numbers."],
  ])('but never to %s', (_, sentence) => {
    expect(best(sentence)).toBeUndefined();
  });
});

test.each([
  ["That's the bill", false],
  ['It has a beginning', false],
  ['You bounce on that trampoline', false],
  ['You make that noise your father used to make', true],
  ['Strength has no age', true],
  ['No more pitching for free', true],
  ['Because the work cannot say no', false],
])('%s can stand on a wall: %s', (text, isAble) => {
  expect(standsAlone(text)).toBe(isAble);
});

describe('what a sentence lists becomes bullets', () => {
  test.each([
    [
      'You plan bigger trips, buy better presents and promise a dog.',
      ['Plan bigger trips', 'Buy better presents', 'Promise a dog'],
    ],
    [
      'Weekly group call, resume review, a phone number for the bad nights.',
      ['Weekly group call', 'Resume review', 'A phone number for the bad nights'],
    ],
    [
      'This is for you if you are over fifty, your doctor has nothing against it, and you can get up from a chair.',
      ['You are over fifty', 'Your doctor has nothing against it', 'You can get up from a chair'],
    ],
    ['You take the pot from the shelf without thinking about it.', []],
  ])('%s', (sentence, items) => {
    expect(itemsOf(sentence)).toEqual(items);
  });
});
