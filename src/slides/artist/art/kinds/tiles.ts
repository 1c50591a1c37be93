import type { Panel } from '../panel.ts';
import { box, circle, group, halfDisc, path, polygon } from '../shapes.ts';
import { type ColoredTile, colorTiles, layTiles } from './tile-board.ts';

/** Square tiles of half discs, quarter rings and triangles, a few of them four times as large. */
export function drawTiles(panel: Panel): string {
  const { pigments: p, random, width, height } = panel;
  const columns = Math.max(2, Math.round(width / tileSize(panel)));
  const size = width / columns;
  const rows = Math.max(1, Math.ceil(height / size - 0.02));
  const colors = random.shuffle(
    p.isDark
      ? [p.night, p.deep, p.rich, p.accent, p.second, random.chance(0.5) ? p.pale : p.side]
      : [p.deep, p.accent, p.second, p.pale, p.mist, random.chance(0.5) ? p.side : p.sidePale],
  );
  const board = layTiles({ columns, rows, random });
  const top = random.chance(0.5) ? 0 : height - rows * size;
  const drawn = colorTiles({ tiles: board, colors, random }).map((tile) => drawTile(panel, tile, size, top));
  return panel.fillAll(p.isDark ? p.night : p.mist) + drawn.join('');
}

function tileSize({ width, height, short, random }: Panel): number {
  const across = Math.max(width, height) / short > 2.5 ? 2 : 3;
  return short / (across + (random.chance(0.5) ? 0 : 1));
}

function drawTile({ random }: Panel, { column, row, span, colors }: ColoredTile, unit: number, top: number): string {
  const [ground, ink] = colors;
  const size = unit * span;
  const [x, y] = [column * unit, row * unit + top];
  // A hair of overlap, or the ground shows through as thin lines where tiles meet.
  const back = box([x, y], [size + 0.6, size + 0.6], { fill: ground });
  if (!ink) return back;
  const figures = random.pick(span > 1 ? largeFigures : smallFigures)(ink, ground);
  const turn = random.whole(0, 3) * 90;
  const place = `translate(${[x + size / 2, y + size / 2].map((at) => at.toFixed(1)).join(' ')}) rotate(${turn}) scale(${(size / 100).toFixed(4)})`;
  return back + group({ transform: place }, figures);
}

type Figures = (ink: string, ground: string) => string;
/** Each drawn from -50 to 50. */
const quarter: Figures = (fill) => path('M-50 -50H50A100 100 0 0 1 -50 50Z', { fill });
const quarterRings: Figures = (fill, ground) =>
  [100, 75, 50, 25]
    .map((r, index) => path(`M-50 -50H${r - 50}A${r} ${r} 0 0 1 -50 ${r - 50}Z`, { fill: index % 2 ? ground : fill }))
    .join('');
const halves: Figures = (fill) => path(halfDisc([0, -50], 50, 90) + halfDisc([0, 0], 50, 90), { fill });
const bigHalf: Figures = (fill) => path(halfDisc([0, -50], 50, 90), { fill });
const arch: Figures = (fill) => path('M-50 50V0A50 50 0 0 1 50 0V50Z', { fill });
const leaf: Figures = (fill) => path('M-50 -50H0A50 50 0 0 1 50 0V50H0A50 50 0 0 1 -50 0Z', { fill });
const disc: Figures = (fill) => circle([0, 0], 27, { fill });
const fullDisc: Figures = (fill) => circle([0, 0], 50, { fill });
const ring: Figures = (fill, ground) => circle([0, 0], 50, { fill }) + circle([0, 0], 25, { fill: ground });
const triangle: Figures = (fill) =>
  polygon(
    [
      [-50, -50],
      [50, -50],
      [-50, 50],
    ],
    { fill },
  );
const peaks: Figures = (fill) =>
  polygon(
    [
      [-50, 0],
      [0, -50],
      [0, 0],
    ],
    { fill },
  ) +
  polygon(
    [
      [0, 0],
      [50, -50],
      [50, 0],
    ],
    { fill },
  ) +
  polygon(
    [
      [-50, 50],
      [0, 0],
      [0, 50],
    ],
    { fill },
  ) +
  polygon(
    [
      [0, 50],
      [50, 0],
      [50, 50],
    ],
    { fill },
  );
const stripes: Figures = (fill) =>
  [-50, -25, 0, 25].map((x, index) => box([x, -50], [12.5, 100], { fill, opacity: index > 4 ? 0 : 1 })).join('');
const petals: Figures = (fill) =>
  path(
    'M-50 -50H0A50 50 0 0 1 -50 0ZM50 -50H0A50 50 0 0 0 50 0ZM-50 50H0A50 50 0 0 0 -50 0ZM50 50H0A50 50 0 0 1 50 0Z',
    { fill },
  );
const hourglass: Figures = (fill) =>
  polygon(
    [
      [-50, -50],
      [50, -50],
      [-50, 50],
      [50, 50],
    ],
    { fill },
  );

const smallFigures = [
  quarter,
  quarterRings,
  halves,
  bigHalf,
  arch,
  leaf,
  disc,
  fullDisc,
  ring,
  triangle,
  peaks,
  stripes,
  petals,
  hourglass,
  quarter,
  leaf,
] as const;
const largeFigures = [quarter, quarterRings, arch, ring, leaf, halves, petals] as const;
