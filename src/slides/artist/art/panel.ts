import { mix, type Pigments } from './pigments.ts';
import type { Random } from './random.ts';
import { box, figure, type Point } from './shapes.ts';

/** A colour, and how much of it there is; fully there when nothing is said. */
type Tint = string | readonly [color: string, opacity: number];
export type Motif = { sectionReference: number; words: string };

/** The ground that a kind of art is drawn on, and the paints it may define there. */
export type Panel = {
  width: number;
  height: number;
  /** The shorter side: sizes are shares of it. */
  short: number;
  pigments: Pigments;
  random: Random;
  motif: Motif;
  /** A fill that goes from one tint to the other on an eased curve, in panel coordinates. */
  linear: (from: Point, to: Point, start: Tint, end: Tint) => string;
  /** As `linear`, but laid over the box of whatever is filled: [0, 0] its top left, [1, 1] its bottom right. */
  boxed: (from: Point, to: Point, start: Tint, end: Tint) => string;
  radial: (center: Point, radius: number | Point, inside: Tint, outside: Tint) => string;
  /** The name of a region to draw in, for `clip-path`. */
  clip: (shape: string) => string;
  fillAll: (fill: string, opacity?: number) => string;
};

const stopCount = 6;
const ease = (share: number): number => share * share * (3 - 2 * share);

/** Six stops, since two make a band where the eye sees the bend. */
function stops(start: Tint, end: Tint): string {
  const [startColor, startOpacity] = typeof start === 'string' ? [start, 1] : start;
  const [endColor, endOpacity] = typeof end === 'string' ? [end, 1] : end;
  return Array.from({ length: stopCount }, (_, index) => {
    const place = index / (stopCount - 1);
    const share = ease(place);
    const opacity = startOpacity + (endOpacity - startOpacity) * share;
    const color = startColor === endColor ? startColor : mix(startColor, endColor, share);
    const seen = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
    return `<stop offset="${place}" stop-color="${color}"${seen}/>`;
  }).join('');
}

export function createPanel(
  about: Pick<Panel, 'width' | 'height' | 'pigments' | 'random' | 'motif'> & { idPrefix: string },
): { panel: Panel; definitions: () => string } {
  const { width, height, idPrefix } = about;
  const written: string[] = [];
  const define = (body: (id: string) => string): string => {
    const id = `${idPrefix}-${written.length}`;
    written.push(body(id));
    return `url(#${id})`;
  };
  const line = ([x1, y1]: Point, [x2, y2]: Point, write: (value: number) => string): string =>
    `x1="${write(x1)}" y1="${write(y1)}" x2="${write(x2)}" y2="${write(y2)}"`;
  const panel: Panel = {
    ...about,
    short: Math.min(width, height),
    linear: (from, to, start, end) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line(from, to, figure)}>${stops(start, end)}</linearGradient>`,
      ),
    boxed: (from, to, start, end) =>
      define((id) => `<linearGradient id="${id}" ${line(from, to, String)}>${stops(start, end)}</linearGradient>`),
    radial: ([x, y], radius, inside, outside) => {
      const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
      const stretch = `matrix(${figure(rx)} 0 0 ${figure(ry)} ${figure(x)} ${figure(y)})`;
      return define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${stretch}">${stops(inside, outside)}</radialGradient>`,
      );
    },
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    fillAll: (fill, opacity) => box([0, 0], [width, height], { fill, opacity }),
  };
  return { panel, definitions: () => written.join('') };
}
