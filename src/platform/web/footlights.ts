/** The smallest share of the whole that a lamp keeps, so that a short section can still be seen and hit. */
const SMALLEST_SHARE = 0.07;

/** Keeps a percentage between 0 and 100; what is not a number is 0. */
export function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/** "5/8 sections (63%)": the figure beside every progress bar. */
export function progressText(completed: number, total: number, percent: number): string {
  return `${completed}/${total} sections (${Math.round(percent)}%)`;
}

/**
 * The widths of the lamps as shares that add up to 1: each by its section's speaking time in minutes, equal while
 * nothing is written, none below 7 %. A section without time of its own takes the mean of the others.
 */
export function lampShares(minutes: readonly number[] | undefined, count: number): number[] {
  const known = Array.from({ length: count }, (_, index) => Math.max(0, minutes?.[index] ?? 0));
  const spoken = known.filter((value) => value > 0);
  if (spoken.length === 0) return known.map(() => 1 / count);
  const mean = spoken.reduce((sum, value) => sum + value, 0) / spoken.length;
  const weights = known.map((value) => (value > 0 ? value : mean));
  const whole = weights.reduce((sum, value) => sum + value, 0);
  return raiseSmallest(weights.map((value) => value / whole));
}

function raiseSmallest(shares: readonly number[]): number[] {
  const least = Math.min(SMALLEST_SHARE, 1 / shares.length);
  const raised = new Set<number>();
  for (;;) {
    const free = 1 - raised.size * least;
    const rest = shares.reduce((sum, share, index) => (raised.has(index) ? sum : sum + share), 0);
    const fitted = shares.map((share, index) => (raised.has(index) ? least : (share / rest) * free));
    const below = fitted.findIndex((share, index) => share < least && !raised.has(index));
    if (below < 0) return fitted;
    raised.add(below);
  }
}

/** How far each lamp is lit, 0 to 1, when only the progress of the whole is known. */
export function lampsLitByPercent(percent: number, count: number): number[] {
  const lit = (clampPercent(percent) / 100) * count;
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, lit - index)));
}
