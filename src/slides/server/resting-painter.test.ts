import { expect, test } from 'vitest';
import { AppError } from '#platform/server/errors.ts';
import type { DrawingOrder } from '../slide-artist.ts';
import { restingPainter } from './resting-painter.ts';

const order: DrawingOrder = {
  text: { sectionReference: 0, label: '', title: 'A', subtitle: '', bullets: [], figure: null, quote: null },
  purpose: 'cover',
  look: { theme: 'paper', brand: { color: null, fonts: null, logo: null } },
  choice: { layout: 'cover', art: 'waves', seed: 1 },
  place: { number: 1, total: 1, footer: '' },
};

function painterThat(answers: (() => Uint8Array)[]) {
  let time = 0;
  let asked = 0;
  const painter = restingPainter(
    {
      paint: async () => {
        asked += 1;
        return answers.shift()?.() ?? new Uint8Array([1]);
      },
    },
    () => time,
  );
  const paint = () => painter.paint(order).catch((error: Error) => error.message);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { paint, asked: () => asked, wait };
}
const fail = (code: string) => () => {
  throw new AppError(code, `It ${code}.`, 502);
};

test('a painter that failed twice in a row is not asked again for a minute, and its failure is told', async () => {
  const { paint, asked, wait } = painterThat([fail('broke'), fail('broke')]);
  for (const _ of [1, 2, 3, 4]) expect(await paint()).toBe('It broke.');
  expect(asked()).toBe(2);
  wait(60_000);
  expect(await paint()).toEqual(new Uint8Array([1]));
});

test('failures between pictures, and pictures that were declined, do not make it rest', async () => {
  const declined = fail('image_declined');
  const { paint, asked } = painterThat([fail('broke'), () => new Uint8Array([2]), fail('broke'), declined, declined]);
  for (const _ of [1, 2, 3, 4, 5, 6]) await paint();
  expect(asked()).toBe(6);
});
