// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetReturnPath, ownPath, readReturnPath, rememberReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

test('a path of this site is a place to return to', () => {
  expect(ownPath('/script/12?tab=slides#two')).toBe('/script/12?tab=slides#two');
});

test('nothing leads to another site', () => {
  for (const trap of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null]) {
    expect(ownPath(trap)).toBeUndefined();
  }
});

test('the wanted page is kept until it is forgotten', () => {
  rememberReturnPath('/script-editor/4');
  expect(readReturnPath()).toBe('/script-editor/4');
  forgetReturnPath();
  expect(readReturnPath()).toBeUndefined();
});
