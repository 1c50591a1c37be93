import { mix } from '../pigments.ts';
import { along, linesThrough, type Point, path, polygon } from '../shapes.ts';
import { flag, hills, placeIn, type Scene, skyOf, stars, sun } from './props.ts';

/** A summit with a lit and a shaded face, its flag, and the way up in short marks. */
export const drawMountain: Scene = (panel, t) => {
  const { height, random, linear } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const lit = random.pick([1, -1]);
  const base = height * (isWide ? 0.98 : 0.9);
  const tall = isWide ? height * 0.74 : unit * (isTall ? 6.4 : 5.8);
  const peak: Point = [x + (isWide ? 0 : lit * unit * random.between(-0.9, 0.9)), base - tall];
  const r = unit * random.between(1.1, 1.7);
  const sunAt: Point = [peak[0] + lit * unit * random.between(1.9, 2.9), peak[1] + unit * random.between(-0.3, 1.4)];
  const ranges = isWide
    ? [-4, -3, -2, -1, 1, 2, 3, 4].map((step) =>
        mount(
          panel,
          [x + step * unit * 3.1 + random.between(-1, 1) * unit, base - tall * random.between(0.4, 0.78)],
          base,
          0.95,
          lit,
          [mix(t.far, t.skyLow, 0.3), mix(t.mid, t.far, 0.55), t.skyLow],
        ),
      )
    : [
        mount(panel, [x - unit * random.between(2.6, 3.4), base - tall * random.between(0.5, 0.68)], base, 0.85, lit, [
          mix(t.far, t.skyLow, 0.4),
          mix(t.mid, t.far, 0.6),
          t.light,
        ]),
        mount(panel, [x + unit * random.between(2.6, 3.4), base - tall * random.between(0.44, 0.62)], base, 0.85, lit, [
          mix(t.far, t.skyLow, 0.4),
          mix(t.mid, t.far, 0.6),
          t.light,
        ]),
      ];
  const main = mount(panel, peak, base, 0.78, lit, [t.body, t.bodyShade, t.light]);
  const foot: Point = [peak[0] - lit * unit * 0.2, base - unit * 0.4];
  const way = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const [px, py] = along(foot, [peak[0], peak[1] + unit * 0.35], share);
    return [px + (index % 2 ? 1 : -1) * unit * 0.95 * (1 - share) ** 0.9, py];
  });
  const marks = path(linesThrough(way), {
    fill: 'none',
    stroke: t.pop,
    'stroke-width': unit * 0.085,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': `${(unit * 0.2).toFixed(1)} ${(unit * 0.24).toFixed(1)}`,
  });
  return [
    skyOf(panel, t, base),
    panel.pigments.isDark ? stars(panel, height * 0.45, t.light) : '',
    sun(panel, sunAt, r, { color: t.pop, glow: t.glow }),
    ...ranges,
    main,
    marks,
    flag(peak, unit * 1.15, { color: t.pop, pole: t.dark, side: lit }),
    hills(panel, base - unit * 0.35, unit * 0.4, linear([0, base - unit], [0, height], t.mid, t.near)),
    hills(panel, base + (height - base) * 0.35, unit * 0.3, t.near),
  ].join('');
};

function mount(
  { random }: Parameters<Scene>[0],
  [x, y]: Point,
  base: number,
  slope: number,
  lit: number,
  [light, shade, snow]: readonly [string, string, string],
): string {
  const tall = base - y;
  const [left, right]: Point[] = [
    [x - tall * slope, base],
    [x + tall * slope, base],
  ];
  if (!left || !right) return '';
  const ridge: Point[] = [
    [x, y],
    [x + tall * 0.07, y + tall * 0.3],
    [x - tall * 0.05, y + tall * 0.55],
    [x + tall * 0.1, base],
  ];
  const capLine = random.between(0.22, 0.3);
  const onSide = (hand: number, share: number): Point => [x + hand * tall * slope * share, y + tall * share];
  const cap: Point[] = [
    [x, y],
    onSide(1, capLine),
    [x + tall * 0.13, y + tall * (capLine - 0.07)],
    [x + tall * 0.05, y + tall * (capLine + 0.06)],
    [x - tall * 0.05, y + tall * (capLine - 0.05)],
    [x - tall * 0.13, y + tall * (capLine + 0.03)],
    onSide(-1, capLine),
  ];
  return [
    polygon([[x, y], right, left], { fill: lit > 0 ? light : shade }),
    polygon([...ridge, left], { fill: lit > 0 ? shade : light }),
    polygon(cap, { fill: snow, 'fill-opacity': 0.95 }),
  ].join('');
}
