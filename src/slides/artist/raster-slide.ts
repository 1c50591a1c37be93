import { createCanvas, loadImage } from '@napi-rs/canvas';
import { slideSize } from './slide-design.ts';

const quality = 88;

/** The bytes of a JPEG of the drawing. */
export async function rasterSlide(svg: string): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(slideSize.width, slideSize.height);
  canvas.getContext('2d').drawImage(picture, 0, 0, slideSize.width, slideSize.height);
  return canvas.toBuffer('image/jpeg', quality);
}
