// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeck, type ShownSlide } from './deck-reading.ts';
import type { SlideChange } from './slide-fields.ts';
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
  const hand = renderHook(
    (props: { slide: ShownSlide }) => useSlideFields(props.slide, (change) => void sent.push(change)),
    {
      initialProps: { slide },
    },
  );
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { sent, hand, wait, title: (text: string) => act(() => hand.result.current.type('title', text)) };
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
