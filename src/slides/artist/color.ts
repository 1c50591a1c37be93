import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** A colour of lightness 0 to 1, chroma and hue in degrees as #rrggbb, its chroma lowered until a screen can show it. */
export function hexOf([l, c, h]: readonly [number, number, number]): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Lightness, chroma and hue of a colour; a grey has hue 0. */
export function toneOf(hex: string): [lightness: number, chroma: number, hue: number] {
  const tone = toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return [tone.l, tone.c, tone.h ?? 0];
}

/** The hue of a shade: yellow darkens to amber and brown as it does in light, where at its own hue it would be olive. */
export function shadeHue(hue: number, lightness: number): number {
  const isYellow = hue > 72 && hue < 116;
  return isYellow ? hue - 36 * Math.min(1, Math.max(0, (0.86 - lightness) / 0.42)) : hue;
}

/** How much two colours differ in light, 1 to 21, as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The colour itself where it reaches the ratio on the ground, else the nearest lightness of its hue that does, on its own side of the ground if it can. */
export function readableOn({ color, ground, ratio }: { color: string; ground: string; ratio: number }): string {
  if (contrastOf(color, ground) >= ratio) return color;
  const [lightness, chroma, hue] = toneOf(color);
  const ends = lightness >= toneOf(ground)[0] ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
  const end = ends.find((one) => contrastOf(one, ground) >= ratio) ?? ends[0];
  for (let step = 1; step < 100; step++) {
    const moved = end === '#ffffff' ? lightness + ((1 - lightness) * step) / 100 : lightness * (1 - step / 100);
    const tried = hexOf([moved, chroma, shadeHue(hue, moved)]);
    if (contrastOf(tried, ground) >= ratio) return tried;
  }
  return end ?? '#000000';
}

/** `share` of the second colour laid over the first. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
