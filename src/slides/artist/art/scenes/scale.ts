import { mix } from '../pigments.ts';
import { box, circle, figure, halfDisc, type Point, path, polygon } from '../shapes.ts';
import { coins, floorOf, placeIn, type Scene, skyOf } from './props.ts';

/** A pair of scales: what it costs to stand still outweighs the price. */
export const drawScale: Scene = (panel, t) => {
  const { width, height, random, radial, linear } = panel;
  const { unit, floor, x, isWide, isTall } = placeIn(panel, 0.8);
  const heavy = random.pick([1, -1]);
  const tall = unit * (isWide ? 5.4 : isTall ? 6 : 5.5);
  const arm = unit * (isWide ? 3.3 : 2.4);
  const tilt = random.between(0.16, 0.27) * heavy;
  const pivot: Point = [x, floor - tall];
  const end = (hand: number): Point => [pivot[0] + Math.cos(tilt) * arm * hand, pivot[1] + Math.sin(tilt) * arm * hand];
  const moon: Point = [x, floor - tall * 0.52];
  const disc = circle(moon, unit * 3.5, {
    fill: linear(
      [x, moon[1] - unit * 3.5],
      [x, moon[1] + unit * 3.5],
      mix(t.skyLow, t.glow, 0.42),
      mix(t.skyLow, t.far, 0.5),
    ),
  });
  const glow = circle(moon, unit * 6.5, { fill: radial(moon, unit * 6.5, [t.glow, 0.3], [t.glow, 0]) });
  const hang = unit * 2.1;
  const pan = (hand: number): string => {
    const [px, py] = end(hand);
    const low = py + hang;
    const r = unit * 1.15;
    const cord = { stroke: t.dark, 'stroke-width': unit * 0.035, fill: 'none' };
    const load =
      hand === heavy
        ? heap([px, low], unit, t)
        : circle([px, low - unit * 0.46], unit * 0.46, { fill: t.pop }) +
          path(halfDisc([px, low - unit * 0.46], unit * 0.46, 0), { fill: t.popShade, 'fill-opacity': 0.6 });
    return [
      path(`M${figure(px - r)} ${figure(low)}L${figure(px)} ${figure(py)}L${figure(px + r)} ${figure(low)}`, cord),
      load,
      path(
        `M${figure(px - r)} ${figure(low)}H${figure(px + r)}A${figure(r)} ${figure(r * 0.62)} 0 0 1 ${figure(px - r)} ${figure(low)}Z`,
        { fill: t.body },
      ),
      path(
        `M${figure(px)} ${figure(low)}H${figure(px + r)}A${figure(r)} ${figure(r * 0.62)} 0 0 1 ${figure(px)} ${figure(low + r * 0.62)}Z`,
        { fill: t.bodyShade },
      ),
      circle([px, py], unit * 0.11, { fill: t.dark }),
    ].join('');
  };
  const column = [
    polygon(
      [
        [x - unit * 0.13, pivot[1]],
        [x, pivot[1]],
        [x, floor],
        [x - unit * 0.26, floor],
      ],
      { fill: t.body },
    ),
    polygon(
      [
        [x, pivot[1]],
        [x + unit * 0.13, pivot[1]],
        [x + unit * 0.26, floor],
        [x, floor],
      ],
      { fill: t.bodyShade },
    ),
    path(
      `M${figure(x - unit * 1.25)} ${figure(floor + unit * 0.3)}A${figure(unit * 1.25)} ${figure(unit * 0.8)} 0 0 1 ${figure(x + unit * 1.25)} ${figure(floor + unit * 0.3)}Z`,
      { fill: t.body },
    ),
    path(
      `M${figure(x)} ${figure(floor - unit * 0.5)}A${figure(unit * 1.25)} ${figure(unit * 0.8)} 0 0 1 ${figure(x + unit * 1.25)} ${figure(floor + unit * 0.3)}H${figure(x)}Z`,
      { fill: t.bodyShade },
    ),
  ];
  const [from, to] = [end(-1), end(1)];
  const beam = path(`M${figure(from[0])} ${figure(from[1])}L${figure(to[0])} ${figure(to[1])}`, {
    stroke: t.dark,
    'stroke-width': unit * 0.17,
    'stroke-linecap': 'round',
  });
  const ground = floorOf(panel, floor, t.mid, t.near);
  const shadow = path(
    `M${figure(x - unit * 1.2)} ${figure(floor + unit * 0.3)}H${figure(x + unit * 1.25)}L${figure(x + unit * 3.6)} ${figure(height)}H${figure(x - unit * 0.2)}Z`,
    { fill: linear([0, floor], [0, height], [t.dark, 0.45], [t.dark, 0]) },
  );
  const rows = isWide
    ? [...Array(9).keys()].map((index) => ({
        at: heavy > 0 ? width - unit * (0.8 + index * 1.9) : unit * (0.8 + index * 1.9),
        index,
      }))
    : [];
  const stacks = rows
    .filter(({ at }) => Math.abs(at - x) > unit * 5)
    .map(({ at, index }) =>
      coins([at, floor + unit * (index % 2 ? 0.75 : 0.4)], unit * 0.6, Math.max(2, 8 - index), {
        color: t.pop,
        shade: t.popShade,
      }),
    );
  return [
    skyOf(panel, t, floor),
    glow,
    disc,
    ground,
    shadow,
    ...stacks,
    ...column,
    pan(-1),
    pan(1),
    beam,
    circle(pivot, unit * 0.3, { fill: t.pop }),
    circle(pivot, unit * 0.12, { fill: t.dark }),
  ].join('');
};

/** Blocks that have piled up. */
function heap([x, y]: Point, unit: number, t: Parameters<Scene>[1]): string {
  const block = (left: number, low: number, size: number, color: string): string =>
    box([x + left * unit, y - (low + size) * unit], [size * unit, size * unit], { fill: color }) +
    box([x + (left + size * 0.62) * unit, y - (low + size) * unit], [size * 0.38 * unit, size * unit], {
      fill: t.dark,
      opacity: 0.22,
    });
  return (
    block(-0.95, 0, 0.95, t.near) +
    block(0.06, 0, 0.78, t.bodyShade) +
    block(-0.62, 0.95, 0.85, mix(t.near, t.dark, 0.4)) +
    block(0.28, 0.78, 0.5, t.light)
  );
}
