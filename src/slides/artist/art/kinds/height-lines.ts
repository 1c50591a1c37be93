import { figure, type Point } from '../shapes.ts';

type Survey = {
  width: number;
  height: number;
  short: number;
  field: (at: Point) => number;
  level: number;
  isFilled: boolean;
};

const cellsAcross = 22;
/** The edge of the field is drawn this many cells outside the panel, where its closing lines are not seen. */
const margin = 2;

/** All lines on which the field has that height, rounded; or everything above it as closed shapes. */
export function heightLine({ width, height, short, field, level, isFilled }: Survey): string {
  const cell = short / cellsAcross;
  const columns = Math.ceil(width / cell) + margin * 2;
  const rows = Math.ceil(height / cell) + margin * 2;
  const isEdge = (column: number, row: number) => column <= 0 || row <= 0 || column >= columns || row >= rows;
  const above = new Map<number, number>();
  const key = (column: number, row: number) => row * (columns + 1) + column;
  const heightAt = (column: number, row: number): number => {
    const known = above.get(key(column, row));
    if (known !== undefined) return known;
    const measured = field([(column - margin) * cell, (row - margin) * cell]) - level;
    const kept = isFilled && isEdge(column, row) ? -Math.abs(measured) - 1e-6 : measured;
    above.set(key(column, row), kept);
    return kept;
  };
  // Each crossing lies on one edge of the lattice; a contour leads from edge to edge.
  const leads = new Map<string, string>();
  const places = new Map<string, Point>();
  const crossing = ([c1, r1]: Point, [c2, r2]: Point): string => {
    const [low, high] =
      c1 < c2 || r1 < r2
        ? ([
            [c1, r1],
            [c2, r2],
          ] as const)
        : ([
            [c2, r2],
            [c1, r1],
          ] as const);
    const id = `${low[0]},${low[1]},${high[0]}`;
    if (!places.has(id)) {
      const [from, to] = [heightAt(low[0], low[1]), heightAt(high[0], high[1])];
      const share = from / (from - to || 1e-9);
      places.set(id, [
        (low[0] + (high[0] - low[0]) * share - margin) * cell,
        (low[1] + (high[1] - low[1]) * share - margin) * cell,
      ]);
    }
    return id;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const inside = corners.map(([c, r]) => heightAt(c, r) > 0);
      if (inside.every(Boolean) || !inside.some(Boolean)) continue;
      // Walking round the cell, the line enters where ground rises above the level and leaves where it falls below.
      const marks = corners.flatMap((corner, index) => {
        const next = (index + 1) % 4;
        if (inside[index] === inside[next]) return [];
        return [{ id: crossing(corner, corners[next] ?? corner), rises: inside[next] === true }];
      });
      marks.forEach((mark, index) => {
        const before = marks[(index + marks.length - 1) % marks.length];
        if (!mark.rises && before) leads.set(mark.id, before.id);
      });
    }
  }
  return followAll(leads, places);
}

function followAll(leads: Map<string, string>, places: Map<string, Point>): string {
  const reached = new Set(leads.values());
  const starts = [...leads.keys()].filter((id) => !reached.has(id));
  const drawn: string[] = [];
  const follow = (start: string): void => {
    const points: Point[] = [];
    let id: string | undefined = start;
    while (id !== undefined) {
      const place = places.get(id);
      if (place) points.push(place);
      const next: string | undefined = leads.get(id);
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
