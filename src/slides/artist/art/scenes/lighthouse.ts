import { mix } from '../pigments.ts';
import { box, circle, figure, group, type Point, path, polygon } from '../shapes.ts';
import { placeIn, type Scene, skyOf, stars } from './props.ts';

/** A lighthouse whose beam finds a small boat on the sea. */
export const drawLighthouse: Scene = (panel, t) => {
  const { width, height, random, linear, radial, clip } = panel;
  const { unit, x: middle, isWide, isTall } = placeIn(panel);
  const side = random.pick([1, -1]);
  const sea = height * (isWide ? 0.72 : isTall ? 0.7 : 0.7);
  const x = isWide ? width * (side > 0 ? 0.26 : 0.74) : middle - side * unit * 1.35;
  const tall = unit * (isWide ? 4.6 : isTall ? 5.4 : 4.7);
  const foot = sea - unit * 0.35;
  const lamp: Point = [x, foot - tall - unit * 0.36];
  const reach = isWide ? width : unit * 9;
  const beam = (hand: number, strength: number, drop: number): string =>
    polygon(
      [
        [lamp[0], lamp[1] - unit * 0.1],
        [lamp[0] + hand * reach, lamp[1] + drop - unit * 1.1],
        [lamp[0] + hand * reach, lamp[1] + drop + unit * 1.6],
        [lamp[0], lamp[1] + unit * 0.1],
      ],
      { fill: linear(lamp, [lamp[0] + hand * reach, lamp[1]], [t.light, strength], [t.glow, 0]) },
    );
  const [half, narrow] = [unit * 0.85, unit * 0.5];
  const tower: Point[] = [
    [x - half, foot],
    [x - narrow, foot - tall],
    [x + narrow, foot - tall],
    [x + half, foot],
  ];
  const bands = random.whole(2, 3);
  const stripes = Array.from({ length: bands }, (_, index) =>
    box([x - half, foot - tall + (tall * (index * 2 + 1)) / (bands * 2 + 1)], [half * 2, tall / (bands * 2 + 1)], {
      fill: t.pop,
    }),
  );
  const house = [
    group(
      { 'clip-path': clip(polygon(tower, {})) },
      polygon(tower, { fill: t.light }),
      ...stripes,
      box([x + unit * 0.05, foot - tall], [half, tall], { fill: t.dark, opacity: 0.24 }),
    ),
    box([x - narrow * 1.35, foot - tall - unit * 0.1], [narrow * 2.7, unit * 0.16], { fill: t.dark }),
    box([x - narrow * 0.72, lamp[1] - unit * 0.3], [narrow * 1.44, unit * 0.6], { fill: t.light }),
    path(
      `M${figure(x - narrow)} ${figure(lamp[1] - unit * 0.3)}A${figure(narrow)} ${figure(narrow)} 0 0 1 ${figure(x + narrow)} ${figure(lamp[1] - unit * 0.3)}Z`,
      { fill: t.pop },
    ),
    box([x - unit * 0.16, foot - unit * 0.62], [unit * 0.32, unit * 0.62], { fill: t.dark, rx: unit * 0.14 }),
  ].join('');
  const rock = path(
    `M${figure(x - unit * 2.3)} ${figure(sea + unit * 0.5)}Q${figure(x - unit * 1.5)} ${figure(foot - unit * 0.15)} ${figure(x)} ${figure(foot - unit * 0.06)}T${figure(x + unit * 2.4)} ${figure(sea + unit * 0.5)}Z`,
    { fill: mix(t.near, t.dark, 0.35) },
  );
  const boatAt: Point = [
    isWide ? x + side * unit * random.between(9, 12) : x + side * unit * random.between(2.9, 3.5),
    sea + unit * 0.42,
  ];
  const halo = circle(lamp, unit * 3.4, { fill: radial(lamp, unit * 3.4, [t.light, 0.75], [t.glow, 0]) });
  return [
    skyOf(panel, t, sea),
    panel.pigments.isDark ? stars(panel, sea * 0.7, t.light, isWide ? 60 : 30) : '',
    beam(side, 0.8, isWide ? unit * 2.2 : unit * 1.9),
    beam(-side, 0.4, -unit * 0.2),
    box([0, sea], [width, height], { fill: linear([0, sea], [0, height], t.far, t.near) }),
    rock,
    house,
    halo,
    boat(boatAt, unit * 0.8, side, t),
    ...[0.5, 1.25, 2.05].map((low, index) =>
      waves(panel, sea + unit * low, unit * 0.62, [mix(t.far, t.mid, 0.5), t.mid, t.near][index] ?? t.near, index),
    ),
  ].join('');
};

function boat([x, y]: Point, size: number, side: number, t: Parameters<Scene>[1]): string {
  return [
    polygon(
      [
        [x - size * 0.05, y - size * 1.9],
        [x - size * 0.05, y - size * 0.32],
        [x - size * side * 1.05, y - size * 0.32],
      ],
      { fill: t.light },
    ),
    polygon(
      [
        [x + size * 0.05, y - size * 1.55],
        [x + size * 0.05, y - size * 0.32],
        [x + size * side * 0.75, y - size * 0.32],
      ],
      { fill: t.pop },
    ),
    polygon(
      [
        [x - size, y - size * 0.2],
        [x + size, y - size * 0.2],
        [x + size * 0.62, y + size * 0.3],
        [x - size * 0.62, y + size * 0.3],
      ],
      { fill: t.dark },
    ),
  ].join('');
}

/** A row of round waves from edge to edge. */
export function waves(
  { width, height, random }: Parameters<Scene>[0],
  top: number,
  size: number,
  fill: string,
  row = 0,
): string {
  const start = -size * (1 + (row % 2)) - random.between(0, size);
  const count = Math.ceil((width - start) / (size * 2)) + 1;
  const crests = Array.from(
    { length: count },
    () => `q${figure(size)} ${figure(size * 0.52)} ${figure(size * 2)} 0`,
  ).join('');
  return path(`M${figure(start)} ${figure(top)}${crests}V${figure(height + 9)}H${figure(start)}Z`, { fill });
}
