import { formatHex, interpolate } from 'culori';
import { hexOf, toneOf } from '../color.ts';
import type { Palette } from '../palette.ts';

/** The colours that the art paints with: the accent from night to mist, its companion, and the hue on its other side. */
export type Pigments = {
  isDark: boolean;
  ground: string;
  night: string;
  deep: string;
  rich: string;
  accent: string;
  bright: string;
  pale: string;
  mist: string;
  second: string;
  secondDeep: string;
  secondPale: string;
  side: string;
  sideDeep: string;
  sidePale: string;
};

export function pigmentsOf(palette: Palette): Pigments {
  const [lightness, accentChroma, hue] = toneOf(palette.accent);
  const [, secondChroma, secondHue] = toneOf(palette.second);
  const [, tintChroma, shadeHue] = toneOf(palette.tints[2]);
  const strength = Math.min(1, accentChroma / 0.15);
  const shadeStrength = Math.min(1, tintChroma / 0.1);
  const secondStrength = Math.min(1, secondChroma / 0.12);
  const turn = ((secondHue - hue + 540) % 360) - 180;
  const sideHue = hue - Math.sign(turn || 1) * 45;
  const tone = (l: number, c: number) => hexOf([l, c * strength, hue]);
  // A theme whose ground is a colour of its own has its shadows in that colour, not in the accent's.
  const shade = (l: number, c: number) => hexOf([l, c * shadeStrength, shadeHue]);
  const seconds = (l: number, c: number) => hexOf([l, c * secondStrength, secondHue]);
  const sides = (l: number, c: number) => hexOf([l, c * strength, sideHue]);
  return {
    isDark: palette.isDark,
    ground: palette.ground,
    night: shade(0.2, 0.055),
    deep: shade(0.31, 0.105),
    rich: shade(0.44, 0.16),
    accent: lightness < 0.3 || lightness > 0.9 ? tone(0.6, 0.19) : palette.accent,
    bright: tone(0.76, 0.135),
    pale: tone(0.88, 0.07),
    mist: tone(0.955, 0.027),
    second: palette.second,
    secondDeep: seconds(0.42, 0.12),
    secondPale: seconds(0.91, 0.06),
    side: sides(0.66, 0.16),
    sideDeep: sides(0.36, 0.11),
    sidePale: sides(0.88, 0.075),
  };
}

/** The colour between two others as the eye sees it: 0 the one, 1 the other. */
export function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share));
}

/** The colour on a ladder of colours at 0 to 1. */
export function onLadder(ladder: readonly [string, ...string[]], share: number): string {
  const place = Math.min(Math.max(share, 0), 1) * (ladder.length - 1);
  const step = Math.min(Math.floor(place), Math.max(ladder.length - 2, 0));
  const from = ladder[step] ?? ladder[0];
  return mix(from, ladder[step + 1] ?? from, place - step);
}
