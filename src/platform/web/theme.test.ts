// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { applyTheme, chooseTheme, chosenTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  applyTheme('system');
});

test('a chosen theme stands on the page and is kept', () => {
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(chosenTheme()).toBe('dark');
});

test('following the system leaves nothing behind', () => {
  chooseTheme('light');
  chooseTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('an unknown stored word counts as the system’s theme', () => {
  localStorage.setItem('theme', 'purple');
  expect(chosenTheme()).toBe('system');
});
