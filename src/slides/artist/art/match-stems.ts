/** The words of a text as the tables of stems know them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Whether a word begins with the stem; a stem of three letters or fewer, or one that ends in a dot, is the whole word. */
export function hasStem(word: string, stem: string): boolean {
  if (stem.endsWith('.')) return word === stem.slice(0, -1);
  return stem.length <= 3 ? word === stem || word === `${stem}s` : word.startsWith(stem);
}
