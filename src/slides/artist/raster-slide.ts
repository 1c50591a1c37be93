import { createCanvas, Image } from '@napi-rs/canvas';
import { slideSize } from './slide-design.ts';

const quality = 88;

/**
 * Makes JPEGs of drawings, one after the other on the same canvas: a canvas and a picture of its own for each slide
 * would hold some 20 MB until they are collected, and nothing tells the collector that they are that large.
 */
export function createRaster(): (svg: string) => Promise<Uint8Array> {
  const canvas = createCanvas(slideSize.width, slideSize.height);
  const context = canvas.getContext('2d');
  const picture = new Image();
  let before: Promise<unknown> = Promise.resolve();

  async function raster(svg: string): Promise<Uint8Array> {
    picture.src = Buffer.from(svg);
    await picture.decode();
    context.drawImage(picture, 0, 0, slideSize.width, slideSize.height);
    return canvas.toBuffer('image/jpeg', quality);
  }

  return (svg) => {
    const mine = before.then(() => raster(svg));
    before = mine.catch(() => undefined);
    return mine;
  };
}
