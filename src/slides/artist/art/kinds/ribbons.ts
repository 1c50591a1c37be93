import type { Panel } from '../panel.ts';
import { mix } from '../pigments.ts';
import type { Random } from '../random.ts';
import { figure, type Point, path } from '../shapes.ts';

/** A straight run, or a turn of so many degrees about a radius; left is negative. */
type Move = { run: number } | { turn: number; radius: number };

/** A broad band of parallel stripes that turns through the panel and passes over itself. */
export function drawRibbons(panel: Panel): string {
  const { pigments: p, width, height, linear, fillAll } = panel;
  const [from, to] = p.isDark ? [p.night, mix(p.night, p.deep, 0.8)] : [p.mist, mix(p.mist, p.pale, 0.7)];
  const ground = fillAll(linear([0, 0], [width, height], from, to));
  return (
    ground +
    routes(panel)
      .map((route) => ribbon(panel, route))
      .join('')
  );
}

type Route = { start: Point; heading: number; band: number; moves: readonly Move[] };

function routes({ random, width, height, short }: Panel): Route[] {
  const isWide = width > height * 1.7;
  const band = short * (isWide ? random.between(0.26, 0.34) : random.between(0.34, 0.46));
  const far = Math.max(width, height) * 1.5;
  const radius = band * random.between(0.62, 0.85);
  const hand = random.pick([1, -1]);
  const isTall = height > width * 1.15;
  const long = isTall ? height : width;
  const snake = (first: number, between: number): Move[] => [
    { run: first },
    { turn: 180 * hand, radius },
    { run: between },
    { turn: -180 * hand, radius },
    { run: far },
  ];
  const bend = (first: number, degrees: number): Move[] => [
    { run: first },
    { turn: degrees * hand, radius: radius * 1.3 },
    { run: far },
  ];
  const loop = (first: number): Move[] => [{ run: first }, { turn: 270 * hand, radius: radius * 1.05 }, { run: far }];
  const fromLeft = (y: number): Pick<Route, 'start' | 'heading' | 'band'> => ({
    start: [-band, height * y],
    heading: 0,
    band,
  });
  const fromTop = (x: number): Pick<Route, 'start' | 'heading' | 'band'> => ({
    start: [width * x, -band],
    heading: 90,
    band,
  });
  const fromBelow = (x: number): Pick<Route, 'start' | 'heading' | 'band'> => ({
    start: [width * x, height + band],
    heading: -90,
    band,
  });
  const level = (turns: number): number => 0.5 - (turns * radius * hand) / height;
  if (isWide) {
    return random.pick<Route[]>([
      [{ ...fromLeft(level(2)), moves: snake(long * random.between(0.58, 0.78), long * random.between(0.3, 0.42)) }],
      [
        { ...fromTop(random.between(0.12, 0.3)), moves: bend(band + height * 0.42, -90 * hand) },
        { ...fromBelow(random.between(0.66, 0.85)), moves: [{ run: far }] },
      ],
      [
        { ...fromLeft(random.between(0.3, 0.4)), moves: [{ run: far }] },
        { ...fromBelow(random.between(0.2, 0.4)), moves: [{ run: far }] },
        { ...fromTop(random.between(0.68, 0.85)), moves: bend(band + height * 0.5, 90) },
      ],
    ]);
  }
  return random.pick<Route[]>([
    [
      {
        ...fromTop(hand > 0 ? 0.74 : 0.26),
        moves: snake(long * random.between(0.52, 0.66), long * random.between(0.12, 0.2)),
      },
    ],
    [
      {
        ...fromLeft(random.between(0.22, 0.34)),
        moves: [{ run: width * 0.5 }, { turn: 90, radius: radius * 1.3 }, { run: far }],
      },
      { ...fromLeft(random.between(0.66, 0.8)), moves: [{ run: far }] },
    ],
    [{ ...fromBelow(hand > 0 ? 0.36 : 0.64), moves: loop(long * random.between(0.5, 0.6)) }],
    [
      {
        ...fromTop(hand > 0 ? 0.3 : 0.7),
        moves: [
          { run: height * 0.28 },
          { turn: -45 * hand, radius: radius * 1.6 },
          { run: short * 0.28 },
          { turn: 45 * hand, radius: radius * 1.6 },
          { run: far },
        ],
      },
    ],
  ]);
}

function ribbon(panel: Panel, { start, heading, band, moves }: Route): string {
  const { pigments: p, random, width, height, linear } = panel;
  const stripes = stripesFor(panel, random);
  const stripe = band / stripes.length;
  const shadow = [0.62, 0.56, 0.52].map((share) =>
    path(walk(start, heading, moves, 0), {
      ...line(band * share * 2),
      stroke: p.night,
      'stroke-opacity': p.isDark ? 0.22 : 0.07,
    }),
  );
  const drawn = stripes.map((color, index) => {
    const offset = (index - (stripes.length - 1) / 2) * stripe;
    const shade = mix(color, p.isDark ? p.night : p.deep, p.isDark ? 0.42 : 0.2);
    const stroke = linear([0, 0], [width * 0.9, height], color, shade);
    return path(walk(start, heading, moves, offset), { ...line(stripe + 0.7), stroke });
  });
  return shadow.join('') + drawn.join('');
}

const line = (thickness: number) => ({ fill: 'none', 'stroke-width': thickness });

function stripesFor({ pigments: p }: Panel, random: Random): string[] {
  const rows = p.isDark
    ? [
        [p.deep, p.rich, p.accent, p.bright, p.second],
        [p.second, p.pale, p.accent, p.rich],
        [p.accent, p.pale, p.second, p.side, p.rich, p.deep],
        [p.pale, p.accent, p.deep, p.second],
      ]
    : [
        [p.deep, p.accent, p.second, p.secondPale],
        [p.accent, p.side, p.second, p.sidePale, p.deep],
        [p.second, p.accent, p.deep],
        [p.pale, p.accent, p.deep, p.second, p.secondPale],
      ];
  const stripes = rows[random.whole(0, rows.length - 1)] ?? [];
  return random.chance(0.5) ? stripes : [...stripes].reverse();
}

/** The way of one stripe that runs `offset` to the right of the band's middle. */
function walk([startX, startY]: Point, heading: number, moves: readonly Move[], offset: number): string {
  let angle = (heading * Math.PI) / 180;
  let [x, y] = [startX, startY];
  const here = (): string => `${figure(x - Math.sin(angle) * offset)} ${figure(y + Math.cos(angle) * offset)}`;
  let d = `M${here()}`;
  for (const move of moves) {
    if ('run' in move) {
      x += Math.cos(angle) * move.run;
      y += Math.sin(angle) * move.run;
      d += `L${here()}`;
      continue;
    }
    const side = Math.sign(move.turn);
    const [centerX, centerY] = [x - Math.sin(angle) * move.radius * side, y + Math.cos(angle) * move.radius * side];
    const r = Math.max(move.radius - offset * side, 0.5);
    // Arcs of a half turn or more are drawn in parts, since two ends alone do not say which way round.
    const parts = Math.ceil(Math.abs(move.turn) / 90);
    for (let part = 0; part < parts; part++) {
      angle += (move.turn / parts / 180) * Math.PI;
      x = centerX + Math.sin(angle) * move.radius * side;
      y = centerY - Math.cos(angle) * move.radius * side;
      d += `A${figure(r)} ${figure(r)} 0 0 ${side > 0 ? 1 : 0} ${here()}`;
    }
  }
  return d;
}
