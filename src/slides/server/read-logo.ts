import { loadImage } from '@napi-rs/canvas';
import { pictureSize } from '../artist/picture-size.ts';

/** A small file may unpack to gigabytes. */
const mostPixels = 25_000_000;

/** Whether a data address holds a whole PNG or JPEG that can be drawn; its name and type may say what they like. */
export async function isReadableLogo(logo: string): Promise<boolean> {
  const size = pictureSize(logo);
  if (!size || size.width * size.height > mostPixels) return false;
  return loadImage(logo).then(
    ({ width, height }) => width > 0 && height > 0,
    () => false,
  );
}
