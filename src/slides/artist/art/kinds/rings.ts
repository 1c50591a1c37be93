import type { Panel } from '../panel.ts';
import { onLadder } from '../pigments.ts';
import { circle, curveThrough, type Point, path } from '../shapes.ts';

/** Circles within circles: a well one looks down, arcs on their orbits, or ripples of two drops that meet. */
export function drawRings(panel: Panel): string {
  return panel.random.pick([well, orbits, ripples])(panel);
}

function ladderOf({ pigments: p, random }: Panel): [string, ...string[]] {
  const isRising = random.chance(0.6);
  const core = random.pick([p.second, p.second, p.side]);
  if (p.isDark)
    return isRising ? [p.night, p.deep, p.rich, p.accent, p.bright] : [core, p.accent, p.rich, p.deep, p.night];
  return isRising ? [p.mist, p.pale, core, p.accent, p.deep] : [p.deep, p.accent, core, p.pale, p.mist];
}

function center({ random, width, height }: Panel): Point {
  return random.pick<Point>([
    [width * random.between(0.4, 0.6), height * random.between(0.4, 0.6)],
    [width * random.between(0.3, 0.7), height * random.between(0.92, 1.05)],
    [width * random.pick([0.05, 0.95]), height * random.between(0.3, 0.7)],
    [width * random.pick([0.1, 0.9]), height * random.pick([0.1, 0.9])],
  ]);
}

const reachFrom = ([x, y]: Point, { width, height }: Panel): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));

function well(panel: Panel): string {
  const { random, pigments: p, short, radial, linear, fillAll } = panel;
  const ladder = ladderOf(panel);
  const [x, y] = center(panel);
  const count = random.whole(7, 10);
  const outer = reachFrom([x, y], panel) * 1.02;
  const inner = short * random.between(0.07, 0.13);
  const lean = random.between(0, Math.PI * 2);
  const drift = short * random.between(0.1, 0.24);
  const discs = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const r = inner + (outer - inner) * (1 - share) ** 1.35;
    const at: Point = [x + Math.cos(lean) * drift * share ** 1.5, y + Math.sin(lean) * drift * share ** 1.5];
    const color = onLadder(ladder, share);
    const lit = onLadder(ladder, share - 0.16);
    const shadow = radial(at, r * 1.12 + short * 0.03, [p.night, p.isDark ? 0.5 : 0.28], [p.night, 0]);
    const fill = linear(
      [at[0] - r, at[1] - r],
      [at[0] + r, at[1] + r],
      index % 2 ? color : lit,
      index % 2 ? lit : color,
    );
    return circle(at, r * 1.12 + short * 0.03, { fill: shadow }) + circle(at, r, { fill });
  });
  return fillAll(ladder[0]) + discs.join('');
}

/** Broad arcs on their orbits, each with a planet at its head. */
function orbits(panel: Panel): string {
  const { random, pigments: p, width, height, short, linear, radial, fillAll } = panel;
  const at = center(panel);
  const gap = short / random.between(8, 11);
  const count = Math.min(Math.ceil(reachFrom(at, panel) / gap), 16);
  const inks = random.shuffle(p.isDark ? [p.accent, p.second, p.bright, p.side] : [p.accent, p.second, p.deep, p.side]);
  const [from, to] = p.isDark ? [p.deep, p.night] : [p.mist, p.pale];
  const track = p.isDark ? p.bright : p.accent;
  const towardsMiddle = Math.atan2(height / 2 - at[1], width / 2 - at[0]);
  const arcs = Array.from({ length: count }, (_, index) => {
    const r = gap * (index + 1.1);
    const start = towardsMiddle + random.between(-2.6, 0.6);
    const sweep = random.between(0.9, 2.6);
    const ink = inks[(index * 3) % inks.length] ?? p.accent;
    const place = (angle: number): Point => [at[0] + r * Math.cos(angle), at[1] + r * Math.sin(angle)];
    const [tail, head] = [place(start), place(start + sweep)];
    const points = Array.from({ length: 9 }, (_, step) => place(start + (sweep * step) / 8));
    const stroke = linear(tail, head, [ink, 0], [ink, 1]);
    const thick = gap * random.pick([0.3, 0.46, 0.62]);
    return (
      circle(at, r, { fill: 'none', stroke: track, 'stroke-width': short * 0.0018, 'stroke-opacity': 0.4 }) +
      path(curveThrough(points), { fill: 'none', stroke, 'stroke-width': thick, 'stroke-linecap': 'round' }) +
      circle(head, thick * 0.32, { fill: p.isDark ? p.night : p.mist })
    );
  });
  const glow = radial(at, short * 0.9, [p.isDark ? p.accent : p.second, 0.55], [p.isDark ? p.accent : p.second, 0]);
  return (
    fillAll(linear([0, 0], [width, height], from, to)) +
    fillAll(glow) +
    arcs.join('') +
    circle(at, gap * 0.62, { fill: inks[1] ?? p.second })
  );
}

function ripples(panel: Panel): string {
  const { random, pigments: p, width, height, short, linear, radial, fillAll } = panel;
  const isAcross = width > height;
  const [near, far] = [random.between(0.12, 0.3), random.between(0.72, 0.9)];
  const sway = () => random.between(0.2, 0.8);
  const drops: Point[] = isAcross
    ? [
        [width * near, height * sway()],
        [width * far, height * sway()],
      ]
    : [
        [width * sway(), height * near],
        [width * sway(), height * far],
      ];
  const base = p.isDark
    ? linear([0, 0], [width, height], p.deep, p.night)
    : linear([0, 0], [width, height], p.mist, p.pale);
  const inks = p.isDark ? [p.bright, p.second] : [p.accent, p.deep];
  const gap = short / random.between(11, 16);
  const drawn = drops.map((at, drop) => {
    const ink = inks[drop] ?? p.accent;
    const glow = radial(
      at,
      short * 0.95,
      [p.isDark ? p.accent : p.second, p.isDark ? 0.75 : 0.85],
      [p.isDark ? p.accent : p.second, 0],
    );
    const count = Math.ceil(reachFrom(at, panel) / gap);
    const fade = radial(at, Math.max(width, height) * 0.8, [ink, 1], [ink, 0.06]);
    const rings = Array.from({ length: count }, (_, index) =>
      circle(at, gap * (index + 1), {
        fill: 'none',
        stroke: fade,
        'stroke-width': Math.max(gap * 0.36 * (1 - index / count) ** 2.4, short * 0.0016),
      }),
    );
    return [fillAll(glow), rings.join('') + circle(at, gap * 0.5, { fill: ink })];
  });
  return fillAll(base) + drawn.map(([glow]) => glow).join('') + drawn.map(([, rings]) => rings).join('');
}
