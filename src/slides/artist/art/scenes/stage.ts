import { mix } from '../pigments.ts';
import { box, circle, ellipse, linesThrough, type Point, path, polygon } from '../shapes.ts';
import { floorOf, person, placeIn, type Scene } from './props.ts';

/** A curtain, a lamp's beam and something that waits in its light. */
export const drawStage: Scene = (panel, t) => {
  const { width, height, short, random, linear, radial, boxed, fillAll } = panel;
  const { unit, floor, x, isWide } = placeIn(panel, 0.8);
  const drape = random.chance(0.5) ? t.mid : t.near;
  const folds = Math.round(width / (unit * random.between(0.6, 0.95)));
  const fold = width / folds;
  const foldShade = boxed([0, 0], [1, 0], mix(drape, t.far, 0.6), mix(drape, t.dark, 0.65));
  const curtain = Array.from({ length: folds }, (_, index) =>
    box([index * fold, 0], [fold + 0.5, floor], { fill: foldShade }),
  ).join('');
  const dim = fillAll(linear([0, 0], [0, floor], [t.dark, 0.75], [t.dark, 0.1]));
  const boards = floorOf(panel, floor, mix(t.near, t.dark, 0.2), t.dark);
  const beam = (at: number, from: number, half: number, strength: number): string => {
    const source: Point = [from, -short * 0.06];
    const foot = floor + (height - floor) * 0.4;
    const fill = linear(source, [at, foot], [t.light, strength], [t.glow, strength * 0.4]);
    return (
      polygon(
        [
          [source[0] - unit * 0.14, source[1]],
          [source[0] + unit * 0.14, source[1]],
          [at + half, foot],
          [at - half, foot],
        ],
        { fill },
      ) + ellipse([at, foot], [half, (height - floor) * 0.26], { fill: t.light, opacity: Math.min(1, strength * 1.05) })
    );
  };
  const swing = random.between(-1.8, 1.8) * unit;
  const sides = isWide ? [x - unit * 6.5, x + unit * 6.5] : [];
  const half = unit * random.between(1.5, 2.1);
  const lights = sides.map((at) => beam(at, at + swing * 0.6, unit, 0.22)).join('') + beam(x, x + swing, half, 0.82);
  const halo = fillAll(radial([x, floor], [unit * 5, unit * 4], [t.glow, 0.4], [t.glow, 0]));
  const spot: Point = [x, floor + (height - floor) * 0.4];
  const prop = random.pick([microphone, speaker, lectern])(spot, unit, {
    color: t.dark,
    shade: mix(t.dark, t.near, 0.3),
    pop: t.pop,
  });
  return curtain + dim + boards + halo + lights + prop;
};

type Prop = (at: Point, unit: number, paint: { color: string; shade: string; pop: string }) => string;

const microphone: Prop = ([x, y], unit, { color, pop }) =>
  ellipse([x, y], [unit * 0.62, unit * 0.15], { fill: color }) +
  box([x - unit * 0.05, y - unit * 3], [unit * 0.1, unit * 3], { fill: color }) +
  path(
    linesThrough([
      [x, y - unit * 2.9],
      [x + unit * 0.42, y - unit * 3.3],
    ]),
    { stroke: color, 'stroke-width': unit * 0.3, 'stroke-linecap': 'round' },
  ) +
  circle([x + unit * 0.52, y - unit * 3.4], unit * 0.3, { fill: pop });

const speaker: Prop = (at, unit, { color, shade, pop }) => person(at, unit * 2.9, { color, shade, head: pop });

const lectern: Prop = ([x, y], unit, { color, shade, pop }) =>
  person([x, y - unit * 0.1], unit * 3.1, { color: shade, shade: color, head: pop }) +
  polygon(
    [
      [x - unit * 0.8, y - unit * 1.75],
      [x + unit * 0.8, y - unit * 1.75],
      [x + unit * 0.55, y + unit * 0.08],
      [x - unit * 0.55, y + unit * 0.08],
    ],
    { fill: color },
  ) +
  box([x - unit * 0.95, y - unit * 1.95], [unit * 1.9, unit * 0.24], { fill: pop, rx: unit * 0.06 });
