import { figure, type Point } from '../shapes.ts';

/** A field measured once on a lattice that reaches a little beyond the panel on every side. */
export type Survey = { cell: number; columns: number; rows: number; heights: Float64Array };

const cellsAcross = 22;
/** Closing lines run along the edge of the lattice, this many cells outside the panel, where they are not seen. */
const margin = 2;

export function survey(
  { width, height, short }: { width: number; height: number; short: number },
  field: (at: Point) => number,
): Survey {
  const cell = short / cellsAcross;
  const columns = Math.ceil(width / cell) + margin * 2 + 1;
  const rows = Math.ceil(height / cell) + margin * 2 + 1;
  const heights = Float64Array.from({ length: columns * rows }, (_, index) =>
    field([((index % columns) - margin) * cell, (Math.floor(index / columns) - margin) * cell]),
  );
  return { cell, columns, rows, heights };
}

/** The heights below which so great a part of the survey lies: levels taken there leave no hill too broad. */
export function levelsOf({ heights }: Survey): (share: number) => number {
  const sorted = heights.slice().sort();
  return (share) => sorted[Math.round(Math.min(Math.max(share, 0), 1) * (sorted.length - 1))] ?? 0;
}

/** All lines on which the field has that height, rounded; or everything above it as closed shapes. */
export function heightLine({ cell, columns, rows, heights }: Survey, level: number, isFilled: boolean): string {
  const isEdge = (index: number): boolean => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  };
  const above = heights.map((height, index) =>
    isFilled && isEdge(index) ? -Math.abs(height - level) - 1e-6 : height - level,
  );
  const at = (index: number): number => above[index] ?? -1;
  // Each crossing lies on one edge of the lattice; a contour leads from edge to edge.
  const leads = new Map<number, number>();
  const places = new Map<number, Point>();
  const crossing = (one: number, other: number): number => {
    const [low, high] = one < other ? [one, other] : [other, one];
    const isAcross = high === low + 1;
    const id = low * 2 + (isAcross ? 0 : 1);
    if (!places.has(id)) {
      const share = at(low) / (at(low) - at(high) || 1e-9);
      const [column, row] = [low % columns, Math.floor(low / columns)];
      places.set(id, [
        (column + (isAcross ? share : 0) - margin) * cell,
        (row + (isAcross ? 0 : share) - margin) * cell,
      ]);
    }
    return id;
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const first = row * columns + column;
      const isHigh = at(first) > 0;
      const isPlain =
        isHigh === at(first + 1) > 0 && isHigh === at(first + columns) > 0 && isHigh === at(first + columns + 1) > 0;
      if (isPlain) continue;
      // Walking round the cell, the line enters where ground rises above the level and leaves where it falls below.
      const corners = [first, first + 1, first + columns + 1, first + columns];
      const marks = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4] ?? first;
        return at(corner) > 0 === at(next) > 0 ? [] : [{ id: crossing(corner, next), rises: at(next) > 0 }];
      });
      marks.forEach((mark, index) => {
        const before = marks[(index + marks.length - 1) % marks.length];
        if (!mark.rises && before) leads.set(mark.id, before.id);
      });
    }
  }
  return followAll(leads, places);
}

function followAll(leads: Map<number, number>, places: Map<number, Point>): string {
  const reached = new Set(leads.values());
  const starts = [...leads.keys()].filter((id) => !reached.has(id));
  const drawn: string[] = [];
  const follow = (start: number): void => {
    const points: Point[] = [];
    let id: number | undefined = start;
    while (id !== undefined) {
      const place = places.get(id);
      if (place) points.push(place);
      const next: number | undefined = leads.get(id);
      leads.delete(id);
      id = next;
      if (id === start) break;
    }
    drawn.push(rounded(points, id === start));
  };
  for (const start of starts) follow(start);
  for (let next = leads.keys().next(); !next.done; next = leads.keys().next()) follow(next.value);
  return drawn.join('');
}

/** Corners become the handles of curves that pass through the middles between them. */
function rounded(points: readonly Point[], isClosed: boolean): string {
  const [first] = points;
  if (!first || points.length < 3) return '';
  const write = ([x, y]: Point) => `${figure(x)} ${figure(y)}`;
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const last = points[points.length - 1] ?? first;
  let d = isClosed ? `M${write(middle(last, first))}` : `M${write(first)}`;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? (isClosed ? first : point);
    d += `Q${write(point)} ${write(middle(point, next))}`;
  });
  return isClosed ? `${d}Z` : d;
}
