import { expect, test } from 'vitest';
import { type DeckLook, themeNames } from '../look.ts';
import { contrastOf, toneOf } from './color.ts';
import { type Palette, paletteOf } from './palette.ts';

const plain: DeckLook['brand'] = { color: null, fonts: null, logo: null };
const brandColors = [null, '#1a7f5a', '#ffe600', '#e4002b', '#0b0b0b', '#ffffff', '#8c8c8c'];

for (const theme of themeNames) {
  test.each(brandColors)(`every text of ${theme} can be read, brand colour %s`, (color) => {
    const palette: Palette = paletteOf({ theme, brand: { ...plain, color } });
    for (const ground of [palette.ground, palette.surface]) {
      expect(contrastOf(palette.ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrastOf(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastOf(palette.accent, palette.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.loud.ink, palette.loud.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.loud.fill, palette.ground)).toBeGreaterThan(1.15);
    expect(new Set(palette.tints).size).toBe(4);
  });
}

test('a brand colour turns accent and ground to its hue', () => {
  const palette = paletteOf({ theme: 'glacier', brand: { ...plain, color: '#1a7f5a' } });
  expect(palette.accent).toBe('#1a7f5a');
  const [, , brandHue] = toneOf('#1a7f5a');
  expect(Math.abs(toneOf(palette.tints[2])[2] - brandHue)).toBeLessThan(8);
});

test.each(['#ffe600', '#ff8a00', '#1db954'])(
  'the bright brand colour %s fills as it is and carries near-black words',
  (color) => {
    for (const theme of ['editorial', 'paper', 'midnight'] as const) {
      const { loud } = paletteOf({ theme, brand: { ...plain, color } });
      expect(loud.fill).toBe(color);
      expect(toneOf(loud.ink)[0]).toBeLessThan(0.3);
    }
  },
);
