import { mix } from '../pigments.ts';
import { box, circle, type Point, path, polygon } from '../shapes.ts';
import { hills, placeIn, type Scene, skyOf, stars } from './props.ts';

/** A crescent over sleeping hills, and one window that is still lit. */
export const drawNight: Scene = (panel, t) => {
  const { width, height, random, radial } = panel;
  const { unit, floor, x, isWide, isTall } = placeIn(panel, 0.76);
  const side = random.pick([1, -1]);
  const r = unit * (isWide ? 1.9 : 2);
  const moon: Point = [
    isWide ? width * (0.5 - side * random.between(0.14, 0.3)) : x - side * unit * 0.5,
    height * (isTall ? 0.26 : 0.33),
  ];
  const shine = circle(moon, r * 3, { fill: radial(moon, r * 3, [t.glow, 0.42], [t.glow, 0]) });
  const [mx, my] = moon;
  const horns = `M${(mx + r * 0.35).toFixed(1)} ${(my - r * 0.94).toFixed(1)}`;
  const crescent = path(
    `${horns}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(mx + r * 0.94).toFixed(1)} ${(my + r * 0.35).toFixed(1)}A${(r * 0.82).toFixed(1)} ${(r * 0.82).toFixed(1)} 0 0 1 ${(mx + r * 0.35).toFixed(1)} ${(my - r * 0.94).toFixed(1)}Z`,
    { fill: t.light },
  );
  const home: Point = [isWide ? width * (0.5 + side * random.between(0.12, 0.28)) : x + side * unit * 0.9, floor];
  const [hx, foot] = home;
  const w = unit * 2.1;
  const tall = unit * 1.5;
  const low = foot + unit * 0.5;
  const house = [
    box([hx - w / 2, low - tall], [w / 2, tall], { fill: t.body }),
    box([hx, low - tall], [w / 2, tall], { fill: t.bodyShade }),
    polygon(
      [
        [hx - w * 0.62, low - tall],
        [hx, low - tall - unit * 1.15],
        [hx + w * 0.62, low - tall],
      ],
      { fill: mix(t.dark, '#000000', 0.3) },
    ),
    circle([hx - w * 0.25, low - tall * 0.58], unit * 1.3, {
      fill: radial([hx - w * 0.25, low - tall * 0.58], unit * 1.3, [t.pop, 0.5], [t.pop, 0]),
    }),
    box([hx - w * 0.37, low - tall * 0.78], [w * 0.24, tall * 0.42], { fill: t.pop }),
    box([hx - w * 0.26, low - tall * 0.78], [w * 0.02, tall * 0.42], { fill: t.bodyShade }),
  ].join('');
  return [
    skyOf(panel, { ...t, skyHigh: t.dark, skyLow: mix(t.near, t.mid, 0.6) }),
    stars(panel, floor - unit, t.light, isWide ? 46 : 28),
    shine,
    crescent,
    hills(panel, floor - unit * 0.8, unit * 0.7, mix(t.near, t.dark, 0.3)),
    hills(panel, floor - unit * 0.1, unit * 0.55, mix(t.near, t.dark, 0.6)),
    house,
    hills(panel, low + unit * 0.35, unit * 0.4, mix(t.dark, '#000000', 0.12)),
  ].join('');
};
