import type { FontPairName } from '../../look.ts';

/** `name` is what other programs call the family, `weights` those that its package holds (none for a variable font). */
type FontPackage = {
  name: string;
  package: string;
  weights: readonly number[] | 'variable';
  subsets?: readonly string[];
};

const usual = [400, 500, 600, 700] as const;

export const fontPackages = {
  inter: { name: 'Inter', package: '@fontsource/inter', weights: usual },
  jakarta: { name: 'Plus Jakarta Sans', package: '@fontsource/plus-jakarta-sans', weights: usual },
  bricolage: { name: 'Bricolage Grotesque', package: '@fontsource/bricolage-grotesque', weights: usual },
  fraunces: { name: 'Fraunces', package: '@fontsource/fraunces', weights: usual },
  newsreader: { name: 'Newsreader', package: '@fontsource/newsreader', weights: usual },
  figtree: { name: 'Figtree', package: '@fontsource/figtree', weights: usual },
  arabic: { name: 'Noto Sans Arabic', package: '@fontsource/noto-sans-arabic', weights: usual, subsets: ['arabic'] },
  hebrew: { name: 'Noto Sans Hebrew', package: '@fontsource/noto-sans-hebrew', weights: usual, subsets: ['hebrew'] },
  devanagari: {
    name: 'Noto Sans Devanagari',
    package: '@fontsource/noto-sans-devanagari',
    weights: usual,
    subsets: ['devanagari'],
  },
  chinese: { name: 'Noto Sans SC', package: '@fontsource-variable/noto-sans-sc', weights: 'variable' },
  korean: { name: 'Noto Sans KR', package: '@fontsource-variable/noto-sans-kr', weights: 'variable' },
  math: { name: 'Noto Sans Math', package: '@fontsource/noto-sans-math', weights: [400] },
  symbols: { name: 'Noto Sans Symbols 2', package: '@fontsource/noto-sans-symbols-2', weights: [400] },
} as const satisfies Record<string, FontPackage>;

export type FontFamily = keyof typeof fontPackages;

/** Where a letter is looked for when its own family lacks it. */
export const fallbackFamilies: readonly FontFamily[] = [
  'inter',
  'arabic',
  'hebrew',
  'devanagari',
  'chinese',
  'korean',
  'math',
  'symbols',
];

/** `titleWeight` and `figureWeight` are what the display family looks best in. */
export const fontPairs: Record<
  FontPairName,
  { display: FontFamily; body: FontFamily; titleWeight: 500 | 600 | 700; titleTracking: number }
> = {
  grotesque: { display: 'bricolage', body: 'inter', titleWeight: 700, titleTracking: -0.026 },
  editorial: { display: 'fraunces', body: 'inter', titleWeight: 600, titleTracking: -0.018 },
  geometric: { display: 'jakarta', body: 'inter', titleWeight: 700, titleTracking: -0.032 },
  humanist: { display: 'newsreader', body: 'figtree', titleWeight: 500, titleTracking: -0.02 },
};
