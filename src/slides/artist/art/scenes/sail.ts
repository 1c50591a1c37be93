import { mix } from '../pigments.ts';
import { box, figure, type Point, path, polygon } from '../shapes.ts';
import { waves } from './lighthouse.ts';
import { hills, placeIn, type Scene, skyOf, sun } from './props.ts';

/** A boat under full sail, the evening sun on the water before it. */
export const drawSail: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const side = random.pick([1, -1]);
  const sea = height * (isWide ? 0.68 : isTall ? 0.68 : 0.66);
  const size = unit * (isWide ? 0.92 : 1.1);
  const boat: Point = [x - (isWide ? 0 : side * unit * 0.4), sea + unit * 0.55];
  const r = unit * random.between(1.9, 2.6);
  const light: Point = [boat[0] + side * unit * (isWide ? 6 : 1.5), sea - r * random.between(0.15, 0.6)];
  const mast = size * 4.7;
  const lean = side * size * 0.18;
  const main = `M${figure(boat[0] + lean)} ${figure(boat[1] - mast)}Q${figure(boat[0] - side * size * 2.1)} ${figure(boat[1] - size * 2)} ${figure(boat[0] - side * size * 1.95)} ${figure(boat[1] - size * 0.85)}L${figure(boat[0] - side * size * 0.08)} ${figure(boat[1] - size * 0.75)}Z`;
  const fore = `M${figure(boat[0] + lean)} ${figure(boat[1] - mast * 0.93)}Q${figure(boat[0] + side * size * 1.5)} ${figure(boat[1] - size * 2.1)} ${figure(boat[0] + side * size * 1.75)} ${figure(boat[1] - size * 0.8)}L${figure(boat[0] + side * size * 0.12)} ${figure(boat[1] - size * 0.75)}Z`;
  const hull = [
    polygon(
      [
        [boat[0] - side * size * 1.9, boat[1] - size * 0.55],
        [boat[0] + side * size * 2.2, boat[1] - size * 0.62],
        [boat[0] + side * size * 1.35, boat[1] + size * 0.4],
        [boat[0] - side * size * 1.4, boat[1] + size * 0.4],
      ],
      { fill: t.dark },
    ),
    polygon(
      [
        [boat[0] - side * size * 1.85, boat[1] - size * 0.4],
        [boat[0] + side * size * 2.02, boat[1] - size * 0.45],
        [boat[0] + side * size * 1.9, boat[1] - size * 0.26],
        [boat[0] - side * size * 1.76, boat[1] - size * 0.22],
      ],
      { fill: t.pop },
    ),
  ];
  const glitter = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    const wide = r * (0.95 - share * 0.55) * random.between(0.6, 1.15);
    const y = sea + (height - sea) * share * 0.8 + unit * 0.1;
    return box([light[0] - wide + random.between(-0.2, 0.2) * unit, y], [wide * 2, unit * 0.11], {
      fill: t.light,
      opacity: 0.75 - share * 0.5,
      rx: unit * 0.055,
    });
  });
  const clouds = [0.2, 0.36].map((share, index) => {
    const at = width * (index ? random.between(0.55, 0.9) : random.between(0.05, 0.4));
    const wide = unit * random.between(1.4, 2.2);
    return [0, 1]
      .map((row) =>
        box(
          [at + row * unit * 0.7 - wide / 2, sea * share + row * unit * 0.34],
          [wide * (1 - row * 0.3), unit * 0.26],
          { fill: t.light, opacity: 0.3, rx: unit * 0.13 },
        ),
      )
      .join('');
  });
  return [
    skyOf(panel, t, sea),
    ...clouds,
    sun(panel, light, r, { color: mix(t.pop, t.glow, 0.3), glow: t.glow }),
    hills(panel, sea - unit * 0.1, unit * 0.3, mix(t.far, t.skyLow, 0.45)),
    box([0, sea], [width, height], { fill: linear([0, sea], [0, height], t.far, t.near) }),
    ...glitter,
    path(
      `M${figure(boat[0] + lean)} ${figure(boat[1] - mast * 1.04)}L${figure(boat[0])} ${figure(boat[1] - size * 0.5)}`,
      { stroke: t.dark, 'stroke-width': size * 0.1, 'stroke-linecap': 'round' },
    ),
    path(main, { fill: linear([boat[0] - side * size * 2, 0], [boat[0], 0], t.body, t.bodyShade) }),
    path(fore, { fill: t.light }),
    ...hull,
    waves(panel, boat[1] + size * 0.2, unit * 0.66, mix(t.mid, t.far, 0.35), 0),
    waves(panel, boat[1] + size * 0.2 + unit * 0.75, unit * 0.66, t.mid, 1),
    waves(panel, boat[1] + size * 0.2 + unit * 1.6, unit * 0.66, t.near, 0),
  ].join('');
};
