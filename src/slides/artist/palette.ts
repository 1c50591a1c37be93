import type { DeckLook } from '../look.ts';
import { contrastOf, hexOf, mix, readableOn, shadeHue, toneOf } from './color.ts';
import { type ThemeRecipe, themeRecipes } from './themes.data.ts';

/** The colours of a deck as #rrggbb. `tints` are the accent's hue from quiet to strong, `second` is its companion. */
export type Palette = {
  ground: string;
  surface: string;
  ink: string;
  muted: string;
  /** Words, signs and lines in the accent's colour: at least 4.5:1 on the ground. */
  accent: string;
  /** The accent as a ground for words, and what is written on it. */
  loud: { fill: string; ink: string };
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
  const loud = loudFill(wishedAccent, accent, recipe);
  const [, accentChroma, accentHue] = toneOf(loud.fill);
  const tint = ([lightness, chroma]: readonly [number, number]): string =>
    hexOf([lightness, Math.min(chroma, accentChroma), recipe.tintHue ?? shadeHue(accentHue, lightness)]);
  const [first, second, third, fourth] = recipe.tints;
  return {
    ground,
    surface,
    ink: hexOf(recipe.ink),
    muted: readableOn({ color: hexOf(recipe.muted), ground: surface, ratio: 5 }),
    accent,
    loud,
    tints: [tint(first), tint(second), tint(third), tint(fourth)],
    second: hexOf(recipe.second),
    isDark: recipe.isDark,
  };
}

/** A fill nearer to its ground than this cannot be told from it; on dark grounds the eye needs more. */
const leastFillContrast = { dark: 1.6, light: 1.18 };
/** Where white reaches less than this, the colour is bright and near-black suits it. */
const whiteAtLeast = 2.9;

/** A bright colour stays as it is and carries near-black; any other is as dark as white words need. */
function loudFill(wished: string, accent: string, { ground, isDark }: ThemeRecipe): Palette['loud'] {
  const least = isDark ? leastFillContrast.dark : leastFillContrast.light;
  const color = contrastOf(wished, hexOf(ground)) < least ? accent : wished;
  if (contrastOf('#ffffff', color) >= whiteAtLeast)
    return { fill: readableOn({ color, ground: '#ffffff', ratio: 4.5 }), ink: '#ffffff' };
  const nearBlack = hexOf([0.17, Math.min(0.03, ground[1]), ground[2]]);
  return { fill: color, ink: readableOn({ color: nearBlack, ground: color, ratio: 4.5 }) };
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
