import { afterAll, expect, test } from 'vitest';
import { createEmbeddedArtist } from './embedded-artist.ts';
import type { DrawingOrder } from './slide-artist.ts';

const order: DrawingOrder = {
  text: {
    sectionReference: 1,
    label: 'The problem',
    title: 'Guests decide in ninety seconds',
    subtitle: 'Most menus need five minutes.',
    bullets: [],
    figure: null,
    quote: null,
  },
  purpose: 'statement',
  look: { theme: 'paper', brand: { color: null, fonts: null, logo: null } },
  choice: { layout: 'list', art: 'rings', seed: 7 },
  place: { number: 1, total: 9, footer: 'Solvay Kitchens' },
};
const artist = createEmbeddedArtist();
afterAll(() => artist.close());

test('the same choice is the same drawing, another seed another one', async () => {
  const [one, again, other] = await Promise.all([
    artist.drawSvg(order),
    artist.drawSvg(order),
    artist.drawSvg({ ...order, choice: { ...order.choice, seed: 8 } }),
  ]);
  expect(one).toBe(again);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^<svg [^>]*viewBox="0 0 1920 1080"/);
});

test('a slide becomes a JPEG', async () => {
  const jpeg = await artist.drawJpeg(order);
  expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test('an aborted order fails at once and the next is drawn', async () => {
  const abort = new AbortController();
  const orders = [1, 2, 3, 4].map((seed) =>
    artist.drawSvg({ ...order, choice: { ...order.choice, seed: 100 + seed } }, abort.signal),
  );
  const settled = Promise.allSettled(orders);
  abort.abort(new Error('The person went away.'));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  await expect(orders[0]).rejects.toThrow('The person went away.');
  await expect(artist.drawSvg(order, abort.signal)).rejects.toThrow('The person went away.');
  await expect(artist.drawSvg(order)).resolves.toContain('<svg');
});

test('a thread that ends fails its order with a reason', async () => {
  const broken = createEmbeddedArtist(new URL('data:text/javascript,process.exit(1)'));
  await expect(broken.drawSvg(order)).rejects.toThrow('The artist stopped while drawing.');
  await expect(broken.drawSvg(order)).rejects.toThrow('The artist stopped while drawing.');
  await broken.close();
});

test('closing fails what is under way', async () => {
  const closing = createEmbeddedArtist();
  const drawing = closing.drawSvg(order);
  const failed = expect(drawing).rejects.toThrow('The artist was closed.');
  await closing.close();
  await failed;
});
