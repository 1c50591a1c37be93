import { expect, test } from 'vitest';
import { type ArtName, artNames, type ThemeName } from '../../look.ts';
import { paletteOf } from '../palette.ts';
import { drawArt } from './draw-art.ts';
import { sceneRows } from './scenes.data.ts';

const kinds = artNames.filter((name) => name !== 'none');
const plain = { color: null, fonts: null, logo: null };
const shapes = [
  [620, 1000],
  [1920, 380],
  [700, 700],
  [700, 500],
  [1920, 1080],
] as const;

type Wish = {
  name: ArtName;
  seed?: number;
  words?: string;
  theme?: ThemeName;
  width?: number;
  height?: number;
  color?: string | null;
};

function draw({
  name,
  seed = 7,
  theme = 'midnight',
  width = 620,
  height = 1000,
  color = null,
  words = '',
}: Wish): string {
  const palette = paletteOf({ theme, brand: { ...plain, color } });
  const motif = { sectionReference: seed % 9, words };
  return drawArt({ name, width, height, palette, seed, motif, idPrefix: 'art3' });
}

test('no art is no drawing', () => {
  expect(draw({ name: 'none' })).toBe('');
});

test.each(kinds)('the same seed draws the same %s, another seed another', (name) => {
  expect(draw({ name })).toBe(draw({ name }));
  const seen = new Set(Array.from({ length: 12 }, (_, seed) => draw({ name, seed })));
  expect(seen.size).toBe(12);
});

test.each(kinds)('%s stays in its panel, whatever the shape, and is light enough to send', (name) => {
  for (const [width, height] of shapes) {
    for (let seed = 1; seed <= 6; seed++) {
      for (const theme of ['midnight', 'paper'] as const) {
        const drawing = draw({ name, seed, theme, width, height });
        expect(drawing).not.toMatch(/NaN|Infinity|undefined|null/);
        const [, edge] = drawing.match(/<\/defs><g clip-path="url\(#([^)]+)\)">/) ?? [];
        expect(drawing).toContain(
          `<clipPath id="${edge}"><rect x="0" y="0" width="${width}" height="${height}"/></clipPath>`,
        );
        expect(drawing.length).toBeLessThan(200_000);
      }
    }
  }
});

test.each(kinds)('every paint %s names is defined once, under its own prefix', (name) => {
  for (let seed = 1; seed <= 8; seed++) {
    const drawing = draw({ name, seed });
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('art3-'))).toBe(true);
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  }
});

test.each(sceneRows)('the scene $name fills panels of every shape at every hour', ({ stems }) => {
  const seen = new Set<string>();
  for (const [width, height] of shapes) {
    for (let seed = 0; seed < 8; seed++) {
      const theme = seed % 2 ? 'paper' : 'ember';
      const drawing = draw({ name: 'scene', seed, theme, width, height, words: stems.join(' ').replaceAll('.', '') });
      expect(drawing).not.toMatch(/NaN|Infinity|undefined|null/);
      seen.add(drawing);
    }
  }
  expect(seen.size).toBe(shapes.length * 8);
});

test.each(['#0b0b0b', '#ffffff', '#8c8c8c', '#ffe600'])('a brand of %s still has all kinds of art', (color) => {
  for (const name of kinds)
    for (const theme of ['midnight', 'paper'] as const)
      expect(draw({ name, theme, color })).not.toMatch(/NaN|undefined/);
});
