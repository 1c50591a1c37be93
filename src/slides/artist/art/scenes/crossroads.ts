import { mix } from '../pigments.ts';
import { box, type Point, path, polygon } from '../shapes.ts';
import { fallenShadow, hills, person, placeIn, type Scene, skyOf, sun } from './props.ts';

/** A fork in the road: one way leads to the light, the other into the dark, and somebody stands before both. */
export const drawCrossroads: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const horizon = height * (isWide ? 0.44 : isTall ? 0.5 : 0.48);
  const bright = random.pick([1, -1]);
  const apart = isWide ? unit * 6 : unit * random.between(2.4, 3);
  const goals: Point[] = [
    [x - apart, horizon],
    [x + apart, horizon],
  ];
  const fork: Point = [x, horizon + (height - horizon) * 0.5];
  const r = unit * random.between(1.5, 2.1);
  const light: Point = [x + apart * bright, horizon - r * 0.15];
  const road = (goal: Point, hand: number, isBright: boolean): string => {
    const outer = `${x + hand * unit * 1.5} ${height + 9}`;
    const bendOut = `${x + hand * unit * 1.35} ${fork[1]}`;
    const bendIn = `${x + hand * unit * 0.15} ${fork[1] - unit * 0.2}`;
    return path(
      `M${x - hand * unit * 0.2} ${height + 9}L${outer}C${bendOut} ${goal[0] - hand * unit * 0.5} ${horizon + unit * 1.1} ${goal[0] + unit * 0.05 * hand} ${horizon}L${goal[0] - unit * 0.05 * hand} ${horizon}C${goal[0] - hand * unit * 1.1} ${horizon + unit * 0.8} ${bendIn} ${x} ${fork[1] + unit * 0.5}Z`,
      {
        fill: isBright
          ? linear([0, height], [0, horizon], t.body, t.light)
          : linear([0, height], [0, horizon], t.body, mix(t.mid, t.near, 0.5)),
      },
    );
  };
  const post: Point = [x, fork[1] - unit * 0.12];
  const board = (y: number, hand: number, color: string): string =>
    polygon(
      [
        [post[0] - hand * unit * 0.5, y],
        [post[0] + hand * unit * 1.25, y],
        [post[0] + hand * unit * 1.6, y + unit * 0.32],
        [post[0] + hand * unit * 1.25, y + unit * 0.64],
        [post[0] - hand * unit * 0.5, y + unit * 0.64],
      ],
      { fill: color },
    );
  const rise = unit * 3.6;
  const sign = [
    fallenShadow(panel, post, unit * 0.2, [-bright * unit * 1.6, unit * 1.3], t.dark, 0.4),
    box([post[0] - unit * 0.1, post[1] - rise], [unit * 0.2, rise], { fill: t.dark }),
    board(post[1] - rise + unit * 0.22, bright, t.pop),
    board(post[1] - rise + unit * 1.06, -bright, mix(t.near, t.dark, 0.5)),
  ];
  const foot: Point = [x + bright * unit * 0.35, height - (height - fork[1]) * 0.2];
  const who = person(foot, unit * (isWide ? 1.5 : 1.75), {
    color: mix(t.dark, t.near, 0.35),
    shade: t.dark,
    head: mix(t.dark, t.near, 0.35),
    isFlipped: bright < 0,
  });
  return [
    skyOf(panel, t, horizon * 1.15),
    sun(panel, light, r, { color: t.pop, glow: t.glow }),
    hills(panel, horizon, unit * 0.45, mix(t.far, t.skyLow, 0.3)),
    box([0, horizon + unit * 0.1], [width, height], {
      fill: linear([light[0], 0], [light[0] - bright * Math.min(width, unit * 9), 0], t.far, mix(t.mid, t.near, 0.6)),
    }),
    box([0, horizon + unit * 0.1], [width, height], {
      fill: linear([0, horizon], [0, height], [t.near, 0], [t.near, 0.85]),
    }),
    goals.map((goal, index) => road(goal, index ? 1 : -1, (index ? 1 : -1) === bright)).join(''),
    ...sign,
    fallenShadow(panel, foot, unit * 0.5, [-bright * unit * 1.1, unit * 1.2], t.dark, 0.5),
    who,
  ].join('');
};
