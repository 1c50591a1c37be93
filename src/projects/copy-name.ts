const longestName = 200;
const ending = ' (Copy)';

/** The name offered for a copy; a very long one is cut so that it can be saved. */
export function copyName(name: string): string {
  return `${name.slice(0, longestName - ending.length).trimEnd()}${ending}`;
}
