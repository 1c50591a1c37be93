// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '#platform/web/testing/fake-server.ts';
import { deckEdits, type Edit, movedIds } from './deck-edits.ts';
import { readDeck } from './deck-reading.ts';

afterEach(() => void vi.unstubAllGlobals());

const slides = ['One', 'Two', 'Three'].map((title, index) => ({
  id: index + 1,
  title,
  content: `${title} a\n${title} b`,
}));
const look = { theme: 'forest', brand: { color: '#112233', fonts: null, logo: null } };
const deck = readDeck({ id: 5, slides, metadata: look });
const [first] = deck.slides;
if (!first) throw new Error('There is no slide.');

/** What an edit sends, and what its undo sends. */
async function sentBy(edit: Edit) {
  const server = fakeServer(({ path }) => json(path.endsWith('/slides') ? { slideId: 9, deck } : deck));
  vi.stubGlobal('fetch', server.fetch);
  const { undo } = await edit.call();
  await undo?.();
  return server.calls.map(({ method, path, body }) => [method, path.replace('/api/slide-decks/5', ''), body]);
}

test('a slide goes to another’s place', () => {
  expect(movedIds(deck.slides, 0, 2)).toEqual([2, 3, 1]);
  expect(movedIds(deck.slides, 2, 0)).toEqual([3, 1, 2]);
  expect(movedIds(deck.slides, 7, 0)).toEqual([1, 2, 3]);
});

test('each change has an undo that sends what stood before', async () => {
  const edits = deckEdits(deck);
  expect(await sentBy(edits.change(first, { title: 'New', hidden: true }))).toEqual([
    ['PATCH', '/slides/1', { title: 'New', hidden: true }],
    ['PATCH', '/slides/1', { title: 'One', hidden: false }],
  ]);
  expect(await sentBy(edits.remove(first))).toEqual([
    ['DELETE', '/slides/1', undefined],
    ['POST', '/slides/1/restore', undefined],
  ]);
  expect(await sentBy(edits.add(1))).toEqual([
    ['POST', '/slides', { after: 1, title: 'A new claim' }],
    ['DELETE', '/slides/9', undefined],
  ]);
  expect(await sentBy(edits.order([3, 1, 2]))).toEqual([
    ['PUT', '/order', { slideIds: [3, 1, 2] }],
    ['PUT', '/order', { slideIds: [1, 2, 3] }],
  ]);
  expect(await sentBy(edits.look({ theme: 'paper', brand: { color: null } }))).toEqual([
    ['PATCH', '', { theme: 'paper', brand: { color: null } }],
    ['PATCH', '', { theme: 'forest', brand: { color: '#112233' } }],
  ]);
  expect(await sentBy(edits.moreOptions(first))).toEqual([['POST', '/slides/1/more-options', undefined]]);
  expect(await sentBy(edits.regenerate(first))).toEqual([
    ['POST', '/slides/1/regenerate', undefined],
    ['POST', '/slides/1/restore', undefined],
  ]);
});

test('what a change will make of the deck is known before the server answers', () => {
  const edits = deckEdits(deck);
  const titles = (edit: Edit) => edit.foresee?.(deck).slides.map(({ title }) => title);
  expect(titles(edits.change(first, { title: 'New' }))).toEqual(['New', 'Two', 'Three']);
  expect(titles(edits.remove(first))).toEqual(['Two', 'Three']);
  expect(titles(edits.order([3, 1, 2]))).toEqual(['Three', 'One', 'Two']);
  expect(edits.look({ brand: { fonts: 'editorial' } }).foresee?.(deck).look).toEqual({
    theme: 'forest',
    brand: { color: '#112233', fonts: 'editorial', logo: null },
  });
});
