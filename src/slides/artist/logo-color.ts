import { createCanvas, loadImage } from '@napi-rs/canvas';

const side = 48;
const known = new Map<string, string | null>();

/** The middle colour of a logo's ink as #rrggbb; null when it brings a ground of its own or cannot be read. */
export async function logoColor(source: string): Promise<string | null> {
  const before = known.get(source);
  if (before !== undefined) return before;
  const color = await measure(source).catch(() => null);
  known.clear();
  known.set(source, color);
  return color;
}

async function measure(source: string): Promise<string | null> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(source), 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    weight += opacity;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * opacity;
  }
  const isFilled = weight > side * side * 255 * 0.97;
  if (isFilled || weight === 0) return null;
  return `#${sum
    .map((value) =>
      Math.round(value / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
