// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Section } from '#projects/contract.ts';
import { useDrafts } from './use-drafts.ts';

const stored: Section = {
  id: 12,
  sectionNumber: 2,
  sectionName: 'The Hook',
  content: 'One.\n\nTwo.',
  isCompleted: true,
  version: 3,
  seed: 1,
  sentences: [],
  writer: 'embedded',
  updatedAt: '',
};

const openDrafts = () => renderHook(() => useDrafts([stored])).result;

beforeEach(() => localStorage.clear());

test('what is typed is found again by the next visit, with the version it started from', () => {
  const first = openDrafts();
  act(() => first.current.open(stored));
  act(() => first.current.change(stored, 'One.\n\nThree.'));
  expect(openDrafts().current.bySection.get(12)).toMatchObject({
    content: 'One.\n\nThree.',
    version: 3,
    isRestored: true,
    isKept: true,
  });
});

test('a text typed back to what is stored leaves no draft behind', () => {
  const drafts = openDrafts();
  act(() => drafts.current.open(stored));
  act(() => drafts.current.change(stored, 'One.'));
  act(() => drafts.current.change(stored, 'One.\n\n Two. '));
  expect(localStorage).toHaveLength(0);
  expect(openDrafts().current.bySection.size).toBe(0);
});

test('closing forgets the draft', () => {
  const drafts = openDrafts();
  act(() => drafts.current.open(stored, 'Other.'));
  expect(localStorage).toHaveLength(1);
  act(() => drafts.current.close(12));
  expect(localStorage).toHaveLength(0);
  expect(drafts.current.bySection.size).toBe(0);
});

test('a damaged draft is passed over', () => {
  localStorage.setItem('draft:section:12', '{"content":');
  expect(openDrafts().current.bySection.size).toBe(0);
});

test('a device without room says that nothing is kept', () => {
  const drafts = openDrafts();
  act(() => drafts.current.open(stored));
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...localStorage, setItem, removeItem: () => {} });
  act(() => drafts.current.change(stored, 'Too much.'));
  expect(drafts.current.bySection.get(12)).toMatchObject({ content: 'Too much.', isKept: false });
  vi.unstubAllGlobals();
});
