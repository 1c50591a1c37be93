import { mix } from '../pigments.ts';
import { box, circle, figure, linesThrough, type Point, path } from '../shapes.ts';
import { placeIn, type Scene } from './props.ts';

/** Bulbs on their cords in the dark, and one of them is lit. */
export const drawBulb: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const r = unit * (isWide ? 1.75 : isTall ? 2.05 : 1.95);
  const center: Point = [x, height * (isWide ? 0.56 : isTall ? 0.55 : 0.57)];
  const back = fillAll(linear([0, 0], [0, height], mix(t.skyHigh, t.near, 0.35), t.skyLow));
  const halo = [3.6, 2.5, 1.7].map((grow) =>
    circle(center, r * grow, { fill: radial(center, r * grow, [t.glow, 0.42], [t.glow, 0]) }),
  );
  const count = random.pick([10, 12, 14, 16]);
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + Math.PI / count;
    const [from, to] = [r * 1.42, r * (index % 2 ? 1.72 : 1.94)];
    const spoke = (far: number): Point => [center[0] + Math.sin(angle) * far, center[1] - Math.cos(angle) * far];
    // The cord and the cap keep their place clear.
    return Math.cos(angle) > 0.86
      ? ''
      : path(linesThrough([spoke(from), spoke(to)]), {
          stroke: t.light,
          'stroke-width': unit * 0.09,
          'stroke-linecap': 'round',
        });
  });
  const gap = isWide ? r * 2.35 : r * 1.75;
  const steps = isWide ? [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7] : [-2, 2, -1, 1];
  const dim = steps.map((step) => {
    const size = r * (isWide ? 0.62 : Math.abs(step) === 2 ? 0.55 : 0.42);
    const at: Point = [
      x + step * gap * (isWide ? 0.8 : 0.85),
      height * (isWide ? random.between(0.3, 0.68) : random.between(0.16, Math.abs(step) === 1 ? 0.2 : 0.34)),
    ];
    if (at[0] < -size || at[0] > width + size) return '';
    return bulb(at, size, {
      glass: mix(t.mid, t.far, 0.4),
      shade: mix(t.mid, t.near, 0.35),
      cap: mix(t.near, t.dark, 0.3),
      wire: mix(t.near, t.mid, 0.4),
    });
  });
  const lit = bulb(center, r, {
    glass: linear([0, center[1] - r], [0, center[1] + r], mix(t.light, t.pop, 0.35), t.light),
    shade: t.pop,
    cap: t.near,
    wire: t.dark,
  });
  return (
    back + halo.join('') + dim.join('') + rays.join('') + lit + filament(center, r, random.chance(0.5), t.dark, t.pop)
  );
};

function bulb([x, y]: Point, r: number, paint: { glass: string; shade: string; cap: string; wire: string }): string {
  const neck = r * 0.46;
  const top = y - r * 1.5;
  const half = Math.asin(0.62);
  const [sideX, sideY] = [r * Math.sin(half), r * Math.cos(half)];
  const glass = `M${figure(x - neck)} ${figure(top)}C${figure(x - neck)} ${figure(y - r * 1.15)} ${figure(x - sideX - r * 0.05)} ${figure(y - sideY - r * 0.12)} ${figure(x - sideX)} ${figure(y - sideY)}A${figure(r)} ${figure(r)} 0 1 0 ${figure(x + sideX)} ${figure(y - sideY)}C${figure(x + sideX + r * 0.05)} ${figure(y - sideY - r * 0.12)} ${figure(x + neck)} ${figure(y - r * 1.15)} ${figure(x + neck)} ${figure(top)}Z`;
  const shine = `M${figure(x + r * 0.8)} ${figure(y)}A${figure(r * 0.8)} ${figure(r * 0.8)} 0 0 1 ${figure(x)} ${figure(y + r * 0.8)}`;
  return [
    box([x - r * 0.028, -9], [r * 0.056, top + 9], { fill: paint.wire }),
    path(glass, { fill: paint.glass }),
    path(shine, { fill: 'none', stroke: paint.shade, 'stroke-width': r * 0.09, 'stroke-linecap': 'round' }),
    box([x - neck * 1.06, top - r * 0.42], [neck * 2.12, r * 0.46], { fill: paint.cap, rx: r * 0.07 }),
    box([x - neck * 1.18, top - r * 0.3], [neck * 2.36, r * 0.09], { fill: paint.wire, rx: r * 0.045 }),
    box([x - neck * 1.18, top - r * 0.12], [neck * 2.36, r * 0.09], { fill: paint.wire, rx: r * 0.045 }),
    box([x - neck * 0.55, top - r * 0.6], [neck * 1.1, r * 0.24], { fill: paint.wire, rx: r * 0.05 }),
  ].join('');
}

/** The wire that glows: a heart or a coil. */
function filament([x, y]: Point, r: number, isHeart: boolean, wire: string, hot: string): string {
  const line = (d: string, color: string, thick: number): string =>
    path(d, {
      fill: 'none',
      stroke: color,
      'stroke-width': r * thick,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const stems = `M${figure(x - r * 0.16)} ${figure(y - r * 1.45)}L${figure(x - r * 0.3)} ${figure(y - r * 0.3)}M${figure(x + r * 0.16)} ${figure(y - r * 1.45)}L${figure(x + r * 0.3)} ${figure(y - r * 0.3)}`;
  if (!isHeart) {
    const coil = [0, 1, 2, 3]
      .map((index) => `a${figure(r * 0.075)} ${figure(r * 0.2)} 0 0 ${index % 2} ${figure(r * 0.15)} 0`)
      .join('');
    return line(stems, wire, 0.035) + line(`M${figure(x - r * 0.3)} ${figure(y - r * 0.3)}${coil}`, hot, 0.07);
  }
  const heart = `M${figure(x)} ${figure(y + r * 0.42)}C${figure(x - r * 0.75)} ${figure(y)} ${figure(x - r * 0.42)} ${figure(y - r * 0.52)} ${figure(x)} ${figure(y - r * 0.16)}C${figure(x + r * 0.42)} ${figure(y - r * 0.52)} ${figure(x + r * 0.75)} ${figure(y)} ${figure(x)} ${figure(y + r * 0.42)}Z`;
  return (
    line(`M${figure(x)} ${figure(y - r * 1.45)}V${figure(y - r * 0.16)}`, wire, 0.035) + path(heart, { fill: hot })
  );
}
