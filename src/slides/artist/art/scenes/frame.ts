import { mix } from '../pigments.ts';
import { box, circle, group, linesThrough, type Point, path, polygon } from '../shapes.ts';
import { placeIn, type Scene } from './props.ts';

/** A picture that hangs askew on its wall and is cracked from edge to edge, with light behind the crack. */
export const drawFrame: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll, clip } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const tilt = random.between(6, 13) * random.pick([1, -1]);
  const [half, rise] = isWide ? [unit * 2.5, unit * 2.7] : isTall ? [unit * 2.5, unit * 3.2] : [unit * 2.9, unit * 3];
  const center: Point = [x, height * 0.51];
  const wall = fillAll(linear([0, 0], [width, height], t.skyHigh, mix(t.skyHigh, t.skyLow, 0.75)));
  const spot = fillAll(radial([x, height * 0.3], [unit * 6, unit * 6], [t.glow, 0.34], [t.glow, 0]));
  const border = unit * 0.36;
  const inner: Point = [half - border, rise - border];
  const crack = Array.from(
    { length: 7 },
    (_, index): Point => [
      inner[0] *
        (index === 0 || index === 6 ? 0.32 : (index % 2 ? 0.24 : -0.22) * random.between(0.5, 1.2)) *
        (index === 6 ? -1 : 1),
      -inner[1] + (inner[1] * 2 * index) / 6,
    ],
  );
  const leftPart: Point[] = [[-inner[0], -inner[1]], ...crack, [-inner[0], inner[1]]];
  const rightPart: Point[] = [[inner[0], -inner[1]], ...crack, [inner[0], inner[1]]];
  const horizon = inner[1] * random.between(0.15, 0.4);
  const view = (shift: number): string =>
    [
      box([-inner[0], -inner[1] * 1.2], [inner[0] * 2, inner[1] * 2.4], {
        fill: linear([0, -inner[1]], [0, horizon], t.body, mix(t.body, t.light, 0.6)),
      }),
      circle([inner[0] * 0.3, horizon - inner[1] * 0.34 + shift], inner[1] * 0.34, { fill: mix(t.light, t.pop, 0.15) }),
      polygon(
        [
          [-inner[0], horizon + shift],
          [-inner[0] * 0.35, horizon - inner[1] * 0.5 + shift],
          [inner[0] * 0.4, horizon + inner[1] * 0.1 + shift],
          [inner[0], horizon - inner[1] * 0.28 + shift],
          [inner[0], inner[1] * 1.3],
          [-inner[0], inner[1] * 1.3],
        ],
        { fill: t.bodyShade },
      ),
      polygon(
        [
          [-inner[0], horizon + inner[1] * 0.42 + shift],
          [inner[0], horizon + inner[1] * 0.2 + shift],
          [inner[0], inner[1] * 1.3],
          [-inner[0], inner[1] * 1.3],
        ],
        { fill: t.near },
      ),
    ].join('');
  const part = (points: Point[], move: Point, turn: number, shift: number): string =>
    group(
      { transform: `translate(${move[0].toFixed(1)} ${move[1].toFixed(1)}) rotate(${turn})` },
      group({ 'clip-path': clip(polygon(points, {})) }, view(shift)),
    );
  const gap = unit * random.between(0.1, 0.2);
  const glowing = box([-inner[0], -inner[1]], [inner[0] * 2, inner[1] * 2], { fill: t.light });
  const sides = [
    polygon(
      [
        [-half, -rise],
        [half, -rise],
        [inner[0], -inner[1]],
        [-inner[0], -inner[1]],
      ],
      { fill: mix(t.pop, t.light, 0.3) },
    ),
    polygon(
      [
        [-half, -rise],
        [-inner[0], -inner[1]],
        [-inner[0], inner[1]],
        [-half, rise],
      ],
      { fill: t.pop },
    ),
    polygon(
      [
        [half, -rise],
        [half, rise],
        [inner[0], inner[1]],
        [inner[0], -inner[1]],
      ],
      { fill: t.popShade },
    ),
    polygon(
      [
        [-half, rise],
        [half, rise],
        [inner[0], inner[1]],
        [-inner[0], inner[1]],
      ],
      { fill: mix(t.pop, t.popShade, 0.6) },
    ),
  ];
  const shadow = box([-half + unit * 0.4, -rise + unit * 0.5], [half * 2, rise * 2], { fill: t.dark, opacity: 0.32 });
  const window = clip(box([-inner[0], -inner[1]], [inner[0] * 2, inner[1] * 2], {}));
  const glass = group(
    { 'clip-path': window },
    glowing,
    part(leftPart, [-gap, gap * 0.6], -1.2, 0),
    part(rightPart, [gap, -gap * 0.5], 1.4, unit * 0.3),
  );
  const picture = group(
    { transform: `translate(${center[0].toFixed(1)} ${center[1].toFixed(1)}) rotate(${tilt.toFixed(1)})` },
    shadow,
    glass,
    ...sides,
  );
  const straight = isWide ? neighbours(panel, t, { x, unit, center, rise }) : '';
  const nail: Point = [x + Math.sin((tilt * Math.PI) / 180) * unit * 0.8, center[1] - rise - unit * 1.05];
  const top = center[1] - rise + unit * 0.1;
  const wire = path(linesThrough([[x - half * 0.55, top], nail, [x + half * 0.55, top]]), {
    fill: 'none',
    stroke: t.dark,
    'stroke-width': unit * 0.035,
  });
  return wall + spot + straight + (isWide ? '' : wire + circle(nail, unit * 0.1, { fill: t.dark })) + picture;
};

/** In a long room the other pictures hang as they should. */
function neighbours(
  { width }: Parameters<Scene>[0],
  t: Parameters<Scene>[1],
  at: { x: number; unit: number; center: Point; rise: number },
): string {
  const { x, unit, center } = at;
  return [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((step) => ({
      left: x + step * unit * 5.2 + Math.sign(step) * unit * 0.6,
      tall: step % 2 ? unit * 1.7 : unit * 2.1,
    }))
    .filter(({ left }) => left > -unit * 3 && left < width + unit * 3)
    .map(
      ({ left, tall }) =>
        box([left - unit * 1.5 + unit * 0.25, center[1] - tall + unit * 0.3], [unit * 3, tall * 2], {
          fill: t.dark,
          opacity: 0.25,
        }) +
        box([left - unit * 1.5, center[1] - tall], [unit * 3, tall * 2], { fill: t.mid }) +
        box([left - unit * 1.26, center[1] - tall + unit * 0.24], [unit * 2.52, tall * 2 - unit * 0.48], {
          fill: t.far,
        }) +
        polygon(
          [
            [left - unit * 1.26, center[1] + tall - unit * 0.24],
            [left - unit * 0.2, center[1]],
            [left + unit * 1.26, center[1] + tall - unit * 0.24],
          ],
          { fill: t.mid },
        ),
    )
    .join('');
}
