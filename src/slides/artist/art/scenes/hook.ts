import { mix } from '../pigments.ts';
import { box, circle, ellipse, figure, group, type Point, path, polygon } from '../shapes.ts';
import { placeIn, type Scene } from './props.ts';

/** Under the water a shining hook, and all the fish have turned to it. */
export const drawHook: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const surface = height * (isWide ? 0.16 : 0.17);
  const size = unit * (isWide ? 1.15 : 1.3);
  const bend: Point = [x, height * (isWide ? 0.62 : isTall ? 0.56 : 0.58)];
  const sky = fillAll(linear([0, 0], [0, surface], t.skyLow, mix(t.skyLow, t.light, 0.35)));
  const water = box([0, surface], [width, height], { fill: linear([0, surface], [0, height], t.far, t.near) });
  const crest = box([0, surface], [width, unit * 0.09], { fill: t.light, opacity: 0.75 });
  const shafts = Array.from({ length: isWide ? 9 : 4 }, (_, index) => {
    const at = ((index + random.between(0.1, 0.9)) / (isWide ? 9 : 4)) * width;
    const wide = unit * random.between(0.4, 1);
    return polygon(
      [
        [at, surface],
        [at + wide, surface],
        [at + wide * 1.8 - unit * 1.2, height],
        [at - unit * 1.6, height],
      ],
      { fill: linear([0, surface], [0, height], [t.light, 0.2], [t.light, 0]) },
    );
  });
  const glow = circle(bend, size * 3.6, { fill: radial(bend, size * 3.6, [t.glow, 0.6], [t.glow, 0]) });
  const [hx, hy] = bend;
  const shape = `M${figure(hx)} ${figure(hy - size * 1.5)}V${figure(hy + size * 0.2)}A${figure(size * 0.72)} ${figure(size * 0.72)} 0 0 1 ${figure(hx - size * 1.44)} ${figure(hy + size * 0.2)}V${figure(hy - size * 0.25)}`;
  const hook = [
    box([hx - unit * 0.025, -9], [unit * 0.05, hy - size * 1.7 + 9], { fill: t.dark }),
    path(shape, {
      fill: 'none',
      stroke: t.light,
      'stroke-width': size * 0.26,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    polygon(
      [
        [hx - size * 1.44 - size * 0.13, hy - size * 0.62],
        [hx - size * 1.44 + size * 0.62, hy - size * 0.02],
        [hx - size * 1.44, hy + size * 0.1],
      ],
      { fill: t.light },
    ),
    circle([hx, hy - size * 1.72], size * 0.26, { fill: 'none', stroke: t.light, 'stroke-width': size * 0.13 }),
    ellipse([hx, surface], [unit * 0.9, unit * 0.12], { fill: t.light }),
    circle([hx, surface - unit * 0.12], unit * 0.36, { fill: t.pop }),
    path(
      `M${figure(hx - unit * 0.36)} ${figure(surface - unit * 0.12)}a${figure(unit * 0.36)} ${figure(unit * 0.36)} 0 0 1 ${figure(unit * 0.72)} 0Z`,
      { fill: t.light },
    ),
  ];
  const count = isWide ? 16 : isTall ? 9 : 8;
  const fish = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.2, 0.2) + 0.3;
    const far = unit * random.between(2.5, 3.7) * (isWide && index % 2 ? 2.2 : 1);
    const [px, py] = [
      hx - size * 0.5 + Math.cos(angle) * far * (isWide ? 2.1 : isTall ? 0.95 : 1.05),
      hy + Math.sin(angle) * far * (isWide ? 0.62 : isTall ? 1.25 : 1),
    ];
    if (py < surface + unit * 0.8 || py > height - unit * 0.3) return '';
    const facing = (Math.atan2(hy - py, hx - size * 0.7 - px) * 180) / Math.PI;
    return swimmer(
      [px, py],
      unit * random.between(0.5, 0.85),
      facing,
      index === 1
        ? { body: t.pop, shade: t.popShade }
        : { body: mix(t.body, t.far, random.between(0.1, 0.5)), shade: mix(t.bodyShade, t.mid, 0.4) },
      t.dark,
    );
  });
  const weeds = [0.08, 0.2, 0.84, 0.95].map((share, index) => {
    const at = width * share;
    const tall = unit * (1.2 + (index % 3) * 0.6);
    return path(
      `M${figure(at)} ${figure(height + 5)}q${figure(unit * 0.5)} ${figure(-tall * 0.5)} 0 ${figure(-tall)}q${figure(-unit * 0.55)} ${figure(tall * 0.45)} ${figure(-unit * 0.22)} ${figure(tall)}Z`,
      { fill: t.near },
    );
  });
  return [sky, water, ...shafts, crest, glow, ...weeds, ...fish, ...hook].join('');
};

function swimmer(
  [x, y]: Point,
  long: number,
  facing: number,
  paint: { body: string; shade: string },
  eye: string,
): string {
  const flip = Math.abs(facing) > 90 ? ' scale(1 -1)' : '';
  const upper = `M${figure(long)} 0Q0 ${figure(-long * 0.95)} ${figure(-long)} 0Z`;
  const lower = `M${figure(long)} 0Q0 ${figure(long * 0.95)} ${figure(-long)} 0Z`;
  return group(
    { transform: `translate(${figure(x)} ${figure(y)}) rotate(${figure(facing)})${flip}` },
    polygon(
      [
        [-long * 0.72, 0],
        [-long * 1.4, -long * 0.46],
        [-long * 1.4, long * 0.46],
      ],
      { fill: paint.shade },
    ),
    path(upper, { fill: paint.body }),
    path(lower, { fill: paint.shade }),
    circle([long * 0.5, -long * 0.08], long * 0.09, { fill: eye }),
  );
}
