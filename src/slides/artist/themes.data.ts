import type { FontPairName, ThemeName } from '../look.ts';

/** Lightness 0 to 1, chroma, hue in degrees, as OKLCH has them. */
type Tone = readonly [lightness: number, chroma: number, hue: number];

export type ThemeRecipe = {
  isDark: boolean;
  fonts: FontPairName;
  ground: Tone;
  surface: Tone;
  ink: Tone;
  muted: Tone;
  accent: Tone;
  second: Tone;
  /** The tints' hue where it is not the accent's: a theme whose ground is a colour of its own. */
  tintHue?: number;
  /** Lightness and chroma of the four tints, the quietest first. */
  tints: readonly [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
};

const darkTints: ThemeRecipe['tints'] = [
  [0.24, 0.055],
  [0.33, 0.1],
  [0.45, 0.15],
  [0.6, 0.19],
];
const lightTints: ThemeRecipe['tints'] = [
  [0.935, 0.035],
  [0.87, 0.075],
  [0.77, 0.13],
  [0.63, 0.18],
];

export const themeRecipes: Record<ThemeName, ThemeRecipe> = {
  midnight: {
    isDark: true,
    fonts: 'geometric',
    ground: [0.15, 0.018, 283],
    surface: [0.205, 0.026, 283],
    ink: [0.985, 0.004, 283],
    muted: [0.77, 0.022, 283],
    accent: [0.66, 0.21, 286],
    second: [0.79, 0.13, 350],
    tints: darkTints,
  },
  paper: {
    isDark: false,
    fonts: 'editorial',
    ground: [0.975, 0.009, 55],
    surface: [1, 0, 55],
    ink: [0.2, 0.018, 35],
    muted: [0.45, 0.022, 35],
    accent: [0.575, 0.2, 32],
    second: [0.83, 0.13, 80],
    tints: lightTints,
  },
  ember: {
    isDark: true,
    fonts: 'grotesque',
    ground: [0.175, 0.018, 35],
    surface: [0.232, 0.025, 35],
    ink: [0.975, 0.012, 75],
    muted: [0.79, 0.026, 60],
    accent: [0.76, 0.165, 60],
    second: [0.64, 0.2, 18],
    tints: [
      [0.27, 0.05],
      [0.37, 0.085],
      [0.5, 0.12],
      [0.64, 0.15],
    ],
  },
  glacier: {
    isDark: false,
    fonts: 'geometric',
    ground: [0.973, 0.01, 235],
    surface: [1, 0, 235],
    ink: [0.22, 0.04, 258],
    muted: [0.46, 0.035, 250],
    accent: [0.52, 0.19, 257],
    second: [0.74, 0.115, 195],
    tints: lightTints,
  },
  forest: {
    isDark: true,
    fonts: 'humanist',
    ground: [0.225, 0.034, 165],
    surface: [0.28, 0.042, 165],
    ink: [0.975, 0.014, 120],
    muted: [0.82, 0.03, 140],
    accent: [0.86, 0.17, 122],
    second: [0.78, 0.115, 70],
    tints: [
      [0.31, 0.055],
      [0.41, 0.08],
      [0.55, 0.115],
      [0.7, 0.15],
    ],
  },
  editorial: {
    isDark: false,
    fonts: 'editorial',
    ground: [0.985, 0.005, 140],
    surface: [0.953, 0.011, 140],
    ink: [0.19, 0.015, 165],
    muted: [0.45, 0.02, 165],
    accent: [0.43, 0.095, 162],
    second: [0.77, 0.135, 72],
    tints: [
      [0.925, 0.028],
      [0.84, 0.055],
      [0.71, 0.085],
      [0.56, 0.1],
    ],
  },
  poster: {
    isDark: true,
    fonts: 'grotesque',
    ground: [0.36, 0.19, 265],
    surface: [0.42, 0.2, 265],
    ink: [0.99, 0.01, 95],
    muted: [0.9, 0.045, 270],
    accent: [0.89, 0.17, 97],
    second: [0.72, 0.19, 30],
    tintHue: 265,
    tints: [
      [0.44, 0.2],
      [0.52, 0.2],
      [0.63, 0.17],
      [0.76, 0.15],
    ],
  },
  linen: {
    isDark: false,
    fonts: 'humanist',
    ground: [0.945, 0.02, 82],
    surface: [0.978, 0.012, 85],
    ink: [0.24, 0.035, 335],
    muted: [0.46, 0.035, 340],
    accent: [0.43, 0.135, 342],
    second: [0.76, 0.125, 55],
    tints: [
      [0.89, 0.035],
      [0.8, 0.07],
      [0.69, 0.105],
      [0.55, 0.135],
    ],
  },
};
