import { mix } from '../pigments.ts';
import { ellipse, figure, group, type Point, path } from '../shapes.ts';
import { fallenShadow, floorOf, person, placeIn, type Scene } from './props.ts';

/** Somebody small before a tall mirror, who looks back large. */
export const drawMirror: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll, clip } = panel;
  const { unit, floor, x: middle, isWide, isTall } = placeIn(panel, 0.8);
  const side = random.pick([1, -1]);
  const x = middle + (isWide ? 0 : side * unit * 0.7);
  const [rx, ry] = isWide ? [unit * 1.75, unit * 2.9] : isTall ? [unit * 2.05, unit * 3.35] : [unit * 2, unit * 3];
  const center: Point = [x, floor - ry * 1.06];
  const isOval = random.chance(0.55);
  const glass = (grow: number): string => {
    const [a, b] = [rx + grow, ry + grow];
    if (isOval) return ellipse(center, [a, b], {});
    return path(
      `M${figure(x - a)} ${figure(center[1] + b)}V${figure(center[1] - b + a)}A${figure(a)} ${figure(a)} 0 0 1 ${figure(x + a)} ${figure(center[1] - b + a)}V${figure(center[1] + b)}Z`,
      {},
    );
  };
  const filled = (grow: number, fill: string, opacity = 1): string => group({ fill, opacity }, glass(grow));
  const wall = fillAll(linear([0, 0], [0, floor], t.skyHigh, mix(t.skyLow, t.skyHigh, 0.3)));
  const shine = fillAll(radial(center, [ry * 1.9, ry * 1.9], [t.glow, 0.5], [t.glow, 0]));
  const ground = floorOf(panel, floor, mix(t.near, t.mid, 0.4), t.near);
  const room = [
    filled(0, linear([0, center[1] - ry], [0, center[1] + ry], mix(t.light, t.pop, 0.3), t.light)),
    person([x, center[1] + ry * (isOval ? 1.02 : 0.98)], ry * 1.72, {
      color: t.pop,
      shade: t.popShade,
      isFlipped: side < 0,
    }),
  ].join('');
  const streak = (share: number, thick: number): string =>
    path(
      `M${figure(x - rx * 1.4 + share * rx)} ${figure(center[1] + ry)}L${figure(x + rx * 0.1 + share * rx)} ${figure(center[1] - ry)}`,
      { stroke: '#ffffff', 'stroke-width': thick, 'stroke-opacity': 0.28 },
    );
  const reflection = group({ 'clip-path': clip(glass(0)) }, room, streak(0.1, unit * 0.5), streak(0.55, unit * 0.16));
  const foot: Point = [x - side * (rx + unit * (isWide ? 1.3 : 1.05)), floor + (height - floor) * 0.42];
  const tall = unit * (isWide ? 2.1 : 2.2);
  const stand = [-1, 1].map((hand) =>
    path(
      `M${figure(x + hand * rx * 0.7)} ${figure(floor - unit * 0.8)}L${figure(x + hand * rx * 0.95)} ${figure(floor + unit * 0.32)}`,
      { stroke: t.dark, 'stroke-width': unit * 0.16, 'stroke-linecap': 'round' },
    ),
  );
  const frames = isWide
    ? [-4, -3, -2, 2, 3, 4].map((step) => {
        const at = x + step * unit * 3.4;
        return at < -unit || at > width + unit
          ? ''
          : ellipse([at, center[1]], [unit * 0.95, unit * 1.7], { fill: mix(t.mid, t.near, 0.3), opacity: 0.6 });
      })
    : [];
  return [
    wall,
    shine,
    ...frames,
    ground,
    ellipse([x, floor + unit * 0.3], [rx * 1.2, unit * 0.22], { fill: t.dark, opacity: 0.35 }),
    ...stand,
    filled(unit * 0.26, linear([x - rx, 0], [x + rx, 0], t.body, t.bodyShade)),
    reflection,
    fallenShadow(panel, foot, unit * 0.4, [-side * unit * 0.9, unit * 1.2], t.dark, 0.5),
    person(foot, tall, { color: mix(t.dark, t.near, 0.4), shade: t.dark, isFlipped: side < 0 }),
  ].join('');
};
