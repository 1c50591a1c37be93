import { expect, test } from 'vitest';
import { pointOf, pricedOf } from './points.ts';

test.each([
  ['Week 1: Map your calls', 'Week 1', 'Map your calls'],
  ['Today – ten no-shows a week', 'Today', 'Ten no-shows a week'],
  ['第一周：整理电话', '第一周', '整理电话'],
  ['Call at 9:30 sharp', '', 'Call at 9:30 sharp'],
  ['Well-known names only', '', 'Well-known names only'],
])('a point has a head when it is written with one: %s', (bullet, head, rest) => {
  expect(pointOf(bullet)).toEqual({ head, rest });
});

test.each([
  ['Six coaching calls: $1,200', 'Six coaching calls', '$1,200'],
  ['Menu audit — 480 €', 'Menu audit', '480 €'],
  ['Templates (value $300)', 'Templates (value $300)', ''],
  ['Private line: $49/month', 'Private line', '$49/month'],
  ['Onboarding: USD 900', 'Onboarding', 'USD 900'],
  ['Support for 12 weeks', 'Support for 12 weeks', ''],
])('an item of a price stack has an amount when a price ends it: %s', (bullet, name, amount) => {
  expect(pricedOf(bullet)).toEqual({ name, amount });
});
