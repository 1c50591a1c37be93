import type { Panel } from '../panel.ts';
import { onLadder } from '../pigments.ts';
import { group, type Point, path } from '../shapes.ts';
import { heightLine, levelsOf, survey } from './height-lines.ts';

/** A map of hills: sheets of cut paper lying on each other, or the fine lines of a surveyor with one level coloured. */
export function drawContours(panel: Panel): string {
  return panel.random.chance(0.6) ? paper(panel) : map(panel);
}

function hills({ random, width, height, short }: Panel): (at: Point) => number {
  const count = random.whole(3, 5) + Math.round(Math.max(width, height) / short / 1.5);
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: ((index + random.between(0.1, 0.9)) / count) * width,
    y: random.between(-0.05, 1.05) * height,
    reach: short * random.between(0.22, 0.5),
    lift: random.between(0.5, 1) * (index % 3 === 2 ? -0.7 : 1),
  }));
  if (height > width)
    for (const peak of peaks) [peak.x, peak.y] = [(peak.y / height) * width, (peak.x / width) * height];
  const lean = random.between(0, Math.PI * 2);
  const swell = random.between(0, Math.PI * 2);
  return ([x, y]) => {
    const slope = 0.25 * ((x / width - 0.5) * Math.cos(lean) + (y / height - 0.5) * Math.sin(lean));
    const roll = 0.07 * Math.sin((x / short) * 5 + swell) * Math.sin((y / short) * 4.3 + swell * 1.7);
    return peaks.reduce(
      (sum, peak) => sum + peak.lift * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.reach ** 2)),
      slope + roll,
    );
  };
}

function paper(panel: Panel): string {
  const { pigments: p, random, short, linear, fillAll, width, height } = panel;
  const heights = survey(panel, hills(panel));
  const levels = random.whole(6, 8);
  const levelAt = levelsOf(heights);
  const rising: [string, ...string[]] = p.isDark
    ? [p.night, p.deep, p.rich, p.accent, p.bright]
    : [p.deep, p.accent, p.second, p.secondPale, p.mist];
  const other: [string, ...string[]] = p.isDark
    ? [p.accent, p.rich, p.sideDeep, p.night]
    : [p.mist, p.pale, p.side, p.accent, p.deep];
  const ladder = random.chance(0.6) ? rising : other;
  const highlight = random.chance(0.5) ? levels - 1 : random.whole(2, levels - 1);
  const sheets = Array.from({ length: levels }, (_, index) => {
    const d = heightLine(heights, levelAt((index + 0.9) / (levels + 0.75)), true);
    const color = index === highlight ? p.second : onLadder(ladder, (index + 1) / levels);
    const shadow = [1, 0.55].map((share) =>
      group(
        { transform: `translate(${(short * 0.012 * share).toFixed(1)} ${(short * 0.018 * share).toFixed(1)})` },
        path(d, { fill: p.night, 'fill-opacity': p.isDark ? 0.3 : 0.16 }),
      ),
    );
    return (
      shadow.join('') +
      path(d, {
        fill: linear([0, 0], [width, height], color, onLadder([color, onLadder(ladder, index / levels)], 0.45)),
      })
    );
  });
  return fillAll(ladder[0]) + sheets.join('');
}

function map(panel: Panel): string {
  const { pigments: p, random, short, width, height, linear, fillAll, radial } = panel;
  const heights = survey(panel, hills(panel));
  const levels = random.whole(20, 26);
  const levelAt = levelsOf(heights);
  const [lowest, highest] = [levelAt(0), levelAt(1)];
  const [from, to] = p.isDark ? [p.deep, p.night] : [p.mist, p.pale];
  const ink = p.isDark
    ? linear([0, 0], [width, height], p.bright, p.second)
    : linear([0, 0], [width, height], p.accent, p.deep);
  const at = (index: number): number => lowest + ((index + 0.5) / levels) * (highest - lowest);
  const lines = Array.from({ length: levels }, (_, index) =>
    path(heightLine(heights, at(index), false), {
      fill: 'none',
      stroke: ink,
      'stroke-width': index % 5 === 0 ? short * 0.0042 : short * 0.0021,
      'stroke-opacity': index % 5 === 0 ? 0.95 : 0.6,
    }),
  );
  const filled = (share: number, color: string, opacity: number): string =>
    path(heightLine(heights, levelAt(share), true), {
      fill: color,
      'fill-opacity': opacity,
    });
  const low = random.between(0.45, 0.6);
  const tops =
    filled(low, p.accent, p.isDark ? 0.28 : 0.16) +
    filled(low + 0.22, p.isDark ? p.accent : p.second, p.isDark ? 0.5 : 0.6) +
    filled(0.93, p.isDark ? p.second : p.accent, 0.95);
  const glow = radial(
    [width * random.next(), height * random.next()],
    Math.max(width, height) * 0.7,
    [p.isDark ? p.rich : p.secondPale, 0.8],
    [p.isDark ? p.rich : p.secondPale, 0],
  );
  return fillAll(linear([0, 0], [width, height], from, to)) + fillAll(glow) + tops + lines.join('');
}
