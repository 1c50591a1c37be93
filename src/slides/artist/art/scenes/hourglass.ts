import { mix } from '../pigments.ts';
import { box, circle, ellipse, figure, group, type Point, path } from '../shapes.ts';
import { coins, floorOf, placeIn, type Scene, skyOf } from './props.ts';

/** An hourglass that runs with money. */
export const drawHourglass: Scene = (panel, t) => {
  const { random, linear, radial, clip } = panel;
  const { unit, floor, x, isWide, isTall } = placeIn(panel, 0.82);
  const half = unit * (isWide ? 1.6 : 1.75);
  const tall = unit * (isWide ? 5.2 : isTall ? 6.2 : 5.6);
  const [top, foot] = [floor - tall + unit * 0.35, floor + unit * 0.35];
  const middle = (top + foot) / 2;
  const waist = unit * 0.14;
  const bulb = (hand: number): string => {
    const end = hand < 0 ? top + unit * 0.36 : foot - unit * 0.36;
    const deep = Math.abs(end - middle);
    const bend = (share: number): string => figure(end - hand * deep * share);
    return `M${figure(x - half)} ${figure(end)}C${figure(x - half)} ${bend(0.62)} ${figure(x - waist)} ${bend(0.66)} ${figure(x - waist)} ${figure(middle)}H${figure(x + waist)}C${figure(x + waist)} ${bend(0.66)} ${figure(x + half)} ${bend(0.62)} ${figure(x + half)} ${figure(end)}Z`;
  };
  const glassTint = mix(t.light, t.skyLow, 0.45);
  const glass = [-1, 1].map((hand) => path(bulb(hand), { fill: glassTint, 'fill-opacity': 0.62 }));
  const left = random.between(0.35, 0.6);
  const level = middle - (middle - top) * left;
  const sand = group(
    { 'clip-path': clip(path(bulb(-1), {})) },
    path(
      `M${figure(x - half)} ${figure(level)}Q${figure(x)} ${figure(level + unit * 0.5)} ${figure(x + half)} ${figure(level)}V${figure(middle)}H${figure(x - half)}Z`,
      { fill: linear([x - half, 0], [x + half, 0], t.pop, t.popShade) },
    ),
  );
  const stream = box([x - unit * 0.045, middle - unit * 0.1], [unit * 0.09, foot - middle - unit * 0.6], {
    fill: t.pop,
  });
  const pile = foot - unit * 0.36;
  const rise = unit * (1.35 - left);
  const heap = group(
    { 'clip-path': clip(path(bulb(1), {})) },
    path(
      `M${figure(x - half)} ${figure(pile)}Q${figure(x - half * 0.4)} ${figure(pile - rise * 0.5)} ${figure(x)} ${figure(pile - rise - unit * 0.3)}Q${figure(x + half * 0.4)} ${figure(pile - rise * 0.5)} ${figure(x + half)} ${figure(pile)}Z`,
      { fill: linear([x - half, 0], [x + half, 0], t.pop, t.popShade) },
    ),
  );
  const shine = path(
    `M${figure(x - half * 0.72)} ${figure(top + unit * 0.62)}Q${figure(x - half * 0.7)} ${figure(top + (middle - top) * 0.58)} ${figure(x - half * 0.42)} ${figure(top + (middle - top) * 0.68)}`,
    { fill: 'none', stroke: '#ffffff', 'stroke-width': unit * 0.11, 'stroke-linecap': 'round', 'stroke-opacity': 0.7 },
  );
  const slab = (y: number): string =>
    box([x - half * 1.28, y], [half * 2.56, unit * 0.38], { fill: t.body, rx: unit * 0.08 }) +
    box([x + half * 0.3, y], [half * 0.98, unit * 0.38], { fill: t.bodyShade, rx: unit * 0.08 });
  const pillars = [-1, 1].map((hand) =>
    box([x + hand * half * 1.1 - unit * 0.07, top], [unit * 0.14, foot - top], {
      fill: hand < 0 ? t.body : t.bodyShade,
    }),
  );
  const disc: Point = [x, middle];
  const back = circle(disc, unit * 3.3, {
    fill: linear(
      [0, middle - unit * 3.3],
      [0, middle + unit * 3.3],
      mix(t.skyLow, t.glow, 0.55),
      mix(t.skyLow, t.far, 0.4),
    ),
  });
  const glow = circle(disc, unit * 5.6, { fill: radial(disc, unit * 5.6, [t.glow, 0.34], [t.glow, 0]) });
  const side = random.pick([1, -1]);
  const spots = isWide
    ? [...Array(8).keys()].map((index): [number, number] => [x + side * unit * (3.2 + index * 1.75), 7 - index])
    : ([
        [x + side * unit * 2.75, 4],
        [x + side * unit * 3.55, 2],
        [x - side * unit * 2.9, 1],
      ] satisfies [number, number][]);
  const stacks = spots.map(([at, count], index) =>
    coins([at, floor + unit * (index % 2 ? 1.05 : 0.72)], unit * 0.56, Math.max(1, count), {
      color: t.pop,
      shade: t.popShade,
    }),
  );
  return [
    skyOf(panel, t, floor),
    glow,
    back,
    floorOf(panel, floor, t.mid, t.near),
    ellipse([x, foot + unit * 0.02], [half * 1.7, unit * 0.24], { fill: t.dark, opacity: 0.38 }),
    ...pillars,
    ...glass,
    sand,
    stream,
    heap,
    shine,
    slab(top),
    slab(foot - unit * 0.38),
    ...stacks,
  ].join('');
};
