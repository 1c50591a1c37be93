import { mix } from '../pigments.ts';
import { box, circle, linesThrough, type Point, path } from '../shapes.ts';
import { coins, floorOf, placeIn, type Scene, skyOf } from './props.ts';

/** A great clock whose hour is running, and the coins it has cost in front of it. */
export const drawClock: Scene = (panel, t) => {
  const { width, height, random, linear, radial } = panel;
  const { unit, floor, x: middle, isWide, isTall } = placeIn(panel, 0.82);
  const side = random.pick([1, -1]);
  const r = unit * (isWide ? 3.7 : isTall ? 3.15 : 3.3);
  const x = middle + (isWide ? 0 : side * unit * random.between(0, 0.6));
  const center: Point = [x, floor - r * (isWide ? 0.8 : isTall ? 1.3 : 1.08)];
  const turn = (share: number, far: number): Point => [
    center[0] + Math.sin(share * Math.PI * 2) * far,
    center[1] - Math.cos(share * Math.PI * 2) * far,
  ];
  const written = (point: Point): string => point.map((value) => value.toFixed(1)).join(' ');
  const spent = random.between(0.18, 0.42);
  const start = random.between(0, 1);
  const wedge = path(
    `M${written(center)}L${written(turn(start, r * 0.84))}A${(r * 0.84).toFixed(1)} ${(r * 0.84).toFixed(1)} 0 0 1 ${written(turn(start + spent, r * 0.84))}Z`,
    { fill: t.pop },
  );
  const ticks = Array.from({ length: 12 }, (_, index) =>
    path(linesThrough([turn(index / 12, r * (index % 3 ? 0.74 : 0.68)), turn(index / 12, r * 0.8)]), {
      stroke: t.dark,
      'stroke-width': r * (index % 3 ? 0.02 : 0.045),
      'stroke-linecap': 'round',
    }),
  );
  const hand = (share: number, far: number, thick: number): string =>
    path(linesThrough([turn(share + 0.5, r * 0.12), turn(share, far)]), {
      stroke: t.dark,
      'stroke-width': thick,
      'stroke-linecap': 'round',
    });
  const rim = linear([x - r, center[1] - r], [x + r, center[1] + r], t.body, t.bodyShade);
  const face = linear([x, center[1] - r], [x, center[1] + r], t.light, mix(t.light, t.bodyShade, 0.35));
  const clock = [
    circle([x + unit * 0.35, center[1] + unit * 0.4], r * 1.03, { fill: t.dark, opacity: 0.28 }),
    circle(center, r, { fill: rim }),
    circle(center, r * 0.86, { fill: face }),
    wedge,
    ...ticks,
    hand(start, r * 0.46, r * 0.06),
    hand(start + spent, r * 0.66, r * 0.04),
    circle(center, r * 0.075, { fill: t.dark }),
  ].join('');
  const glow = circle(center, r * 2.2, { fill: radial(center, r * 2.2, [t.glow, 0.45], [t.glow, 0]) });
  const reach = width / 2 + unit;
  const stacks = Array.from({ length: isWide ? 12 : 5 }, (_, index) => {
    const [place, size] = isWide
      ? [side > 0 ? width - unit * (0.7 + index * 1.75) : unit * (0.7 + index * 1.75), unit * 0.72]
      : [width / 2 + side * (reach - unit * (1.5 + index * 1.42)), unit * 0.74];
    const count = Math.max(1, Math.round((isWide ? 8 - index * 0.7 : 9 - index * 2) + random.between(-0.8, 0.8)));
    const low = floor + (height - floor) * (index % 2 ? 0.62 : 0.42);
    return { low, drawn: coins([place, low], size, count, { color: t.pop, shade: t.popShade }) };
  }).sort((one, other) => one.low - other.low);
  const table = floorOf(panel, floor, mix(t.near, t.mid, 0.25), t.near);
  const edge = box([0, floor], [width, unit * 0.05], { fill: t.far, opacity: 0.7 });
  return skyOf(panel, t, floor) + glow + clock + table + edge + stacks.map(({ drawn }) => drawn).join('');
};
