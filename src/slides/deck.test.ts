import { expect, test } from 'vitest';
import { countImages, displayedImage, slidesOf } from './deck.ts';

const first = { title: 'One', content: 'a' };
const second = { title: 'Two', content: 'b' };

test('the slides of a deck come as a list, nested in an object or keyed by slide [VIEWER-09]', () => {
  expect(slidesOf([first, second])).toEqual([first, second]);
  expect(slidesOf({ slides: [first, second] })).toEqual([first, second]);
  expect(slidesOf({ slides: { slide1: first, slide2: second } })).toEqual([first, second]);
  expect(slidesOf({ slide1: first, slide2: second })).toEqual([first, second]);
  for (const nothing of [null, undefined, [], {}]) expect(slidesOf(nothing)).toEqual([]);
});

test('what has neither a title nor content is dropped, and a title or content alone is kept [VIEWER-10, OPEN-28]', () => {
  const titled = { title: 'Only a title', content: '' };
  const worded = { title: ' ', content: 'Only content' };
  const empty = [{ title: '', content: ' ' }, { title: null }, {}];
  expect(slidesOf([titled, ...empty, worded])).toEqual([titled, worded]);
  expect(slidesOf({ a: titled, b: { title: '', content: '' } })).toHaveLength(1);
});

test('a slide shows its selected picture, else its first option, else none; a local pick goes first [VIEWER-04]', () => {
  const slide = { imageOptions: ['/a', '/b', '/c'], selectedImageUrl: '/b' };
  expect(displayedImage(slide)).toBe('/b');
  expect(displayedImage({ ...slide, selectedImageUrl: null })).toBe('/a');
  expect(displayedImage({ imageOptions: [], selectedImageUrl: null })).toBeNull();
  expect(displayedImage(slide, 2)).toBe('/c');
  expect(displayedImage(slide, 0)).toBe('/a');
  expect(displayedImage(slide, 9)).toBe('/b');
});

test('a slide is pending while it has options and no selection [IMGMGR-02]', () => {
  expect(
    countImages([
      { imageOptions: ['/a', '/b', '/c'], selectedImageUrl: null },
      { imageOptions: ['/d'], selectedImageUrl: '/d' },
      { imageOptions: [], selectedImageUrl: null },
    ]),
  ).toEqual({ total: 4, selected: 1, pending: 1 });
});
