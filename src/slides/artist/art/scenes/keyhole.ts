import { mix } from '../pigments.ts';
import { box, circle, figure, group, type Point, path, polygon } from '../shapes.ts';
import { placeIn, type Scene, sun } from './props.ts';

/** A lock one looks through: behind it lies a bright country, and its key hangs beside it. */
export const drawKeyhole: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll, clip } = panel;
  const { unit, x: middle, isWide, isTall } = placeIn(panel);
  const side = random.pick([1, -1]);
  const r = unit * (isWide ? 1.6 : 1.7);
  const x = middle - (isWide ? 0 : side * unit * 0.75);
  const top: Point = [x, height * (isWide ? 0.36 : isTall ? 0.4 : 0.37)];
  const foot = top[1] + r * (isTall ? 2.9 : 2.45);
  const hole = (grow: number): string =>
    `M${figure(x - (r + grow) * 0.5)} ${figure(top[1] + (r + grow) * 0.78)}A${figure(r + grow)} ${figure(r + grow)} 0 1 1 ${figure(x + (r + grow) * 0.5)} ${figure(top[1] + (r + grow) * 0.78)}L${figure(x + r * 0.92 + grow)} ${figure(foot + grow)}H${figure(x - r * 0.92 - grow)}Z`;
  const plate = fillAll(linear([0, 0], [width, height], mix(t.mid, t.far, 0.25), mix(t.near, t.dark, 0.2)));
  const glow = fillAll(radial([x, top[1] + r * 0.5], [unit * 5.5, unit * 5.5], [t.glow, 0.4], [t.glow, 0]));
  const horizon = top[1] + r * 0.95;
  const view = [
    box([x - r * 2, top[1] - r * 1.3], [r * 4, foot], {
      fill: linear([0, top[1] - r], [0, horizon], mix(t.skyLow, t.light, 0.4), t.light),
    }),
    sun(panel, [x + side * r * 0.15, horizon - r * 0.75], r * 0.5, { color: t.pop, glow: t.pop }),
    circle([x + side * r * 0.9, horizon + r * 1.3], r * 1.4, { fill: mix(t.body, t.skyLow, 0.45) }),
    circle([x - side * r * 0.85, horizon + r * 1.75], r * 1.5, { fill: t.body }),
    circle([x + side * r * 0.4, horizon + r * 2.6], r * 1.9, { fill: t.bodyShade }),
    polygon(
      [
        [x + side * r * 0.16, horizon + r * 0.72],
        [x + side * r * 0.24, horizon + r * 0.71],
        [x + r * 0.42, foot + r * 0.4],
        [x - r * 0.34, foot + r * 0.4],
      ],
      { fill: t.light },
    ),
  ].join('');
  const rim = path(hole(unit * 0.42), {
    fill: linear([x - r, 0], [x + r, 0], mix(t.far, t.body, 0.4), mix(t.mid, t.near, 0.3)),
  });
  const depth = path(hole(unit * 0.1), { fill: t.dark });
  const bolts = isWide
    ? [-7.5, -5.2, 5.2, 7.5].flatMap((step) => [0.16, 0.84].map((share): Point => [x + step * unit, height * share]))
    : [0.07, 0.93].map((share): Point => [width * (0.5 - side * 0.4), height * share]);
  const screws = bolts.map(
    (at) =>
      circle(at, unit * 0.22, { fill: mix(t.near, t.dark, 0.35) }) +
      circle([at[0] - unit * 0.03, at[1] - unit * 0.03], unit * 0.15, { fill: t.far }),
  );
  const key = hangingKey(
    [x + side * unit * (isWide ? 3.6 : 2.95), 0],
    unit * (isWide ? 0.72 : 0.86),
    foot - r * 0.3,
    t,
  );
  return [plate, glow, ...screws, rim, depth, group({ 'clip-path': clip(path(hole(0), {})) }, view), key].join('');
};

function hangingKey([x]: Point, size: number, low: number, t: Parameters<Scene>[1]): string {
  const bow = low - size * 3.9;
  const shaft = (shift: number, fill: string, opacity = 1): string =>
    group(
      { opacity },
      path(
        `M${figure(x + shift - size)} ${figure(bow + shift)}a${figure(size)} ${figure(size)} 0 1 1 ${figure(size * 2)} 0a${figure(size)} ${figure(size)} 0 1 1 ${figure(-size * 2)} 0ZM${figure(x + shift - size * 0.52)} ${figure(bow + shift)}a${figure(size * 0.52)} ${figure(size * 0.52)} 0 1 0 ${figure(size * 1.04)} 0a${figure(size * 0.52)} ${figure(size * 0.52)} 0 1 0 ${figure(-size * 1.04)} 0Z`,
        { fill, 'fill-rule': 'evenodd' },
      ),
      box([x + shift - size * 0.2, bow + size * 0.9 + shift], [size * 0.4, size * 3], { fill }),
      box([x + shift, bow + size * 2.7 + shift], [size * 0.95, size * 0.36], { fill }),
      box([x + shift, bow + size * 3.35 + shift], [size * 0.75, size * 0.36], { fill }),
    );
  const string = box([x - size * 0.035, -9], [size * 0.07, bow - size * 0.6 + 9], { fill: t.dark });
  return (
    shaft(size * 0.3, t.dark, 0.3) +
    string +
    shaft(0, t.pop) +
    box([x - size * 0.2, bow + size * 0.9], [size * 0.2, size * 3], { fill: t.light, opacity: 0.35 })
  );
}
