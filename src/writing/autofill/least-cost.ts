/** Gives each row a column of its own so that the sum of the costs is least (the Hungarian method); as many columns as rows, or more. */
export function leastCost(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  const rowAt = new Int32Array(columns + 1);
  const from = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    let column = 0;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(columns + 1);
    do {
      used[column] = 1;
      const at = rowAt[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (used[other]) continue;
        const cost = (costs[at - 1]?.[other - 1] ?? 0) - (ofRow[at] ?? 0) - (ofColumn[other] ?? 0);
        if (cost < (least[other] ?? 0)) {
          least[other] = cost;
          from[other] = column;
        }
        if ((least[other] ?? 0) < delta) {
          delta = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (used[other]) {
          const owner = rowAt[other] ?? 0;
          ofRow[owner] = (ofRow[owner] ?? 0) + delta;
          ofColumn[other] = (ofColumn[other] ?? 0) - delta;
        } else least[other] = (least[other] ?? 0) - delta;
      }
      column = next;
    } while (rowAt[column] !== 0);
    do {
      const before = from[column] ?? 0;
      rowAt[column] = rowAt[before] ?? 0;
      column = before;
    } while (column !== 0);
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowAt[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
