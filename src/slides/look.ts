export const layoutNames = [
  'cover',
  'statement',
  'big-figure',
  'quote',
  'list',
  'cards',
  'steps',
  'two-columns',
  'comparison',
  'timeline',
  'price-stack',
  'call-to-action',
  'picture',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** `scene` composes a picture of the slide's beat: clock and coins, a cracked frame, a path, a door. `none` leaves the ground bare. */
export const artNames = [
  'none',
  'waves',
  'tiles',
  'dots',
  'rings',
  'beams',
  'ribbons',
  'contours',
  'prisms',
  'scene',
] as const;
export type ArtName = (typeof artNames)[number];

export const themeNames = ['midnight', 'paper', 'ember', 'glacier', 'forest', 'editorial', 'poster', 'linen'] as const;
export type ThemeName = (typeof themeNames)[number];

export const fontPairNames = ['grotesque', 'editorial', 'geometric', 'humanist'] as const;
export type FontPairName = (typeof fontPairNames)[number];

/** What the user's own brand lays over a theme. `logo` is a PNG or JPEG as a data address. */
export type Brand = { color: string | null; fonts: FontPairName | null; logo: string | null };

/** How the whole deck looks. */
export type DeckLook = { theme: ThemeName; brand: Brand };

/** How one slide looks; the same choice for the same text and look is the same picture. */
export type DesignChoice = { layout: LayoutName; art: ArtName; seed: number };
