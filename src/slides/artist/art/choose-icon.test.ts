import { expect, test } from 'vitest';
import { iconsFor } from './choose-icon.ts';
import { iconShapes } from './icon-shapes.data.ts';

const namesFor = (...bullets: string[]): (string | undefined)[] =>
  iconsFor(bullets).map((shape) => Object.entries(iconShapes).find(([, drawn]) => drawn === shape)?.[0]);

test.each([
  ['9 hours a week lost rebuilding the same deck', 'clock'],
  ['Price comes up before value in four calls of five', 'dollar-sign'],
  ['18% higher average ticket after a menu redesign', 'trending-up'],
  ['Kitchen errors fall by a third', 'chef-hat'],
  ['Put two reps through it first', 'users'],
  ['Lock the door behind you', 'lock'],
  ['A guarantee of sixty days', 'shield-check'],
])('"%s" is led by %s', (bullet, icon) => {
  expect(namesFor(bullet)).toEqual([icon]);
});

test('no icon stands twice in a list', () => {
  const bullets = ['Call on Monday', 'Call again', 'A call a day', 'Calls', '呼び出し', 'اتصل', '…', '', 'Call'];
  expect(new Set(iconsFor(bullets)).size).toBe(bullets.length);
  const long = Array.from({ length: 40 }, () => '—');
  expect(new Set(iconsFor(long)).size).toBe(40);
});

test('an icon does not change because of what follows it', () => {
  expect(iconsFor(['Call on Monday', 'Pay'])[0]).toBe(iconsFor(['Call on Monday'])[0]);
});

test('every shape is strokes without colour of their own', () => {
  for (const shape of Object.values(iconShapes)) {
    expect(shape).toMatch(/^(<(path|circle|rect|line|polyline|polygon|ellipse) [^<>]+\/>)+$/);
    expect(shape).not.toMatch(/stroke=|fill=/);
  }
});
