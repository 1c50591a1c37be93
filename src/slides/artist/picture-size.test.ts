import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { logoColor } from './logo-color.ts';
import { pictureSize } from './picture-size.ts';

const canvas = createCanvas(210, 60);
const context = canvas.getContext('2d');
context.fillStyle = '#16324f';
context.fillRect(0, 0, 60, 60);
const png = `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
const jpeg = `data:image/jpeg;base64,${canvas.toBuffer('image/jpeg').toString('base64')}`;

test.each([png, jpeg])('a logo tells how large it is', (source) => {
  expect(pictureSize(source)).toEqual({ width: 210, height: 60 });
});

test('bytes that are no picture have no size', () => {
  expect(pictureSize('data:image/png;base64,AAAA')).toBeNull();
});

test('a logo without a ground of its own has a colour, a photograph or broken bytes have none', async () => {
  expect(await logoColor(png)).toBe('#16324f');
  expect(await logoColor(jpeg)).toBeNull();
  expect(await logoColor('data:image/png;base64,AAAA')).toBeNull();
});
