import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { colorTiles, layTiles, touch } from './tile-board.ts';

const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
const boards = Array.from({ length: 60 }, (_, seed) => {
  const random = randomFrom(seed, 'board');
  const [columns, rows] = [random.whole(2, 11), random.whole(1, 8)];
  return { columns, rows, tiles: colorTiles({ tiles: layTiles({ columns, rows, random }), colors, random }) };
});

test('tiles cover the board once', () => {
  for (const { columns, rows, tiles } of boards) {
    const squares = tiles.flatMap(({ column, row, span }) =>
      Array.from({ length: span * span }, (_, index) => `${column + (index % span)} ${row + Math.floor(index / span)}`),
    );
    expect(squares).toHaveLength(columns * rows);
    expect(new Set(squares).size).toBe(columns * rows);
  }
});

test('tiles that touch have no colour in common', () => {
  for (const { tiles } of boards) {
    for (const [index, tile] of tiles.entries()) {
      for (const other of tiles.slice(index + 1)) {
        if (touch(tile, other)) expect(tile.colors.filter((color) => other.colors.includes(color))).toEqual([]);
      }
    }
  }
});
