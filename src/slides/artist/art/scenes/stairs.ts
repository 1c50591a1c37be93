import { mix } from '../pigments.ts';
import { box, linesThrough, type Point, path } from '../shapes.ts';
import { flag, person, placeIn, type Scene, skyOf, sun } from './props.ts';

/** Steps that grow towards the sun, each lit on its tread, and somebody on the way up. */
export const drawStairs: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, isWide, isTall } = placeIn(panel);
  const side = random.pick([1, -1]);
  const count = isWide ? random.whole(7, 9) : random.whole(4, 6);
  const tread = width / (count + (isWide ? 0.5 : 0));
  const highest = height * (isWide ? 0.36 : isTall ? 0.42 : 0.4);
  const lowest = height * (isWide ? 0.9 : 0.86);
  const top = (index: number): number => lowest + ((highest - lowest) * index) / (count - 1);
  const left = (index: number): number => (side > 0 ? index * tread : width - (index + 1) * tread);
  const r = unit * random.between(1.5, 2.2);
  const center: Point = [
    left(count - 1) + tread / 2 - side * unit * random.between(0.2, 1.6),
    highest - r * random.between(0.35, 0.75),
  ];
  const rise = Math.abs(top(1) - top(0));
  const steps = Array.from({ length: count }, (_, index) => {
    const [x, y] = [left(index), top(index)];
    const color = mix(t.near, t.body, index / (count - 1));
    const front = linear([0, y], [0, height], color, mix(color, t.near, 0.8));
    return [
      box([x - 0.4, y], [tread + 0.8, height - y + 1], { fill: front }),
      box([x - 0.4, y], [tread + 0.8, Math.max(rise * 0.08, unit * 0.09)], {
        fill: mix(t.light, t.pop, 0.2),
        opacity: 0.4 + (0.6 * index) / count,
      }),
      index < count - 1
        ? box([side > 0 ? x + tread * 0.55 : x, y], [tread * 0.45, height], {
            fill: linear(
              [side > 0 ? x + tread : x, 0],
              [side > 0 ? x + tread * 0.55 : x + tread * 0.45, 0],
              [t.dark, 0.3],
              [t.dark, 0],
            ),
          })
        : '',
    ].join('');
  });
  const climber = random.whole(1, Math.max(1, count - 3));
  const foot: Point = [left(climber) + tread * (side > 0 ? 0.62 : 0.38), top(climber)];
  const goal: Point = [left(count - 1) + tread / 2, top(count - 1)];
  const tall = Math.min(unit * 1.7, rise * 2.4 + unit * 0.5);
  const dash = path(
    linesThrough([
      [foot[0], foot[1] - tall * 1.25],
      [goal[0], goal[1] - tall * 1.25],
    ]),
    {
      stroke: t.light,
      'stroke-width': unit * 0.05,
      'stroke-dasharray': `${(unit * 0.02).toFixed(1)} ${(unit * 0.24).toFixed(1)}`,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    },
  );
  return [
    skyOf(panel, t),
    sun(panel, center, r, { color: t.pop, glow: t.glow }),
    dash,
    ...steps,
    flag(goal, tall * 1.1, { color: t.light, pole: t.dark, side: -side }),
    person(foot, tall, { color: t.light, shade: mix(t.light, t.dark, 0.35), isFlipped: side < 0 }),
  ].join('');
};
