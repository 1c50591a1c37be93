/** With the quotation marks and apostrophes of print: what is large on a wall shows typewriter marks. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([—–-])'(?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’');
