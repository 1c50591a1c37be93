import type { Panel } from '../panel.ts';
import { mix } from '../pigments.ts';
import { figure, type Point, path } from '../shapes.ts';

type Field = (at: Point) => number;
const sizeSteps = 14;

/** A halftone: one lattice of dots whose sizes draw a wave, a ball, a whirl or a fall of light. */
export function drawDots(panel: Panel): string {
  const { pigments: p, random, width, height, short, linear, radial, fillAll } = panel;
  const cell = Math.max(short / random.between(18, 27), Math.sqrt((width * height) / 3000));
  const isLong = Math.max(width, height) > short * 2.2;
  const field = random.pick(isLong ? [wave, whirl, fall, wave] : [wave, ball, whirl, fall])(panel);
  const isTurned = random.chance(0.45);
  // A turned lattice holds twice as many dots, and they should not run together.
  const largest = cell * (isTurned ? 0.37 : 0.5);
  const [light, dark] = p.isDark ? [p.second, p.accent] : [p.second, p.accent];
  const sizes = new Map<number, string>();
  for (const [x, y] of lattice(panel, cell, isTurned)) {
    const step = Math.round(Math.min(Math.max(field([x / width, y / height]), 0), 1) * sizeSteps);
    if (step > 0) sizes.set(step, `${sizes.get(step) ?? ''}M${figure(x)} ${figure(y)}h.01`);
  }
  const corner: Point = [random.pick([0, width]), random.pick([0, height])];
  const opposite: Point = [width - corner[0], height - corner[1]];
  const ink = linear(corner, opposite, light, dark);
  const glow = p.isDark ? ([p.rich, 0.75] as const) : ([p.pale, 0.9] as const);
  const ground = p.isDark ? mix(p.ground, p.night, 0.6) : mix(p.ground, p.mist, 0.6);
  const dots = [...sizes].map(([step, d]) =>
    path(d, { fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-width': (largest * 2 * step) / sizeSteps }),
  );
  const shine = radial(corner, [width * 0.95, height * 0.95], glow, [glow[0], 0]);
  return fillAll(ground) + fillAll(shine) + dots.join('');
}

function lattice({ width, height }: Panel, cell: number, isTurned: boolean): Point[] {
  const rise = isTurned ? cell / 2 : cell;
  const points: Point[] = [];
  for (let row = 0; row * rise < height + cell; row++)
    for (let x = isTurned && row % 2 ? 0 : cell / 2; x < width + cell; x += cell)
      points.push([x, row * rise + cell / 2]);
  return points;
}

function wave({ random, width, height }: Panel): Field {
  const stretch = width / height;
  const [turns, lean, phase] = [random.between(0.9, 1.6), random.between(-0.8, 0.8), random.next()];
  const swell = random.between(0.12, 0.22);
  return ([x, y]) => {
    const bend = swell * Math.sin(Math.PI * 2 * (x * Math.max(1, stretch / 1.5) * 0.7 + phase));
    const crest = Math.sin(Math.PI * 2 * ((y + bend) * turns + x * lean * 0.5 + phase));
    return 0.12 + 0.78 * ((crest + 1) / 2) ** 1.6;
  };
}

function ball({ random, width, height, short }: Panel): Field {
  const center: Point = [random.between(0.38, 0.62) * width, random.between(0.4, 0.6) * height];
  const radius = short * random.between(0.4, 0.56);
  const lightAt = random.between(0, Math.PI * 2);
  return ([x, y]) => {
    const [dx, dy] = [(x * width - center[0]) / radius, (y * height - center[1]) / radius];
    const away = dx * dx + dy * dy;
    if (away > 1) return 0.1 * Math.max(0, 1.9 - away);
    const facing = dx * Math.cos(lightAt) + dy * Math.sin(lightAt) + Math.sqrt(1 - away) * 0.75;
    return 0.16 + (0.74 * Math.max(0, facing)) / 1.25;
  };
}

function whirl({ random, width, height }: Panel): Field {
  const center: Point = [random.between(0.2, 0.8), random.between(0.25, 0.75)];
  const [arms, twist, hand] = [random.whole(2, 4), random.between(4, 8), random.pick([1, -1])];
  return ([x, y]) => {
    const [dx, dy] = [(x - center[0]) * Math.max(1, width / height), (y - center[1]) * Math.max(1, height / width)];
    const away = Math.hypot(dx, dy);
    const arm = Math.cos(arms * Math.atan2(dy, dx) * hand + twist * Math.sqrt(away) * 2);
    return (0.5 + 0.5 * arm) ** 1.5 * Math.min(1, 0.25 + away * 1.8) * Math.max(0.25, 1.1 - away * 0.45);
  };
}

function fall({ random, width, height }: Panel): Field {
  const [fromRight, fromBelow] = [random.chance(0.5), random.chance(0.5)];
  const [bands, phase] = [random.between(1.6, 2.6), random.next()];
  return ([x, y]) => {
    const across = (fromRight ? x : 1 - x) * Math.max(1, width / height) ** 0.5;
    const down = fromBelow ? y : 1 - y;
    const near = (across * 0.75 + down * 0.9) / 1.55;
    const ripple = 0.72 + 0.28 * Math.sin(Math.PI * 2 * (bands * Math.hypot(across - 0.9, down - 0.9) + phase));
    return Math.min(near ** 1.7 * ripple * 1.25, 0.94);
  };
}
