import { mix } from '../pigments.ts';
import { circle, figure, type Point, path, polygon } from '../shapes.ts';
import { floorOf, person, placeIn, type Scene } from './props.ts';

/** A dark wall, and one door that stands open on a bright room. */
export const drawDoorway: Scene = (panel, t) => {
  const { height, random, linear, radial, fillAll } = panel;
  const { unit, floor, x: middle, isWide, isTall } = placeIn(panel, 0.76);
  const side = random.pick([1, -1]);
  const isArch = random.chance(0.5);
  const half = unit * (isWide ? 1.15 : 1.35);
  const tall = unit * (isWide ? 5 : isTall ? 6.3 : 5.6);
  const x = middle - (isWide ? 0 : side * unit * 0.4);
  const opening = (at: number, grow = 0): string => {
    const [left, right, top] = [at - half - grow, at + half + grow, floor - tall - grow];
    const arc = figure(half + grow);
    return isArch
      ? `M${figure(left)} ${figure(floor)}V${figure(top + half + grow)}A${arc} ${arc} 0 0 1 ${figure(right)} ${figure(top + half + grow)}V${figure(floor)}Z`
      : `M${figure(left)} ${figure(floor)}V${figure(top)}H${figure(right)}V${figure(floor)}Z`;
  };
  const wall = fillAll(linear([0, 0], [0, height], mix(t.mid, t.near, 0.2), mix(t.mid, t.near, 0.75)));
  const ground = floorOf(panel, floor, mix(t.near, t.dark, 0.45), mix(t.near, t.dark, 0.8));
  const others = isWide
    ? [-3, -2, -1, 1, 2, 3].map((step) => x + step * half * 3.4)
    : [x + side * half * 3.3, x - side * half * 3.3];
  const closed = others
    .map(
      (at) =>
        path(opening(at, unit * 0.16), { fill: mix(t.near, t.dark, 0.25) }) +
        path(opening(at), { fill: mix(t.near, t.dark, 0.5) }),
    )
    .join('');
  const room =
    path(opening(x, unit * 0.2), { fill: t.far }) +
    path(opening(x), { fill: linear([x, floor - tall], [x, floor], mix(t.light, t.pop, 0.45), t.light) });
  const shine = radial([x, floor - tall * 0.4], unit * 5.4, [t.glow, 0.62], [t.glow, 0]);
  const glow = circle([x, floor - tall * 0.4], unit * 5.4, { fill: shine });
  const lean = side * unit * random.between(0.5, 1.8);
  const deep = height - floor;
  const spill = polygon(
    [
      [x - half, floor],
      [x + half, floor],
      [x + half * 2.3 + lean, floor + deep],
      [x - half * 2.3 + lean, floor + deep],
    ],
    { fill: linear([x, floor], [x + lean, height], [t.light, 0.95], [t.pop, 0.25]) },
  );
  const hinge = x + side * half;
  const reach = side * half * random.between(0.95, 1.35);
  const leaf: Point[] = [
    [hinge, floor],
    [hinge, floor - tall + (isArch ? half * 0.55 : 0)],
    [hinge + reach, floor - tall + (isArch ? half * 0.1 : -unit * 0.34)],
    [hinge + reach, floor + unit * 0.5],
  ];
  const door = [
    polygon(leaf, { fill: linear([hinge, 0], [hinge + reach, 0], t.body, t.bodyShade) }),
    polygon(inset(leaf, 0.17, [0.1, 0.46]), { fill: t.bodyShade, 'fill-opacity': 0.55 }),
    polygon(inset(leaf, 0.17, [0.54, 0.9]), { fill: t.bodyShade, 'fill-opacity': 0.55 }),
    circle([hinge + reach * 0.86, floor - tall * 0.46], unit * 0.11, { fill: t.dark }),
  ].join('');
  const figureHeight = unit * random.between(2.2, 2.7);
  const foot: Point = [x + lean * 0.35, floor + deep * 0.34];
  const shadow = polygon(
    [
      [foot[0] - unit * 0.25, foot[1]],
      [foot[0] + unit * 0.25, foot[1]],
      [foot[0] + lean * 0.7 + unit * 0.75, height],
      [foot[0] + lean * 0.7 - unit * 0.75, height],
    ],
    { fill: linear(foot, [foot[0] + lean, height], [t.dark, 0.75], [t.dark, 0.1]) },
  );
  const walker = random.chance(0.62)
    ? shadow + person(foot, figureHeight, { color: mix(t.dark, t.near, 0.25), shade: t.dark, isFlipped: side < 0 })
    : '';
  return wall + glow + ground + closed + room + spill + door + walker;
};

/** A part of the leaf between two heights, drawn in from its sides as the leaf is seen. */
function inset(leaf: Point[], margin: number, [from, to]: readonly [number, number]): Point[] {
  const [low, high, farHigh, farLow] = leaf;
  if (!low || !high || !farHigh || !farLow) return [];
  const at = (across: number, up: number): Point => {
    const [bottom, top] = [low[1] + (farLow[1] - low[1]) * across, high[1] + (farHigh[1] - high[1]) * across];
    return [low[0] + (farLow[0] - low[0]) * across, bottom + (top - bottom) * up];
  };
  return [at(margin, from), at(margin, to), at(1 - margin, to), at(1 - margin, from)];
}
