import { mix } from '../pigments.ts';
import { box, circle, figure, type Point, path, polygon } from '../shapes.ts';
import { placeIn, type Scene } from './props.ts';

/** A full house seen from behind, a bright screen before it, and one in the rows who is lit. */
export const drawSeats: Scene = (panel, t) => {
  const { width, height, random, linear, radial, fillAll } = panel;
  const { unit, x, isWide, isTall } = placeIn(panel);
  const screenTop = height * (isWide ? 0.1 : 0.09);
  const screenHigh = height * (isWide ? 0.34 : isTall ? 0.22 : 0.25);
  const [left, right] = isWide ? [x - unit * 5.6, x + unit * 5.6] : [width * 0.11, width * 0.89];
  const hall = fillAll(linear([0, 0], [0, height], mix(t.near, t.mid, 0.35), mix(t.near, t.dark, 0.35)));
  const wash = fillAll(
    radial(
      [(left + right) / 2, screenTop + screenHigh],
      [(right - left) * 0.85, height * 0.7],
      [t.glow, 0.5],
      [t.glow, 0],
    ),
  );
  const screen = box([left, screenTop], [right - left, screenHigh], {
    fill: linear([0, screenTop], [0, screenTop + screenHigh], t.light, mix(t.light, t.pop, 0.4)),
    rx: unit * 0.1,
  });
  const first = screenTop + screenHigh + unit * (isWide ? 0.5 : 0.75);
  const rows = isWide ? 4 : isTall ? 7 : 6;
  const chosenRow = random.whole(Math.floor(rows / 2) - 1, rows - 2);
  const special = random.between(0.25, 0.75);
  const drawn: string[] = [];
  let at = first;
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const size = unit * (isWide ? 0.34 + share * 0.4 : 0.34 + share * 0.56);
    const pitch = size * 2.3;
    const count = Math.ceil(width / pitch / 2) + 1;
    const color = mix(mix(t.mid, t.far, 0.6), mix(t.near, t.dark, 0.45), share);
    const lit = Math.round((special - 0.5) * (width / pitch) * 0.8);
    for (let seat = -count; seat <= count; seat++) {
      const sx = width / 2 + (seat + (row % 2 ? 0.5 : 0)) * pitch;
      const isChosen = row === chosenRow && seat === lit;
      drawn.push(
        head(
          [sx, at],
          size,
          isChosen ? { coat: t.pop, face: t.light } : { coat: color, face: mix(color, t.dark, 0.18) },
        ),
      );
      if (isChosen)
        drawn.push(
          circle([sx, at - size * 0.2], size * 4, {
            fill: radial([sx, at - size * 0.2], size * 4, [t.pop, 0.4], [t.pop, 0]),
          }),
        );
    }
    at += size * (isWide ? 1.95 : 2.2);
  }
  const presenter: Point = [
    (left + right) / 2 + (right - left) * random.between(-0.3, 0.3),
    screenTop + screenHigh + unit * 0.08,
  ];
  const small = screenHigh * 0.62;
  const speaker =
    circle([presenter[0], presenter[1] - small * 0.8], small * 0.15, { fill: t.dark }) +
    path(
      `M${figure(presenter[0] - small * 0.24)} ${figure(presenter[1])}V${figure(presenter[1] - small * 0.36)}a${figure(small * 0.24)} ${figure(small * 0.24)} 0 0 1 ${figure(small * 0.48)} 0V${figure(presenter[1])}Z`,
      { fill: t.dark },
    );
  const stage = polygon(
    [
      [left - unit * 0.2, screenTop + screenHigh + unit * 0.08],
      [right + unit * 0.2, screenTop + screenHigh + unit * 0.08],
      [right + unit * 0.7, first - unit * 0.1],
      [left - unit * 0.7, first - unit * 0.1],
    ],
    { fill: mix(t.mid, t.glow, 0.3), opacity: 0.7 },
  );
  return [hall, wash, screen, stage, speaker, ...drawn].join('');
};

function head([x, y]: Point, size: number, paint: { coat: string; face: string }): string {
  return (
    path(
      `M${figure(x - size)} ${figure(y + size * 2.6)}V${figure(y + size * 1.3)}a${figure(size)} ${figure(size)} 0 0 1 ${figure(size * 2)} 0V${figure(y + size * 2.6)}Z`,
      { fill: paint.coat },
    ) + circle([x, y - size * 0.18], size * 0.52, { fill: paint.face })
  );
}
