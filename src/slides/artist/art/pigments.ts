import { formatHex, interpolate } from 'culori';
import { hexOf, shadeHue, toneOf } from '../color.ts';
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
  const [lightness, accentChroma, accentHue] = toneOf(palette.loud.fill);
  const [, tintChroma, tintHue] = toneOf(palette.tints[2]);
  const [, secondChroma, secondHue] = toneOf(palette.second);
  // Where the ground is a colour of its own, a ladder from it to the accent would pass through mud: it stays in the
  // ground's hue, and the accent stands beside it.
  const isGroundColored = tintChroma > 0.05 && Math.abs(turnBetween(tintHue, accentHue)) > 50;
  const hue = isGroundColored ? tintHue : accentHue;
  const strength = Math.min(1, (isGroundColored ? tintChroma : accentChroma) / 0.15);
  const secondStrength = Math.min(1, secondChroma / 0.12);
  const sideHue = isGroundColored ? accentHue : hue - Math.sign(turnBetween(hue, secondHue) || 1) * 45;
  const tone = (l: number, c: number) => hexOf([l, c * strength, shadeHue(hue, l)]);
  const seconds = (l: number, c: number) => hexOf([l, c * secondStrength, secondHue]);
  const sides = (l: number, c: number) => hexOf([l, c * strength, sideHue]);
  const isUsable = !isGroundColored && lightness > 0.3 && lightness < 0.94;
  return {
    isDark: palette.isDark,
    ground: palette.ground,
    night: tone(0.2, 0.055),
    deep: tone(0.31, 0.105),
    rich: tone(0.44, 0.16),
    accent: isUsable ? palette.loud.fill : tone(0.6, 0.19),
    bright: tone(0.76, 0.135),
    pale: tone(0.88, 0.07),
    mist: tone(0.955, 0.027),
    second: palette.second,
    secondDeep: seconds(0.42, 0.12),
    secondPale: seconds(0.91, 0.06),
    side: isGroundColored ? palette.loud.fill : sides(0.66, 0.16),
    sideDeep: isGroundColored ? tone(0.36, 0.13) : sides(0.36, 0.11),
    sidePale: sides(0.88, 0.075),
  };
}

/** The way from one hue to another, -180 to 180 degrees. */
const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

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
