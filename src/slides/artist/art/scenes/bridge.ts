import { mix } from '../pigments.ts';
import { box, curveThrough, figure, type Point, path, polygon } from '../shapes.ts';
import { hills, person, placeIn, type Scene, skyOf, sun } from './props.ts';

/** A gorge, and the bridge that leads over it: arches of stone or planks on ropes. */
export const drawBridge: Scene = (panel, t) => {
  const { width, height, random, linear, fillAll } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const deck = height * (isWide ? 0.56 : isTall ? 0.58 : 0.56);
  const gap = isWide ? unit * 5.2 : Math.min(width * 0.31, unit * 2.6);
  const [left, right] = [x - gap, x + gap];
  const r = unit * random.between(1.5, 2.1);
  const toLight = random.pick([1, -1]);
  const cliff = (edge: number, hand: number): string => {
    const end = hand < 0 ? -9 : width + 9;
    const points: Point[] = [
      [end, deck],
      [edge, deck],
      [edge - hand * unit * -0.12, deck + unit * 0.7],
      [edge + hand * unit * 0.3, deck + unit * 1.3],
      [edge + hand * unit * 0.16, deck + unit * 2.4],
      [edge + hand * unit * 0.75, height + 9],
      [end, height + 9],
    ];
    const face: Point[] = [
      [edge, deck],
      [edge + hand * unit * 0.12, deck + unit * 0.7],
      [edge + hand * unit * 0.3, deck + unit * 1.3],
      [edge + hand * unit * 0.16, deck + unit * 2.4],
      [edge + hand * unit * 0.75, height + 9],
      [edge + hand * unit * 1.7, height + 9],
      [edge + hand * unit * 0.9, deck + unit * 1.8],
      [edge + hand * unit * 0.8, deck],
    ];
    const isLit = hand === toLight;
    return (
      polygon(points, { fill: linear([0, deck], [0, height], isLit ? mix(t.mid, t.body, 0.4) : t.mid, t.near) }) +
      polygon(face, { fill: isLit ? t.dark : t.light, opacity: isLit ? 0.22 : 0.12 })
    );
  };
  const mist = [0.35, 0.6, 0.8].map((share, index) =>
    hills(panel, deck + (height - deck) * share, unit * 0.3, mix(t.far, t.skyLow, 0.5 - index * 0.22)),
  );
  const span = random.chance(0.5)
    ? arches({ left, right, deck, unit, height }, t)
    : ropes({ left, right, deck, unit }, t);
  const walkerAt = random.between(0.3, 0.7);
  const sag = span.sag * Math.sin(walkerAt * Math.PI);
  const foot: Point = [left + (right - left) * walkerAt, deck - unit * 0.02 + sag];
  return [
    skyOf(panel, t, deck * 1.3),
    sun(panel, [x + toLight * gap * random.between(0.2, 0.9), deck - r * random.between(0.9, 1.5)], r, {
      color: t.pop,
      glow: t.glow,
    }),
    hills(panel, deck + unit * 0.2, unit * 0.8, mix(t.far, t.skyLow, 0.6)),
    ...mist,
    fillAll(linear([0, deck], [0, height], [t.near, 0], [t.near, 0.55])),
    span.behind,
    cliff(left, -1),
    cliff(right, 1),
    person(foot, unit * 1.5, { color: mix(t.dark, t.near, 0.3), shade: t.dark, isFlipped: toLight < 0 }),
    span.before,
    tree([left - unit * (isWide ? 1.6 : 0.7), deck], unit * 0.9, t),
    isWide
      ? tree([right + unit * 2.1, deck], unit * 1.1, t) +
        tree([left - unit * 4.4, deck], unit * 0.8, t) +
        tree([right + unit * 5.4, deck], unit * 0.85, t)
      : '',
  ].join('');
};

type Span = { behind: string; before: string; sag: number };
type Gap = { left: number; right: number; deck: number; unit: number };

function arches({ left, right, deck, unit, height }: Gap & { height: number }, t: Parameters<Scene>[1]): Span {
  const count = Math.max(2, Math.round((right - left) / (unit * 2.6)));
  const wide = (right - left) / count;
  const thick = unit * 0.42;
  const holes = Array.from({ length: count }, (_, index) => {
    const from = left + index * wide + wide * 0.09;
    const half = wide * 0.41;
    return `M${figure(from)} ${figure(height + 9)}V${figure(deck + thick + half)}a${figure(half)} ${figure(half)} 0 0 1 ${figure(half * 2)} 0V${figure(height + 9)}Z`;
  }).join('');
  const wall = path(
    `M${figure(left)} ${figure(deck)}H${figure(right)}V${figure(height + 9)}H${figure(left)}Z${holes}`,
    { fill: mix(t.pop, t.popShade, 0.35), 'fill-rule': 'evenodd' },
  );
  return {
    behind: wall + box([left, deck], [right - left, unit * 0.14], { fill: t.light, opacity: 0.7 }),
    before: '',
    sag: 0,
  };
}

function ropes({ left, right, deck, unit }: Gap, t: Parameters<Scene>[1]): Span {
  const sag = unit * 0.55;
  const at = (share: number, lift: number, drop: number): Point => [
    left + (right - left) * share,
    deck - lift + Math.sin(share * Math.PI) * drop,
  ];
  const steps = Math.round((right - left) / (unit * 0.42));
  const planks = Array.from({ length: steps }, (_, index) => {
    const [px, py] = at((index + 0.5) / steps, 0, sag);
    return box([px - unit * 0.16, py], [unit * 0.32, unit * 0.14], { fill: t.pop, rx: unit * 0.03 });
  });
  const line = (lift: number, drop: number): string =>
    path(curveThrough(Array.from({ length: 13 }, (_, index) => at(index / 12, lift, drop))), {
      fill: 'none',
      stroke: t.dark,
      'stroke-width': unit * 0.06,
    });
  const ties = Array.from({ length: Math.round(steps / 2) }, (_, index) => {
    const share = (index + 0.5) / Math.round(steps / 2);
    const [[fx, fy], [tx, ty]] = [at(share, 0, sag), at(share, unit * 0.8, sag * 1.15)];
    return path(`M${figure(fx)} ${figure(fy)}L${figure(tx)} ${figure(ty)}`, {
      stroke: t.dark,
      'stroke-width': unit * 0.025,
    });
  });
  const posts = [left, right].map((px) =>
    box([px - unit * 0.09, deck - unit * 0.95], [unit * 0.18, unit * 1.05], { fill: t.dark, rx: unit * 0.05 }),
  );
  return {
    behind: planks.join('') + line(0, sag),
    before: line(unit * 0.8, sag * 1.15) + ties.join('') + posts.join(''),
    sag,
  };
}

function tree([x, y]: Point, size: number, t: Parameters<Scene>[1]): string {
  const layer = (low: number, half: number): string =>
    polygon(
      [
        [x - size * half, y - size * low],
        [x, y - size * (low + 1.05)],
        [x, y - size * low],
      ],
      { fill: mix(t.near, t.mid, 0.4) },
    ) +
    polygon(
      [
        [x + size * half, y - size * low],
        [x, y - size * (low + 1.05)],
        [x, y - size * low],
      ],
      { fill: t.near },
    );
  return (
    box([x - size * 0.06, y - size * 0.4], [size * 0.12, size * 0.4], { fill: t.dark }) +
    layer(0.3, 0.55) +
    layer(0.85, 0.42) +
    layer(1.35, 0.3)
  );
}
