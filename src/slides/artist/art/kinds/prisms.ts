import type { Panel } from '../panel.ts';
import { mix, onLadder } from '../pigments.ts';
import type { Random } from '../random.ts';
import { type Point, polygon } from '../shapes.ts';

/** How many storeys stand on the square u steps down to the right and v steps down to the left. */
type Rise = (u: number, v: number) => number;
const storeys = 6;
type Yard = { random: Random; across: number; down: number };

/** A town of square towers seen from above, lit from one side: its roofs draw a stair, a hill, a valley or a wave. */
export function drawPrisms(panel: Panel): string {
  const { pigments: p, random, width, height, short, linear, fillAll } = panel;
  const half = Math.max(short / random.between(6, 10), Math.sqrt(width * height) / 18);
  const drop = half * 0.577;
  const storey = half * random.between(0.42, 0.72);
  const rise = random.pick([pyramid, pit, ridges, city, city])({ random, across: width / half, down: height / drop });
  const roofs = random.pick<[string, ...string[]]>(
    p.isDark
      ? [
          [p.deep, p.rich, p.accent, p.bright],
          [p.night, p.rich, p.accent, p.second],
          [p.sideDeep, p.rich, p.accent, p.pale],
        ]
      : [
          [p.accent, p.second, p.secondPale, '#ffffff'],
          [p.side, p.sidePale, p.mist, '#ffffff'],
          [p.second, p.secondPale, p.mist, p.pale],
        ],
  );
  const lit = p.isDark ? mix(p.accent, p.night, 0.3) : mix(p.accent, p.pale, 0.25);
  const dim = p.isDark ? mix(p.rich, p.night, 0.62) : mix(p.accent, p.deep, 0.6);
  const [far, near] = p.isDark ? [0.1, 0.5] : [0.25, 0];
  const wall = (color: string): string =>
    linear([0, 0], [0, height], mix(color, p.isDark ? p.night : p.mist, far), mix(color, p.night, near));
  const walls = random.chance(0.5) ? [wall(lit), wall(dim)] : [wall(dim), wall(lit)];
  const special = random.between(0.03, 0.06);
  const levelAt = (u: number, v: number): number => Math.min(Math.max(rise(u, v), 0), storeys);
  const drawn: string[] = [];
  for (let row = -1; row * drop < height + storeys * storey + drop; row++) {
    for (let column = row % 2 ? 1 : 0; (column - 1) * half < width; column += 2) {
      const [u, v] = [(column + row) / 2, (row - column) / 2];
      const level = levelAt(u, v);
      const roof = random.chance(special) ? (p.isDark ? p.second : p.accent) : onLadder(roofs, level / storeys);
      const at: Point = [column * half, row * drop - level * storey];
      const below = [level - levelAt(u, v + 1), level - levelAt(u + 1, v)].map((steps) => steps * storey);
      drawn.push(tower({ at, half, drop, below }, [walls[0] ?? lit, walls[1] ?? dim, roof]));
    }
  }
  const haze: [string, number] = [p.isDark ? p.night : p.mist, p.isDark ? 0.5 : 0.35];
  return (
    fillAll(p.isDark ? p.night : p.accent) +
    drawn.join('') +
    fillAll(linear([0, 0], [0, height * 0.8], haze, [haze[0], 0]))
  );
}

/** A roof, and the walls under it as far as the neighbours in front leave them in sight. */
function tower(
  { at: [x, y], half, drop, below }: { at: Point; half: number; drop: number; below: readonly number[] },
  [left, right, roof]: readonly [string, string, string],
): string {
  // Faces overlap by a hair, or the ground shows through where they meet.
  const gap = 0.5;
  const [leftDepth = 0, rightDepth = 0] = below;
  const wall = (hand: number, depth: number, fill: string): string =>
    depth <= 0
      ? ''
      : polygon(
          [
            [x - gap * hand, y + drop],
            [x + (half + gap) * hand, y],
            [x + (half + gap) * hand, y + depth + gap],
            [x - gap * hand, y + drop + depth + gap],
          ],
          { fill },
        );
  const top: Point[] = [
    [x, y - drop - gap],
    [x + half + gap, y],
    [x, y + drop + gap],
    [x - half - gap, y],
  ];
  return wall(-1, leftDepth, left) + wall(1, rightDepth, right) + polygon(top, { fill: roof });
}

/** The square under a place on the panel, in shares of its sides. */
function squareAt({ across, down }: Yard, x: number, y: number): { u: number; v: number } {
  const [column, row] = [Math.round(across * x), Math.round(down * y)];
  return { u: Math.round((row + column) / 2), v: Math.round((row - column) / 2) };
}

function pyramid(yard: Yard): Rise {
  const { random, across, down } = yard;
  const tops = [squareAt(yard, random.between(0.25, 0.75), random.between(0.4, 0.7))];
  if (across > down * 1.1)
    tops.push(
      squareAt(yard, random.between(0.02, 0.2), random.between(0.6, 1)),
      squareAt(yard, random.between(0.8, 0.98), random.between(0.6, 1)),
    );
  else
    tops.push(
      squareAt(yard, random.pick([0.1, 0.9]), random.between(0.95, 1.15)),
      squareAt(yard, random.pick([0, 1]), random.between(0, 0.2)),
    );
  return (u, v) =>
    Math.max(...tops.map((top, index) => storeys - index - Math.max(Math.abs(u - top.u), Math.abs(v - top.v))), 0);
}

function pit(yard: Yard): Rise {
  const { random } = yard;
  const bottom = squareAt(yard, random.between(0.3, 0.7), random.between(0.45, 0.75));
  return (u, v) => Math.max(Math.abs(u - bottom.u), Math.abs(v - bottom.v)) - 1;
}

/** Flights of stairs up and down, side by side. */
function ridges({ random }: Yard): Rise {
  const [start, runsLeft, isCut] = [random.whole(0, 20), random.chance(0.5), random.whole(3, 5)];
  return (u, v) => {
    const [along, beside] = runsLeft ? [v, u] : [u, v];
    const shift = Math.floor((beside + 40) / isCut) % 2 === 0 ? 0 : storeys / 2;
    return Math.abs(((along + start + shift + storeys * 40) % (storeys * 2)) - storeys);
  };
}

/** Houses of two by two squares between streets. */
function city({ random }: Yard): Rise {
  const heights = Array.from({ length: 97 }, () => random.pick([0, 1, 1, 2, 2, 3, 4, 5]));
  const street = random.pick([2, 3]);
  return (u, v) => {
    const [blockU, blockV] = [Math.floor((u + 60) / street), Math.floor((v + 60) / street)];
    return heights[(blockU * 13 + blockV * 31) % heights.length] ?? 0;
  };
}
