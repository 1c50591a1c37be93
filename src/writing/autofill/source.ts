/** A line of what was pasted, whatever its format was. Level counts for headings only, 1 the highest. */
export type Line = {
  kind: 'heading' | 'text' | 'item' | 'quote';
  text: string;
  level: number;
  /** A blank line or a long pause stood before it. */
  gap: boolean;
  speaker: string | null;
};

/** A piece of the read text; start and end count characters of `Source.text`. */
export type Block = Line & { start: number; end: number };

/** What is left of a pasted text once its format is taken away. All offsets of suggestions refer to `text`. */
export type Source = { text: string; blocks: readonly Block[]; title: string | null };

export const line = (kind: Line['kind'], text: string, more: Partial<Line> = {}): Line => ({
  kind,
  text,
  level: 0,
  gap: false,
  speaker: null,
  ...more,
});

const INVISIBLE = /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\u00ad]|\p{Cc}/gu;

/** One line without invisible characters and with single blanks. */
export const tidy = (text: string): string =>
  text
    .replace(/[\t\n\r\u00a0\u2000-\u200a\u3000]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export function joinLines(lines: readonly Line[], title: string | null): Source {
  const blocks: Block[] = [];
  let text = '';
  for (const one of lines) {
    const tidied = tidy(one.text);
    if (tidied === '') continue;
    if (text !== '') text += one.gap ? '\n\n' : '\n';
    blocks.push({ ...one, text: tidied, start: text.length, end: text.length + tidied.length });
    text += tidied;
  }
  return { text, blocks, title };
}
