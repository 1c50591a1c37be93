import type { Random } from '../random.ts';

/** A square of `span` columns and rows, counted from the top left. */
type Tile = { column: number; row: number; span: number };
/** Ground and figure; a plain tile has its ground only. */
export type ColoredTile = Tile & { colors: readonly [ground: string, ink?: string] };

/** Covers the board without a gap: here and there one tile takes the room of four. */
export function layTiles({ columns, rows, random }: { columns: number; rows: number; random: Random }): Tile[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => column < columns && row < rows && !taken.has(`${column} ${row}`);
  const tiles: Tile[] = [];
  const largeShare = columns * rows > 6 ? 0.16 : 0.08;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isFree(column, row)) continue;
      const hasRoom = [
        [1, 0],
        [0, 1],
        [1, 1],
      ].every(([right = 0, down = 0]) => isFree(column + right, row + down));
      const span = hasRoom && random.chance(largeShare) ? 2 : 1;
      for (let down = 0; down < span; down++)
        for (let right = 0; right < span; right++) taken.add(`${column + right} ${row + down}`);
      tiles.push({ column, row, span });
    }
  }
  return tiles;
}

/** Two tiles that touch along an edge have no colour in common. */
export function colorTiles(board: {
  tiles: readonly Tile[];
  colors: readonly string[];
  random: Random;
}): ColoredTile[] {
  const { tiles, colors, random } = board;
  const colored: ColoredTile[] = [];
  for (const tile of tiles) {
    const near = colored.filter((other) => touch(tile, other));
    if (colors.every((color) => near.some((other) => other.colors.includes(color)))) {
      // At most five tiles were laid beside this one: their grounds alone leave one of six colours free.
      for (const other of near) other.colors = [other.colors[0]];
    }
    const free = random.shuffle(colors.filter((color) => !near.some((other) => other.colors.includes(color))));
    const [ground = colors[0] ?? '', ink] = free;
    colored.push({ ...tile, colors: ink && !random.chance(0.12) ? [ground, ink] : [ground] });
  }
  return colored;
}

export function touch(one: Tile, other: Tile): boolean {
  const beside = one.column === other.column + other.span || other.column === one.column + one.span;
  const above = one.row === other.row + other.span || other.row === one.row + one.span;
  const sharesRows = one.row < other.row + other.span && other.row < one.row + one.span;
  const sharesColumns = one.column < other.column + other.span && other.column < one.column + one.span;
  return (beside && sharesRows) || (above && sharesColumns);
}
