import { mix } from '../pigments.ts';
import { box, circle, ellipse, figure, type Point, path } from '../shapes.ts';
import { flag, hills, placeIn, type Scene, skyOf, sun } from './props.ts';

/** A road that winds over the hills to the light, with a station at every bend. */
export const drawPath: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const horizon = height * (isWide ? 0.42 : isTall ? 0.4 : 0.44);
  const side = random.pick([1, -1]);
  const goal: Point = [isWide ? width * (side > 0 ? 0.78 : 0.22) : x + side * unit * random.between(0.4, 1.4), horizon];
  const r = unit * random.between(1.3, 1.8);
  const bends = random.whole(3, 4);
  const start = isWide ? width * (side > 0 ? 0.2 : 0.8) : x - side * unit * 0.6;
  const swing = isWide ? width * 0.13 : unit * random.between(2.2, 2.9);
  /** The road's middle and half its breadth: 0 at our feet, 1 at the horizon. */
  const road = (share: number): { at: Point; half: number } => {
    const near = (1 - share) ** 1.7;
    const middle = start + (goal[0] - start) * share ** (isWide ? 0.8 : 1.2);
    return {
      at: [
        middle + Math.sin(share * bends * Math.PI + 0.4) * swing * side * near ** 0.55 * (1 - share * 0.4),
        horizon + (height * 1.04 - horizon) * near,
      ],
      half: unit * (0.07 + 1.25 * near),
    };
  };
  const steps = Array.from({ length: 49 }, (_, index) => road(index / 48));
  const edge = (hand: number) => steps.map(({ at, half }): Point => [at[0] + half * hand, at[1]]);
  const outline = [...edge(-1), ...edge(1).reverse()].map(([px, py]) => `${figure(px)} ${figure(py)}`).join('L');
  const way = path(`M${outline}Z`, { fill: linear([0, height], [0, horizon], t.body, t.light) });
  const planes = [
    hills(panel, horizon + unit * 0.1, unit * 0.55, mix(t.far, t.skyLow, 0.35)),
    hills(panel, horizon + unit * 0.75, unit * 0.3, linear([0, horizon], [0, height], t.far, t.mid)),
    box([0, horizon + unit * 1.1], [width, height], { fill: linear([0, horizon + unit], [0, height], t.mid, t.near) }),
  ];
  const shares = [0.13, 0.34, 0.54, 0.7].slice(0, random.whole(3, 4));
  const stations = shares
    .map((share, index) => {
      const { at, half } = road(share);
      const size = half * 0.95 + unit * 0.16;
      const foot: Point = [at[0] + (index % 2 ? 1 : -1) * (half + size * 0.45), at[1]];
      return { y: at[1], drawn: post(foot, size, t, index === shares.length - 1) };
    })
    .sort((one, other) => one.y - other.y);
  return [
    skyOf(panel, t, horizon * 1.2),
    sun(panel, [goal[0], horizon - r * 0.2], r, { color: t.pop, glow: t.glow }),
    ...planes,
    way,
    ...stations.map(({ drawn }) => drawn),
    flag([goal[0], horizon + unit * 0.05], unit * 0.9, { color: t.light, pole: t.dark, side }),
  ].join('');
};

function post([x, y]: Point, size: number, t: Parameters<Scene>[1], isLast: boolean): string {
  const top = y - size * 1.7;
  return [
    ellipse([x, y], [size * 0.42, size * 0.12], { fill: t.dark, opacity: 0.4 }),
    box([x - size * 0.05, top], [size * 0.1, size * 1.7], { fill: t.dark }),
    circle([x, top], size * 0.5, { fill: t.dark, opacity: 0.25 }),
    circle([x, top], size * 0.46, { fill: isLast ? t.light : t.pop }),
    circle([x, top], size * 0.2, { fill: isLast ? t.pop : t.light }),
  ].join('');
}
