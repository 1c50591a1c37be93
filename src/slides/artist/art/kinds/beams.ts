import type { Panel } from '../panel.ts';
import { mix } from '../pigments.ts';
import { box, circle, group, type Point, polygon } from '../shapes.ts';

/** Light: a fan of shafts from one lamp, or a bright evening seen through fluted glass. */
export function drawBeams(panel: Panel): string {
  return panel.random.chance(0.55) ? fan(panel) : flutes(panel);
}

function fan({ pigments: p, random, width, height, short, linear, radial, fillAll }: Panel): string {
  const isHigh = random.chance(0.65);
  const source: Point = [
    width * random.pick([0.08, 0.3, 0.5, 0.7, 0.92]),
    isHigh ? -short * 0.12 : height + short * 0.12,
  ];
  const reach = Math.hypot(width, height) * 1.25;
  const aim = Math.atan2(height * (isHigh ? 0.75 : 0.25) - source[1], width * random.between(0.35, 0.65) - source[0]);
  const spread = Math.min(
    1.15,
    Math.atan2(Math.max(width, height) * 0.55, Math.abs(source[1] - height * (isHigh ? 0.8 : 0.2))),
  );
  const count = random.whole(6, 9);
  const lamps = p.isDark ? [p.accent, p.second, p.bright, p.side] : [p.accent, p.second, '#ffffff', p.second];
  const at = (angle: number, far: number): Point => [
    source[0] + Math.cos(angle) * far,
    source[1] + Math.sin(angle) * far,
  ];
  const shafts = Array.from({ length: count }, (_, index) => {
    const middle = aim + spread * ((index + random.between(0.25, 0.75)) / count - 0.5) * 2;
    const half = (spread / count) * random.between(0.5, 1.5);
    const color = lamps[index % lamps.length] ?? p.accent;
    const strength = p.isDark ? random.between(0.55, 0.9) : random.between(0.6, 0.9);
    const fill = linear(source, at(middle, reach * random.between(0.75, 1)), [color, strength], [color, 0]);
    return polygon([source, at(middle - half, reach), at(middle + half, reach)], { fill });
  });
  const dust = Array.from({ length: 46 }, () => {
    const angle = aim + spread * random.between(-0.95, 0.95);
    const far = reach * random.between(0.12, 0.75);
    return circle(at(angle, far), short * random.between(0.0015, 0.006), {
      fill: p.isDark ? p.mist : '#ffffff',
      opacity: random.between(0.25, 0.9),
    });
  });
  const [top, bottom] = p.isDark ? [mix(p.night, p.deep, 0.5), p.night] : [p.secondPale, p.pale];
  const halo = radial(
    source,
    short * 0.95,
    [p.isDark ? p.bright : '#ffffff', 0.95],
    [p.isDark ? p.accent : '#ffffff', 0],
  );
  const [from, to]: [Point, Point] = isHigh
    ? [
        [0, 0],
        [0, height],
      ]
    : [
        [0, height],
        [0, 0],
      ];
  return fillAll(linear(from, to, top, bottom)) + shafts.join('') + fillAll(halo) + dust.join('');
}

function flutes({ pigments: p, random, width, height, short, linear, radial, boxed, fillAll, clip }: Panel): string {
  const count = Math.max(6, Math.round((width / short) * random.between(7, 11)));
  const flute = width / count;
  const sun: Point = [width * random.between(0.3, 0.7), height * random.between(0.4, 0.62)];
  const r = short * random.between(0.26, 0.36);
  const [sky, low, disc, ground] = random.pick(
    p.isDark
      ? [
          [p.night, p.rich, p.second, p.deep],
          [p.deep, p.accent, p.pale, p.night],
          [p.night, p.side, p.bright, p.deep],
        ]
      : [
          [p.secondPale, p.second, p.accent, p.pale],
          [p.sidePale, p.pale, p.accent, p.side],
          [p.mist, p.second, p.deep, p.accent],
        ],
  );
  const horizon = sun[1] + r * random.between(0.1, 0.6);
  const scene = (shift: number): string =>
    circle([sun[0] + shift, sun[1]], r, { fill: linear([0, sun[1] - r], [0, sun[1] + r], disc, mix(disc, low, 0.55)) });
  const base =
    fillAll(linear([0, 0], [0, horizon], sky, low)) +
    box([0, horizon], [width, height - horizon], {
      fill: linear([0, horizon], [0, height], mix(ground, low, 0.35), ground),
    });
  const glow = fillAll(radial([sun[0], horizon], [width * 0.7, height * 0.4], [disc, 0.5], [disc, 0]));
  const fluteShade = boxed(
    [0, 0],
    [1, 0],
    [p.isDark ? p.night : '#ffffff', p.isDark ? 0.5 : 0.5],
    [p.isDark ? p.pale : p.deep, p.isDark ? 0.1 : 0.12],
  );
  const bend = random.between(0.45, 0.9) * flute * random.pick([1, -1]);
  const slats = Array.from({ length: count }, (_, index) => {
    const x = index * flute;
    const window = clip(box([x, 0], [flute + 0.5, height], {}));
    const lens = bend * (((index * 7) % 5) / 2 - 1) * 1.6;
    return group({ 'clip-path': window }, scene(lens)) + box([x, 0], [flute + 0.5, height], { fill: fluteShade });
  });
  return base + glow + slats.join('');
}
