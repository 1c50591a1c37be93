import type { OpenFace } from './faces.ts';
import type { ShapedLine } from './shape-text.ts';

type Command = { letter: string; values: readonly number[] };

const outlines = new Map<string, readonly Command[]>();

/** The line's letters as one SVG path, the baseline's beginning at `x`, `y`, at `size` px an em. */
export function linePath({ glyphs }: ShapedLine, { x, y, size }: { x: number; y: number; size: number }): string {
  let path = '';
  for (const glyph of glyphs) {
    const scale = size / glyph.face.upem;
    const left = x + glyph.x * size;
    const base = y - glyph.y * size;
    for (const { letter, values } of outlineOf(glyph.face, glyph.glyph)) {
      path += letter;
      for (let at = 0; at < values.length; at += 2) {
        const px = left + (values[at] ?? 0) * scale;
        const py = base - (values[at + 1] ?? 0) * scale;
        path += `${at ? ' ' : ''}${rounded(px)} ${rounded(py)}`;
      }
    }
  }
  return path;
}

const rounded = (value: number): number => Math.round(value * 20) / 20;

function outlineOf(face: OpenFace, glyph: number): readonly Command[] {
  const key = `${face.id} ${glyph}`;
  const known = outlines.get(key);
  if (known) return known;
  const commands = [...face.font.glyphToPath(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, letter = '', values = '']) => ({
      letter,
      values: values.split(/[ ,]+/).filter(Boolean).map(Number),
    }),
  );
  outlines.set(key, commands);
  return commands;
}
