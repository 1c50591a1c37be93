import { createCanvas, loadImage } from '@napi-rs/canvas';

const side = 32;
const kept = 8;

/** 64 bits that stay alike for pictures that look alike: the signs of the lowest waves of light and dark. */
export async function perceptualHash(svg: string): Promise<boolean[]> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const light = Array.from(
    { length: side * side },
    (_, at) => 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  );
  const waves: number[] = [];
  for (let v = 0; v < kept; v++) {
    for (let u = 0; u < kept; u++) {
      let sum = 0;
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          sum += (light[y * side + x] ?? 0) * wave(x, u) * wave(y, v);
        }
      }
      waves.push(sum);
    }
  }
  const median = [...waves].sort((a, b) => a - b)[Math.floor(waves.length / 2)] ?? 0;
  return waves.map((value) => value > median);
}

const wave = (place: number, frequency: number): number =>
  Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * side));

/** In how many of their 64 bits two hashes differ. */
export function distanceOf(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, index) => bit !== other[index]).length;
}
