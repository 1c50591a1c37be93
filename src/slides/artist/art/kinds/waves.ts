import type { Panel } from '../panel.ts';
import { curveThrough, figure, type Point, path } from '../shapes.ts';

type Edge = (share: number) => number;

const lineCount = 70;
/** Lines of like strength are one path, which a renderer strokes much faster. */
const strengths = [0.95, 0.7, 0.56, 0.48, 0.42, 0.37, 0.33, 0.29, 0.25, 0.21];

/** A bundle of fine lines that swings through a sky of soft colours. */
export function drawWaves(panel: Panel): string {
  const { random } = panel;
  const bundles = random.chance(0.55) ? 1 : 2;
  return sky(panel) + Array.from({ length: bundles }, (_, index) => bundle(panel, index)).join('');
}

function sky({ pigments: p, random, width, height, linear, radial, fillAll }: Panel): string {
  const clouds = random.shuffle(p.isDark ? [p.accent, p.second, p.side] : [p.second, p.accent, p.side]);
  const base = p.isDark ? [p.night, p.deep] : [p.secondPale, p.sidePale];
  const turn = random.between(0, Math.PI * 2);
  const drawn = clouds.map((color, index) => {
    const angle = turn + (index * Math.PI * 2) / 3 + random.between(-0.3, 0.3);
    const center: Point = [width * (0.5 + 0.55 * Math.cos(angle)), height * (0.5 + 0.55 * Math.sin(angle))];
    const reach = random.between(0.62, 0.86);
    const radius: Point = [Math.max(width, height * 0.7) * reach, Math.max(height, width * 0.7) * reach];
    return fillAll(radial(center, radius, [color, p.isDark ? 0.95 : 1], [color, 0]));
  });
  return fillAll(linear([0, 0], [width, height], base[0] ?? p.ground, base[1] ?? p.ground)) + drawn.join('');
}

function bundle({ pigments: p, random, width, height, linear }: Panel, index: number): string {
  const stretch = Math.max(1, width / height / 1.4);
  const swing = (middle: number, size: number): Edge => {
    const [turns, phase, extra] = [random.between(0.6, 1.05) * stretch, random.next(), random.next()];
    return (share) =>
      middle +
      size *
        (0.78 * Math.sin(Math.PI * 2 * (share * turns + phase)) +
          0.22 * Math.sin(Math.PI * 2 * (share * turns * 1.9 + extra)));
  };
  const middle = index === 0 ? random.between(0.4, 0.58) : random.between(0.3, 0.7);
  const crest = swing(middle, random.between(0.21, 0.33));
  const tail = swing(middle + random.between(0.16, 0.3) * (random.chance(0.5) ? 1 : -1), random.between(0.14, 0.3));
  const steps = Math.round(9 + 5 * stretch);
  const line = (share: number): string => {
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const place = step / steps;
      const y = crest(place) * (1 - share) + tail(place) * share;
      return [width * (place * 1.06 - 0.03), height * y];
    });
    return curveThrough(points);
  };
  const light = p.isDark ? p.mist : '#ffffff';
  const shine = linear([0, 0], [width, 0], [light, 1], [p.isDark ? p.pale : p.secondPale, 0.75]);
  const perStrength = Math.ceil(lineCount / strengths.length);
  const lines = strengths.map((strength, band) => {
    const shares = Array.from({ length: perStrength }, (_, place) => (band * perStrength + place) / lineCount);
    const d = shares.map((share) => line(share ** 1.25)).join('');
    return path(d, {
      fill: 'none',
      stroke: shine,
      'stroke-width': 1.3,
      'stroke-opacity': strength * (index ? 0.55 : 1),
    });
  });
  const [up, down] = [height * (middle - 0.3), height * (middle + 0.45)];
  const below = linear(
    [0, up],
    [0, down],
    [p.isDark ? p.night : p.accent, p.isDark ? 0.75 : 0.7],
    [p.isDark ? p.night : p.accent, 0],
  );
  const shade = index
    ? ''
    : path(`${line(0)}L${figure(width * 1.03)} ${figure(height)}L0 ${figure(height)}Z`, { fill: below });
  return shade + lines.join('');
}
