import { mix } from '../pigments.ts';
import { box, circle, ellipse, group, halfDisc, type Point, path } from '../shapes.ts';
import type { Scene } from './props.ts';

/** Plates on a laid table, seen from above, each with its fork and knife. */
export const drawTable: Scene = (panel, t) => {
  const { width, height, random, linear, fillAll } = panel;
  const isTall = height > width * 1.5;
  const r = Math.min(width * (isTall ? 0.29 : 0.3), height * (isTall ? 0.21 : 0.34));
  const count = Math.max(1, Math.round((isTall ? height : width) / (r * (isTall ? 2.5 : 4.4))));
  const start = random.between(0, 360);
  const cloth = fillAll(linear([0, 0], [width, height], t.mid, t.near));
  const stripe = isTall
    ? box([width * 0.14, 0], [width * 0.72, height], { fill: t.far, opacity: 0.5 })
    : box([0, height * 0.14], [width, height * 0.72], { fill: t.far, opacity: 0.5 });
  const places = Array.from({ length: count }, (_, index): Point => {
    const share = (index + 0.5) / count;
    return isTall ? [width / 2, height * share] : [width * share, height / 2];
  });
  const plate = ([x, y]: Point, index: number): string => {
    const turn = start + index * 115;
    const angle = (turn * Math.PI) / 180;
    const leaf: Point = [x + Math.cos(angle + 2.4) * r * 0.3, y + Math.sin(angle + 2.4) * r * 0.3];
    return [
      circle([x + r * 0.07, y + r * 0.1], r * 1.03, { fill: t.dark, opacity: 0.32 }),
      circle([x, y], r, { fill: linear([x - r, y - r], [x + r, y + r], t.light, mix(t.light, t.bodyShade, 0.22)) }),
      circle([x, y], r * 0.72, { fill: mix(t.light, t.bodyShade, 0.16) }),
      path(halfDisc([x, y], r * 0.56, turn), { fill: t.pop }),
      path(halfDisc([x, y], r * 0.34, turn), { fill: t.popShade }),
      ellipse(leaf, [r * 0.24, r * 0.13], {
        fill: t.body,
        transform: `rotate(${Math.round(turn + 40)} ${leaf.map(Math.round).join(' ')})`,
      }),
      ...[0, 1, 2].map((dot) => {
        const at = angle + Math.PI - 0.5 + dot * 0.42;
        return circle([x + Math.cos(at) * r * 0.46, y + Math.sin(at) * r * 0.46], r * 0.055, { fill: t.bodyShade });
      }),
    ].join('');
  };
  const cutlery = ([x, y]: Point): string => {
    const thick = r * 0.07;
    const paint = { fill: t.light };
    const fork = x - r * 1.38;
    const knife = x + r * 1.32;
    const tines = [-1.3, 0, 1.3].map((at) =>
      box([fork + at * thick - thick * 0.28, y - r * 0.85], [thick * 0.56, r * 0.5], { ...paint, rx: thick * 0.28 }),
    );
    return group(
      {},
      ...tines,
      box([fork - thick * 1.58, y - r * 0.45], [thick * 3.16, r * 0.17], { ...paint, rx: thick * 0.7 }),
      box([fork - thick / 2, y - r * 0.4], [thick, r * 1.25], { ...paint, rx: thick / 2 }),
      path(
        `M${knife.toFixed(1)} ${(y - r * 0.85).toFixed(1)}q${(thick * 2.4).toFixed(1)} ${(r * 0.2).toFixed(1)} ${(thick * 1.6).toFixed(1)} ${(r * 0.95).toFixed(1)}h${(-thick * 1.6).toFixed(1)}Z`,
        paint,
      ),
      box([knife, y + r * 0.02], [thick, r * 0.83], { fill: t.dark, rx: thick / 2 }),
    );
  };
  return cloth + stripe + places.map((at, index) => cutlery(at) + plate(at, index)).join('');
};
