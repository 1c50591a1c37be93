/** A row of numbers that is the same for the same seed and name, everywhere and always. */
export type Random = {
  /** From 0 up to but not including 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number, both ends possible. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(list: readonly [Item, ...Item[]]) => Item;
  shuffle: <Item>(list: readonly Item[]) => Item[];
};

export function randomFrom(seed: number, name: string): Random {
  let state = scatter(seed, name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** Neighbouring seeds and similar names must not begin alike. */
function scatter(seed: number, name: string): number {
  let hash = (Math.floor(seed) ^ 0x9e3779b9) | 0;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
