import { mix } from '../pigments.ts';
import { box, circle, ellipse, figure, group, type Point, path } from '../shapes.ts';
import { floorOf, placeIn, type Scene, skyOf, sun } from './props.ts';

/** What grows: from a seedling to a full plant, one pot or a row of them. */
export const drawPlant: Scene = (panel, t) => {
  const { width, random } = panel;
  const { unit, floor, x, isWide } = placeIn(panel, 0.82);
  const side = random.pick([1, -1]);
  const isRow = isWide || random.chance(0.4);
  const count = isWide ? 7 : 3;
  const r = unit * random.between(2.3, 2.9);
  const light: Point = [
    isRow ? width * (side > 0 ? 0.74 : 0.26) : x + side * unit * 0.8,
    floor - unit * (isWide ? 3.6 : 4.6),
  ];
  const gap = isWide ? width / (count + 0.4) : unit * 2.35;
  const grown = isRow
    ? Array.from({ length: count }, (_, index) => {
        const share = index / (count - 1);
        return plant(
          panel,
          [(isWide ? width / 2 : x) + side * (index - (count - 1) / 2) * gap, floor + unit * 0.5],
          unit * (isWide ? 0.62 : 0.6),
          1 + Math.round(share * (isWide ? 4 : 4)),
          t,
        );
      })
    : [plant(panel, [x, floor + unit * 0.6], unit * 0.95, random.whole(4, 5), t)];
  return [
    skyOf(panel, t, floor),
    sun(panel, light, r, { color: mix(t.pop, t.skyLow, 0.12), glow: t.glow }),
    floorOf(panel, floor, t.mid, t.near),
    box([0, floor], [width, unit * 0.06], { fill: t.far }),
    ...grown,
  ].join('');
};

function plant(
  { random, linear }: Parameters<Scene>[0],
  [x, y]: Point,
  size: number,
  pairs: number,
  t: Parameters<Scene>[1],
): string {
  const rim = y - size * 1.9;
  const step = size * 1.02;
  const top = rim - pairs * step - size * 0.3;
  const pot = [
    ellipse([x + size * 0.5, y], [size * 1.7, size * 0.22], { fill: t.dark, opacity: 0.32 }),
    path(
      `M${figure(x - size * 1.15)} ${figure(rim)}H${figure(x + size * 1.15)}L${figure(x + size * 0.8)} ${figure(y)}H${figure(x - size * 0.8)}Z`,
      { fill: t.pop },
    ),
    path(
      `M${figure(x + size * 0.25)} ${figure(rim)}H${figure(x + size * 1.15)}L${figure(x + size * 0.8)} ${figure(y)}H${figure(x + size * 0.25)}Z`,
      { fill: t.popShade },
    ),
    box([x - size * 1.32, rim - size * 0.3], [size * 2.64, size * 0.5], { fill: t.pop }),
    box([x + size * 0.25, rim - size * 0.3], [size * 1.07, size * 0.5], { fill: t.popShade }),
  ];
  const sway = random.between(-0.3, 0.3) * size;
  const stemAt = (share: number): Point => [
    x + sway * Math.sin(share * Math.PI),
    rim - size * 0.3 + (top - rim + size * 0.3) * share,
  ];
  const [, middle, tip] = [stemAt(0), stemAt(0.5), stemAt(1)];
  const stem = path(
    `M${figure(x)} ${figure(rim)}Q${figure(middle[0] + sway)} ${figure(middle[1])} ${figure(tip[0])} ${figure(tip[1])}`,
    { fill: 'none', stroke: t.dark, 'stroke-width': size * 0.14, 'stroke-linecap': 'round' },
  );
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = (index + 0.55) / pairs;
    const at = stemAt(share);
    const long = size * (1.95 - share * 0.75) * (pairs === 1 ? 0.62 : 1);
    const rise = 14 + share * 22;
    return [-1, 1]
      .map((hand) =>
        leaf(
          at,
          long,
          hand,
          rise + (hand > 0 ? 6 : 0),
          hand < 0 ? t.body : mix(t.body, t.bodyShade, 0.35),
          t.bodyShade,
        ),
      )
      .join('');
  });
  const bud =
    pairs > 3
      ? circle(tip, size * 0.5, {
          fill: linear([tip[0] - size * 0.5, 0], [tip[0] + size * 0.5, 0], t.light, mix(t.light, t.pop, 0.6)),
        }) + circle(tip, size * 0.18, { fill: t.popShade })
      : leaf(tip, size * 0.8, 0.0001, 90, t.body, t.bodyShade);
  return stem + leaves.join('') + bud + pot.join('');
}

/** A leaf in two halves, the lower one shaded; it rises by so many degrees. */
function leaf([x, y]: Point, long: number, hand: number, rise: number, color: string, shade: string): string {
  const turn = hand >= 0 ? -rise : 180 + rise;
  const swell = long * 0.42;
  const half = (side: number): string => `M0 0Q${figure(long * 0.42)} ${figure(swell * side)} ${figure(long)} 0Z`;
  const lower = hand >= 0 ? 1 : -1;
  return group(
    { transform: `translate(${figure(x)} ${figure(y)}) rotate(${figure(turn)})` },
    path(half(-lower), { fill: color }),
    path(half(lower), { fill: shade }),
  );
}
