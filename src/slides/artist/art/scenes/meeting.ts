import { mix } from '../pigments.ts';
import { box, figure, group, type Point, path, polygon } from '../shapes.ts';
import { hills, person, placeIn, type Scene, skyOf, sun } from './props.ts';

/** Two who meet: shoulder to shoulder before the sun, or hand in hand below it. */
export const drawMeeting: Scene = (panel, t) => (panel.random.chance(0.5) ? shoulders(panel, t) : together(panel, t));

const shoulders: Scene = (panel, t) => {
  const { height, random, clip, linear } = panel;
  const { unit, x, isWide } = placeIn(panel);
  const size = unit * (isWide ? 1.25 : 1.32);
  const base = height + size * 0.2;
  const taller = random.pick([1, -1]);
  const bust = (at: number, tall: number): { body: string; head: string } => {
    const half = size * 2;
    const top = base - tall;
    return {
      body: `M${figure(at - half)} ${figure(base)}V${figure(top + half)}A${figure(half)} ${figure(half)} 0 0 1 ${figure(at + half)} ${figure(top + half)}V${figure(base)}Z`,
      head: `M${figure(at - size)} ${figure(top - size * 1.25)}a${figure(size)} ${figure(size)} 0 1 1 ${figure(size * 2)} 0a${figure(size)} ${figure(size)} 0 1 1 ${figure(-size * 2)} 0Z`,
    };
  };
  const rise = size * (isWide ? 2.2 : 3.4);
  const [left, right] = [
    bust(x - size * 1.42, rise + (taller < 0 ? size * 0.5 : 0)),
    bust(x + size * 1.42, rise + (taller > 0 ? size * 0.5 : 0)),
  ];
  const shared = clip(path(left.body, {}));
  const crowd = isWide
    ? [-3, -2, 2, 3]
        .map((step) => bust(x + step * size * 3.1, rise * 0.72))
        .map(
          ({ body, head }) =>
            path(body, { fill: mix(t.mid, t.near, 0.5) }) + path(head, { fill: mix(t.mid, t.near, 0.5) }),
        )
        .join('')
    : '';
  const r = unit * random.between(2.4, 3.1);
  const light: Point = [x + taller * unit * random.between(-0.6, 0.9), base - rise - size * random.between(1.6, 2.4)];
  return [
    skyOf(panel, t),
    sun(panel, light, r, { color: t.pop, glow: t.glow }),
    crowd,
    path(right.body, { fill: linear([0, base - rise], [0, base], t.body, t.bodyShade) }) +
      path(right.head, { fill: t.body }),
    path(left.body, { fill: linear([0, base - rise], [0, base], mix(t.near, t.mid, 0.35), t.near) }) +
      path(left.head, { fill: mix(t.near, t.mid, 0.35) }),
    group({ 'clip-path': shared }, path(right.body, { fill: mix(t.light, t.pop, 0.35) })),
  ].join('');
};

/** Two small figures under a great sun; their shadows run together. */
const together: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, floor, x, isWide, isTall } = placeIn(panel, 0.7);
  const tall = unit * (isWide ? 2.7 : 2.9);
  const apart = unit * random.between(0.62, 0.85);
  const r = unit * (isWide ? 2.9 : random.between(2.5, 3.1));
  const light: Point = [x, floor - r * random.between(0.45, 0.85)];
  const feet: Point[] = [
    [x - apart, floor + unit * 0.25],
    [x + apart, floor + unit * 0.25],
  ];
  const shadows = feet.map(([fx, fy], index) => {
    const end = x + (index ? 1 : -1) * unit * 0.5;
    return polygon(
      [
        [fx - unit * 0.28, fy],
        [fx + unit * 0.28, fy],
        [end + unit * 1.1, height],
        [end - unit * 1.1, height],
      ],
      { fill: linear([0, fy], [0, height], [t.dark, 0.6], [t.dark, 0.05]) },
    );
  });
  const [left, right] = random.shuffle([
    { color: t.body, shade: t.bodyShade },
    { color: mix(t.near, t.dark, 0.3), shade: t.dark },
  ]);
  const arm = path(
    `M${figure(x - apart)} ${figure(floor - tall * 0.42)}Q${figure(x)} ${figure(floor - tall * 0.2)} ${figure(x + apart)} ${figure(floor - tall * 0.42)}`,
    { fill: 'none', stroke: t.dark, 'stroke-width': unit * 0.16, 'stroke-linecap': 'round' },
  );
  const ground = isWide
    ? hills(panel, floor, unit * 0.2, linear([0, floor], [0, height], t.mid, t.near))
    : box([0, floor], [width, height], { fill: linear([0, floor], [0, height], t.mid, t.near) });
  return [
    skyOf(panel, t, floor),
    sun(panel, light, r, { color: t.pop, glow: t.glow }),
    hills(panel, floor - unit * 0.2, unit * (isTall ? 0.7 : 0.5), mix(t.far, t.skyLow, 0.25)),
    ground,
    ...shadows,
    arm,
    ...feet.map((foot, index) =>
      person(foot, index ? tall * 0.92 : tall, (index ? right : left) ?? { color: t.body, shade: t.dark }),
    ),
  ].join('');
};
