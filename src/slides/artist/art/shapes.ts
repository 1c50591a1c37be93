export type Point = readonly [x: number, y: number];
type Paint = Record<string, string | number | undefined>;

/** One decimal is finer than any screen shows at slide size, and keeps the drawing small. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10 || 0);
const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

/** Attributes whose smallest steps show are kept finer than coordinates. */
const fine = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

function element(tag: string, paint: Paint): string {
  const attributes = Object.entries(paint).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const written =
      typeof value === 'string' ? value : /opacity|offset|width$/.test(name) ? fine(value) : figure(value);
    return [` ${name}="${written}"`];
  });
  return `<${tag}${attributes.join('')}/>`;
}

export const circle = ([cx, cy]: Point, r: number, paint: Paint): string => element('circle', { cx, cy, r, ...paint });
export const ellipse = ([cx, cy]: Point, [rx, ry]: Point, paint: Paint): string =>
  element('ellipse', { cx, cy, rx, ry, ...paint });
export const path = (d: string, paint: Paint): string => element('path', { d, ...paint });
export const box = ([x, y]: Point, [width, height]: Point, paint: Paint): string =>
  element('rect', { x, y, width: figure(width), height: figure(height), ...paint });
export const polygon = (points: readonly Point[], paint: Paint): string => path(`${linesThrough(points)}Z`, paint);
export const group = (paint: Paint, ...inner: readonly string[]): string =>
  `${element('g', paint).slice(0, -2)}>${inner.join('')}</g>`;

export const linesThrough = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** A smooth line through all the points, or round them and back to the first. */
export function curveThrough(points: readonly Point[], isClosed = false): string {
  const [first] = points;
  if (!first) return '';
  const count = points.length;
  const point = (index: number): Point => {
    const kept = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[kept] ?? first;
  };
  let d = `M${pair(first)}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // S takes the mirror of the last handle, which is what `leave` is from the second piece on.
    d += index === 0 ? `C${pair(leave)} ${pair(arrive)} ${pair(to)}` : `S${pair(arrive)} ${pair(to)}`;
  }
  return isClosed ? `${d}Z` : d;
}

/** The half of a disc that lies towards `angle` in degrees: 0 right, 90 below. */
export function halfDisc([x, y]: Point, r: number, angle: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  const from: Point = [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  const to: Point = [x - r * Math.cos(turn), y - r * Math.sin(turn)];
  return `M${pair(from)}A${figure(r)} ${figure(r)} 0 0 1 ${pair(to)}Z`;
}

export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
