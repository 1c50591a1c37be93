import type { TextPart } from './slide-design.ts';

/** How a kind of text is set: sizes in px with the largest first, line height in ems, tracking and word space in ems. */
export type TextRole = {
  part: TextPart;
  font: 'display' | 'body';
  weight: number | 'title';
  sizes: readonly number[];
  lineHeight: number;
  tracking: number | 'title';
  wordSpace?: number;
  maxLines: number;
  /** Lines for words that cannot be had in `maxLines` without a cut. */
  linesAtMost?: number;
  isCapitals?: boolean;
};

const titleSet = { part: 'title', font: 'display', weight: 'title', tracking: 'title', wordSpace: 0.055 } as const;

export const textRoles = {
  label: {
    part: 'label',
    font: 'body',
    weight: 600,
    sizes: [26, 25, 24],
    lineHeight: 1.2,
    tracking: 0.12,
    maxLines: 1,
    isCapitals: true,
  },
  poster: {
    ...titleSet,
    sizes: [196, 180, 164, 152, 140, 128, 118, 108, 100, 92, 84, 76, 68, 62, 56, 50, 46],
    lineHeight: 1.02,
    maxLines: 3,
    linesAtMost: 5,
  },
  cover: {
    ...titleSet,
    sizes: [180, 168, 156, 144, 132, 124, 116, 108, 100, 92, 84, 78, 72, 66, 60, 54, 48],
    lineHeight: 1.04,
    maxLines: 3,
    linesAtMost: 6,
  },
  title: {
    ...titleSet,
    sizes: [120, 112, 104, 96, 88, 82, 76, 70, 64, 60, 56, 52, 48, 44, 40],
    lineHeight: 1.06,
    maxLines: 3,
    linesAtMost: 5,
  },
  smallTitle: { ...titleSet, sizes: [88, 82, 76, 70, 66, 62, 58, 54, 50, 46, 42, 38], lineHeight: 1.08, maxLines: 3 },
  aside: { ...titleSet, sizes: [56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28], lineHeight: 1.2, maxLines: 3 },
  subtitle: {
    part: 'subtitle',
    font: 'body',
    weight: 400,
    sizes: [46, 43, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22],
    lineHeight: 1.38,
    tracking: -0.008,
    maxLines: 4,
  },
  bullet: {
    part: 'bullet',
    font: 'body',
    weight: 500,
    sizes: [60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20],
    lineHeight: 1.3,
    tracking: -0.006,
    maxLines: 5,
  },
  card: {
    part: 'bullet',
    font: 'body',
    weight: 500,
    sizes: [68, 64, 60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18],
    lineHeight: 1.3,
    tracking: -0.006,
    maxLines: 6,
  },
  note: {
    part: 'bullet',
    font: 'body',
    weight: 500,
    sizes: [44, 41, 38, 36, 34, 32, 30, 29, 28, 27, 26, 25, 24, 22, 20],
    lineHeight: 1.34,
    tracking: -0.004,
    maxLines: 4,
  },
  head: {
    part: 'head',
    font: 'body',
    weight: 700,
    sizes: [48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22],
    lineHeight: 1.2,
    tracking: -0.012,
    maxLines: 2,
  },
  amount: {
    part: 'amount',
    font: 'body',
    weight: 600,
    sizes: [52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20],
    lineHeight: 1.3,
    tracking: -0.006,
    maxLines: 1,
  },
  figure: {
    part: 'figure',
    font: 'display',
    weight: 'title',
    sizes: [520, 480, 440, 410, 380, 350, 320, 290, 260, 232, 208, 184, 164, 144, 126, 110, 96, 84, 72, 62],
    lineHeight: 1,
    tracking: -0.04,
    maxLines: 1,
  },
  total: {
    part: 'figure',
    font: 'display',
    weight: 'title',
    sizes: [148, 132, 118, 106, 96, 86, 76, 66, 58, 50],
    lineHeight: 1,
    tracking: -0.03,
    maxLines: 1,
  },
  figureLabel: {
    part: 'figure-label',
    font: 'body',
    weight: 500,
    sizes: [60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, 24],
    lineHeight: 1.26,
    tracking: -0.01,
    maxLines: 4,
  },
  quote: {
    part: 'quote',
    font: 'display',
    weight: 500,
    sizes: [136, 124, 112, 102, 92, 84, 78, 72, 66, 61, 57, 53, 49, 45, 41, 37, 34, 31],
    lineHeight: 1.16,
    tracking: -0.018,
    maxLines: 9,
  },
  by: {
    part: 'by',
    font: 'body',
    weight: 600,
    sizes: [34, 32, 30, 28, 26, 24, 22],
    lineHeight: 1.3,
    tracking: -0.004,
    maxLines: 2,
  },
  action: {
    part: 'subtitle',
    font: 'body',
    weight: 600,
    sizes: [36, 34, 32, 30, 28, 26, 24],
    lineHeight: 1.2,
    tracking: -0.01,
    maxLines: 1,
  },
  ordinal: {
    part: 'ordinal',
    font: 'display',
    weight: 'title',
    sizes: [164, 148, 132, 120, 108, 96, 84, 72, 60, 50, 42],
    lineHeight: 1,
    tracking: -0.03,
    maxLines: 1,
  },
  smallOrdinal: {
    part: 'ordinal',
    font: 'body',
    weight: 600,
    sizes: [36, 34, 32, 30, 28, 26, 24, 22, 20],
    lineHeight: 1.3,
    tracking: 0,
    maxLines: 1,
  },
  footer: { part: 'footer', font: 'body', weight: 500, sizes: [22, 21, 20], lineHeight: 1.3, tracking: 0, maxLines: 1 },
  number: {
    part: 'number',
    font: 'body',
    weight: 500,
    sizes: [22, 21, 20],
    lineHeight: 1.3,
    tracking: 0.01,
    maxLines: 1,
  },
} as const satisfies Record<string, TextRole>;

export type RoleName = keyof typeof textRoles;

/** Where in a role's sizes those of at most so many px begin. */
export function sizesFromPx(role: RoleName, px: number): number {
  const { sizes }: TextRole = textRoles[role];
  return Math.max(
    0,
    sizes.findIndex((size) => size <= px),
  );
}
