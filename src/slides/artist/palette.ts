import type { DeckLook } from '../look.ts';
import { contrastOf, hexOf, mix, readableOn, toneOf } from './color.ts';
import { type ThemeRecipe, themeRecipes } from './themes.data.ts';

/** The colours of a deck as #rrggbb. `tints` are the accent's hue from quiet to strong, `second` is its companion. */
export type Palette = {
  ground: string;
  surface: string;
  ink: string;
  muted: string;
  /** At least 4.5:1 on the ground, so that it serves as fill and as text. */
  accent: string;
  /** What is written on the accent. */
  accentInk: string;
  tints: readonly [string, string, string, string];
  second: string;
  isDark: boolean;
};

/** A brand's colour takes the accent's place; ground, tints and companion turn with its hue. */
export function paletteOf({ theme, brand }: DeckLook): Palette {
  const recipe = themeRecipes[theme];
  if (!brand.color) return paletteFrom(recipe, hexOf(recipe.accent));
  const [, chroma, hue] = toneOf(brand.color);
  const turned = turnRecipe(recipe, { hue, isGrey: chroma < 0.02 });
  return paletteFrom(turned, brand.color.toLowerCase());
}

function paletteFrom(recipe: ThemeRecipe, wishedAccent: string): Palette {
  const ground = hexOf(recipe.ground);
  const surface = hexOf(recipe.surface);
  const accent = readableOn({ color: wishedAccent, ground, ratio: 4.5 });
  const [, accentChroma, accentHue] = toneOf(accent);
  const tint = ([lightness, chroma]: readonly [number, number]): string =>
    hexOf([lightness, Math.min(chroma, accentChroma), recipe.tintHue ?? accentHue]);
  const [first, second, third, fourth] = recipe.tints;
  return {
    ground,
    surface,
    ink: hexOf(recipe.ink),
    muted: readableOn({ color: hexOf(recipe.muted), ground: surface, ratio: 5 }),
    accent,
    accentInk: inkOn(accent, recipe),
    tints: [tint(first), tint(second), tint(third), tint(fourth)],
    second: hexOf(recipe.second),
    isDark: recipe.isDark,
  };
}

function inkOn(fill: string, { ground, ink, isDark }: ThemeRecipe): string {
  const light = isDark ? hexOf(ink) : '#ffffff';
  const dark = hexOf([0.17, Math.min(0.03, ground[1]), ground[2]]);
  const better = contrastOf(light, fill) >= 4.5 || contrastOf(light, fill) > contrastOf(dark, fill) ? light : dark;
  return readableOn({ color: better, ground: fill, ratio: 4.5 });
}

function turnRecipe(recipe: ThemeRecipe, { hue, isGrey }: { hue: number; isGrey: boolean }): ThemeRecipe {
  const quiet = ([lightness, chroma]: ThemeRecipe['ground']): ThemeRecipe['ground'] =>
    isGrey ? [lightness, Math.min(chroma, 0.006), hue] : [lightness, chroma, hue];
  const turn = recipe.second[2] - recipe.accent[2];
  return {
    ...recipe,
    ground: quiet(recipe.ground),
    surface: quiet(recipe.surface),
    ink: quiet(recipe.ink),
    muted: quiet(recipe.muted),
    second: [recipe.second[0], isGrey ? 0.02 : recipe.second[1], hue + turn],
  };
}

/** The accent as a ground for words: darkened until white can be read on it where it is no bright colour. */
export function fillOf({ accent, accentInk }: Palette): { fill: string; ink: string } {
  const [lightness] = toneOf(accent);
  if (lightness > 0.74) return { fill: accent, ink: accentInk };
  return { fill: readableOn({ color: accent, ground: '#ffffff', ratio: 4.5 }), ink: '#ffffff' };
}

/** What words, signs and lines are painted in on one ground. */
export type Tone = { ink: string; muted: string; accent: string; line: string };

/** The tone for the deck's own grounds, or for a fill that carries `ink`. */
export function toneOn(palette: Palette, fill?: { fill: string; ink: string }): Tone {
  if (!fill) {
    const { ink, muted, accent, tints, isDark } = palette;
    return { ink, muted, accent, line: isDark ? tints[1] : mix(tints[0], muted, 0.16) };
  }
  const { fill: ground, ink } = fill;
  const muted = readableOn({ color: mix(ink, ground, 0.12), ground, ratio: 4.5 });
  return { ink, muted, accent: ink, line: mix(ground, ink, 0.32) };
}
