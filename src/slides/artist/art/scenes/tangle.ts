import { circle, curveThrough, figure, type Point, path } from '../shapes.ts';
import { placeIn, type Scene } from './props.ts';

/** A knot that nobody sees through, and the one straight thread that leads out of it. */
export const drawTangle: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll } = panel;
  const { unit, isWide, isTall } = placeIn(panel);
  const isUpright = isTall;
  const isTurned = random.chance(0.5);
  const long = isUpright ? height : width;
  const r = unit * (isWide ? 2.5 : 2.35);
  /** `along` from the knot's end of the picture to the thread's, `across` from the middle line. */
  const place = (along: number, across: number): Point => {
    const run = isTurned ? long - along : along;
    return isUpright ? [width / 2 + across, run] : [run, height / 2 + across];
  };
  const knotAt = isWide ? long * 0.26 : isUpright ? long * 0.33 : long * 0.36;
  const turns = 26;
  const knot = Array.from({ length: turns }, (_, index) => {
    const angle = index * 2.4 + random.between(-0.5, 0.5);
    const far = r * random.between(0.35, 1);
    return place(knotAt + Math.cos(angle) * far, Math.sin(angle) * far);
  });
  const outAt = knotAt + r * 1.25;
  const lead: Point[] = [
    place(-unit, unit * random.between(-1, 1)),
    place(knotAt - r * 1.15, unit * random.between(-0.5, 0.5)),
  ];
  const out: Point[] = [place(outAt, 0), place(outAt + unit * 0.7, 0), place(outAt + unit * 1.6, 0)];
  const goal = long - unit * (isWide ? 4 : 1.7);
  const line = `${curveThrough([...lead, ...knot, ...out])}L${place(goal, 0).map(figure).join(' ')}`;
  const [start, end] = [place(0, 0), place(goal, 0)];
  const hue = linear(place(knotAt - r, 0), place(outAt + unit, 0), t.body, t.pop);
  const thick = unit * 0.17;
  const goalAt = place(goal, 0);
  return [
    fillAll(linear(start, place(long, 0), t.skyHigh, t.skyLow)),
    fillAll(radial(goalAt, [unit * 5, unit * 5], [t.glow, 0.5], [t.glow, 0])),
    circle(place(knotAt, 0), r * 1.5, { fill: t.mid, opacity: 0.3 }),
    circle(place(knotAt, 0), r * 1.12, { fill: t.mid, opacity: 0.42 }),
    path(line, {
      fill: 'none',
      stroke: t.dark,
      'stroke-width': thick * 1.7,
      'stroke-opacity': 0.35,
      'stroke-linejoin': 'round',
    }),
    path(line, {
      fill: 'none',
      stroke: hue,
      'stroke-width': thick,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    circle(end, unit * 0.95, { fill: t.light, opacity: 0.3 }),
    circle(end, unit * 0.62, { fill: t.light }),
    circle(end, unit * 0.3, { fill: t.pop }),
  ].join('');
};
