import { mix } from '../pigments.ts';
import { box, circle, ellipse, group, type Point } from '../shapes.ts';
import { floorOf, placeIn, type Scene, skyOf, sun } from './props.ts';

/** A row of dominoes: the first one leans, each is larger than the one before, and the last still stands. */
export const drawDominoes: Scene = (panel, t) => {
  const { width, height, random, linear } = panel;
  const { unit, floor, isWide, isTall } = placeIn(panel, 0.76);
  const side = random.pick([1, -1]);
  const count = isWide ? random.whole(10, 12) : random.whole(5, 6);
  const growth = isWide ? 1.13 : isTall ? 1.42 : 1.36;
  const heights = Array.from({ length: count }, (_, index) => growth ** index);
  const total = heights.reduce((sum, tall) => sum + tall * 0.52, 0);
  const scale = (width * 0.9) / total;
  const cap = (floor - height * 0.1) / (heights[count - 1] ?? 1);
  const size = Math.min(scale, cap);
  const leaning = random.whole(2, Math.max(2, Math.floor(count / 2)));
  const start = (width - total * size) / 2;
  let at = start;
  const stones = heights.map((tall, index) => {
    const high = tall * size;
    const thick = high * 0.21;
    const foot = at + high * 0.36;
    at += high * 0.52;
    const lean = index < leaning ? 34 - index * (16 / leaning) : index === leaning ? 12 : 0;
    const x = side > 0 ? foot : width - foot;
    const isLast = index === count - 1;
    return {
      shadow: ellipse([x - side * high * 0.1, floor + high * 0.036], [high * 0.4, high * 0.035], {
        fill: t.dark,
        opacity: 0.35,
      }),
      stone: stone(
        [x, floor],
        high,
        thick,
        lean * side,
        side,
        isLast
          ? { face: t.pop, edge: t.popShade, dot: t.light }
          : {
              face: mix(t.body, t.mid, 0.4 - (0.4 * index) / count),
              edge: mix(t.bodyShade, t.near, 0.35),
              dot: t.light,
            },
      ),
    };
  });
  const last = size * (heights[count - 1] ?? 1);
  const r = Math.min(last * 0.52, unit * 3);
  const light: Point = [side > 0 ? width - r * 0.9 : r * 0.9, floor - last * 0.72];
  const ball = Math.max(size * 0.42, unit * 0.26);
  const firstX = side > 0 ? start - ball * 0.6 : width - start + ball * 0.6;
  return [
    skyOf(panel, t, floor),
    sun(panel, light, r, { color: mix(t.skyLow, t.glow, 0.6), glow: t.glow }),
    floorOf(panel, floor, t.mid, t.near),
    ...stones.map(({ shadow }) => shadow),
    box([0, floor], [width, height - floor], { fill: linear([0, floor], [0, height], [t.dark, 0], [t.dark, 0.25]) }),
    circle([firstX, floor - ball], ball, { fill: t.pop }),
    ...stones.map(({ stone: drawn }) => drawn),
  ].join('');
};

/** Seen a little from the side: its face and the edge towards us. */
function stone(
  [x, y]: Point,
  high: number,
  thick: number,
  lean: number,
  side: number,
  paint: { face: string; edge: string; dot: string },
): string {
  const half = thick / 2;
  const pivot = x + side * half;
  const face = box([x - half, y - high], [thick, high], { fill: paint.face, rx: thick * 0.16 });
  const edge = box([side > 0 ? x + half - thick * 0.34 : x - half, y - high], [thick * 0.34, high], {
    fill: paint.edge,
    rx: thick * 0.12,
  });
  const dots = [0.18, 0.32, 0.68, 0.82].map((share) =>
    circle([x - side * thick * 0.16, y - high * share], thick * 0.11, { fill: paint.dot, opacity: 0.85 }),
  );
  return group({ transform: `rotate(${lean.toFixed(1)} ${pivot.toFixed(1)} ${y.toFixed(1)})` }, face, edge, ...dots);
}
