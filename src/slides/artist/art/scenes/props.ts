import type { Panel } from '../panel.ts';
import { mix } from '../pigments.ts';
import { box, circle, curveThrough, ellipse, figure, halfDisc, type Point, path, polygon } from '../shapes.ts';
import type { Tones } from './tones.ts';

export type Scene = (panel: Panel, tones: Tones) => string;

/** Where a scene has its floor and its heart, and the measure of its things: about eight of them go across, ten upwards. */
export type Place = { isWide: boolean; isTall: boolean; unit: number; floor: number; x: number };

export function placeIn({ width, height, random }: Panel, floorShare = 0.78): Place {
  const isWide = width > height * 1.8;
  const isTall = height > width * 1.2;
  const unit = isWide ? height / 8.4 : Math.min(width / 7.6, height / 9.6);
  const floor = height * (isWide ? Math.max(floorShare, 0.8) : isTall ? floorShare - 0.02 : floorShare);
  return {
    isWide,
    isTall,
    unit,
    floor,
    x: width * (isWide ? random.pick([0.3, 0.5, 0.7]) : random.between(0.44, 0.56)),
  };
}

export const skyOf = ({ height, linear, fillAll }: Panel, { skyHigh, skyLow }: Tones, low = height): string =>
  fillAll(linear([0, 0], [0, low], skyHigh, skyLow));

/** A disc in the sky with its glow. */
export function sun(
  { radial, linear }: Panel,
  at: Point,
  r: number,
  { color, glow }: { color: string; glow: string },
): string {
  const shine = circle(at, r * 2.6, { fill: radial(at, r * 2.6, [glow, 0.5], [glow, 0]) });
  return shine + circle(at, r, { fill: linear([at[0], at[1] - r], [at[0], at[1] + r], color, mix(color, glow, 0.4)) });
}

export function stars({ random, width }: Panel, below: number, color: string, count = 26): string {
  return Array.from({ length: count }, () =>
    circle([random.next() * width, random.next() * below], random.between(1, 3.2), {
      fill: color,
      opacity: random.between(0.25, 0.85),
    }),
  ).join('');
}

/** Rolling ground from edge to edge, down to the foot of the panel. */
export function hills({ width, height, random }: Panel, top: number, swell: number, fill: string): string {
  const count = Math.max(3, Math.round(width / Math.max(swell * 11, width / 6)));
  const start = random.pick([0, 1]);
  const crest = Array.from(
    { length: count + 3 },
    (_, index): Point => [
      ((index - 1) / count) * width,
      top + ((index + start) % 2 ? -1 : 1) * swell * random.between(0.35, 1),
    ],
  );
  return path(
    `${curveThrough(crest)}L${figure(width * 1.5)} ${figure(height + 9)}L${figure(-width * 0.5)} ${figure(height + 9)}Z`,
    { fill },
  );
}

export const floorOf = ({ width, height, linear }: Panel, top: number, from: string, to: string): string =>
  box([0, top], [width, height - top + 1], { fill: linear([0, top], [0, height], from, to) });

/** A person seen from afar: `at` is where they stand. Lit from the left unless `isFlipped`. */
export function person(
  [x, y]: Point,
  height: number,
  {
    color,
    shade,
    head = color,
    isFlipped = false,
  }: { color: string; shade: string; head?: string; isFlipped?: boolean },
): string {
  const [shoulder, foot, gap] = [height * 0.16, height * 0.115, height * 0.018];
  const [neck, crotch] = [y - height * 0.75, y - height * 0.34];
  const half = (side: number): string =>
    `M${figure(x)} ${figure(crotch)}L${figure(x + gap * side)} ${figure(y)}L${figure(x + foot * side)} ${figure(y)}L${figure(x + shoulder * side)} ${figure(neck + shoulder)}A${figure(shoulder)} ${figure(shoulder)} 0 0 ${side > 0 ? 0 : 1} ${figure(x)} ${figure(neck)}Z`;
  const at: Point = [x, y - height * 0.885];
  const r = height * 0.108;
  const away = isFlipped ? -1 : 1;
  return [
    path(half(-away), { fill: color }),
    path(half(away), { fill: shade }),
    circle(at, r, { fill: head }),
    path(halfDisc(at, r, isFlipped ? 180 : 0), { fill: shade, 'fill-opacity': 0.5 }),
  ].join('');
}

/** The shadow of something `height` tall that falls along the floor. */
export function fallenShadow(
  { linear }: Panel,
  [x, y]: Point,
  wide: number,
  reach: Point,
  color: string,
  opacity = 0.5,
): string {
  const tip: Point = [x + reach[0], y + reach[1]];
  return polygon(
    [
      [x - wide / 2, y],
      [x + wide / 2, y],
      [tip[0] + wide * 0.7, tip[1]],
      [tip[0] - wide * 0.7, tip[1]],
    ],
    {
      fill: linear([x, y], tip, [color, opacity], [color, 0]),
    },
  );
}

/** Coins lying on each other; `at` is the middle of the lowest. */
export function coins(
  [x, y]: Point,
  r: number,
  count: number,
  { color, shade }: { color: string; shade: string },
): string {
  const thick = r * 0.36;
  return Array.from({ length: count }, (_, index) => {
    const low = y - index * thick;
    const sway = index % 3 === 1 ? r * 0.06 : index % 3 === 2 ? -r * 0.04 : 0;
    const side = `M${figure(x - r + sway)} ${figure(low - thick)}V${figure(low)}A${figure(r)} ${figure(r * 0.34)} 0 0 0 ${figure(x + r + sway)} ${figure(low)}V${figure(low - thick)}Z`;
    return (
      path(side, { fill: mix(shade, color, index % 2 ? 0.22 : 0) }) +
      ellipse([x + sway, low - thick], [r, r * 0.34], { fill: color }) +
      ellipse([x + sway, low - thick], [r * 0.68, r * 0.22], { fill: shade, 'fill-opacity': 0.28 })
    );
  }).join('');
}

/** A flag on its pole that stands at `foot`. */
export function flag(
  [x, y]: Point,
  height: number,
  { color, pole, side = 1 }: { color: string; pole: string; side?: number },
): string {
  const [top, drop, reach] = [y - height, height * 0.42, height * 0.62 * side];
  return (
    box([x - height * 0.025, top], [height * 0.05, height], { fill: pole }) +
    polygon(
      [
        [x, top],
        [x + reach, top + drop / 2],
        [x, top + drop],
      ],
      { fill: color },
    )
  );
}
