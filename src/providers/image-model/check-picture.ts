import { modelError } from '../text-model/model-errors.ts';
import type { PictureSize } from './image-model.ts';

const shortestSide = 128;
const longestSide = 4_096;

/** Throws `model_broken` unless the bytes are a whole PNG, JPEG or WebP of a size that can be laid out. */
export function checkPicture(bytes: Uint8Array): Uint8Array {
  const size = sizeOf(bytes);
  if (!size) throw modelError('model_broken', 'The answer is no whole PNG, JPEG or WebP.');
  const sides = [size.width, size.height];
  if (Math.min(...sides) < shortestSide || Math.max(...sides) > longestSide) {
    throw modelError('model_broken', `The picture measures ${size.width} × ${size.height}.`);
  }
  return bytes;
}

/** The size of a whole picture; null for anything else. */
function sizeOf(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 32) return null;
  if (view.getUint32(0) === 0x89504e47) return sizeOfPng(view);
  if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view);
  if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return sizeOfWebp(view);
  return null;
}

function sizeOfPng(view: DataView): PictureSize | null {
  // The last chunk is empty and called IEND.
  if (view.getUint32(view.byteLength - 8) !== 0x49454e44) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The first frame header, found by walking the segments; the file has to end with the mark of its end. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(view.byteLength - 2) !== 0xffd9) return null;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.getUint32(4, true) + 8 > view.byteLength) return null;
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
}
