// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeck, type ShownSlide, type SlideId } from './deck-reading.ts';
import type { SlideChange } from './slide-fields.ts';
import type { Draft, SlideDrafts } from './use-slide-drafts.ts';
import { useSlideFields } from './use-slide-fields.ts';

const [stored] = readDeck({ id: 1, slides: [{ id: 4, title: 'A claim', content: '' }] }).slides;
if (!stored) throw new Error('There is no slide.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(slide: ShownSlide) {
  const sent: SlideChange[] = [];
  const kept = new Map<SlideId, Draft>();
  const drafts: SlideDrafts = { of: (id) => kept.get(id), keep: (id, draft) => void kept.set(id, draft) };
  const hand = renderHook(
    (props: { slide: ShownSlide }) =>
      useSlideFields(props.slide, { drafts, onChange: (change) => void sent.push(change) }),
    {
      initialProps: { slide },
    },
  );
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return {
    sent,
    kept,
    drafts,
    hand,
    wait,
    title: (text: string) => act(() => hand.result.current.type('title', text)),
  };
}

test('one call is sent a moment after the last key', () => {
  const { sent, wait, title } = type(stored);
  for (const text of ['Ne', 'New', 'Newer']) {
    title(text);
    wait(200);
  }
  expect(sent).toEqual([]);
  wait(200);
  expect(sent).toEqual([{ title: 'Newer' }]);
  wait(5_000);
  expect(sent).toHaveLength(1);
});

test('what is typed goes to be stored when the field or the slide is left', () => {
  const { sent, hand, title } = type(stored);
  title('Left in a hurry');
  act(() => hand.result.current.store());
  title('And the slide too');
  hand.unmount();
  expect(sent).toEqual([{ title: 'Left in a hurry' }, { title: 'And the slide too' }]);
});

test('a change that failed is not sent again by itself, and again with the next key', () => {
  const { sent, hand, wait, title } = type(stored);
  title('Newer');
  wait(400);
  hand.rerender({ slide: { ...stored, title: 'Newer' } });
  hand.rerender({ slide: stored });
  wait(5_000);
  expect(sent).toHaveLength(1);
  expect(hand.result.current.fields.title).toBe('Newer');
  title('Newer!');
  wait(400);
  expect(sent).toEqual([{ title: 'Newer' }, { title: 'Newer!' }]);
});

test('what cannot be stored is kept when the slide is left, and stands in its field when one comes back', () => {
  const { sent, kept, drafts, hand, title } = type(stored);
  title('x'.repeat(201));
  act(() => hand.result.current.type('subtitle', 'Fine'));
  hand.unmount();
  expect(sent).toEqual([{ subtitle: 'Fine' }]);
  expect(kept.get(4)).toEqual({ title: 'x'.repeat(201), bullets: '' });
  const again = renderHook(() =>
    useSlideFields({ ...stored, subtitle: 'Fine' }, { drafts, onChange: () => undefined }),
  );
  expect(again.result.current.fields.title).toBe('x'.repeat(201));
  expect(again.result.current.errors.title).toBe('A title has at most 200 characters.');
  act(() => again.result.current.type('title', 'Short'));
  expect(kept.get(4)).toEqual({});
});
