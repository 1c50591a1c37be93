import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { clampPercent, lampShares, lampsLitByPercent, progressText } from './footlights.ts';

export type FootlightsSize = 'sm' | 'md' | 'lg';

const heights: Record<FootlightsSize, string> = { sm: 'h-1.5', md: 'h-2', lg: 'h-2.5' };

type FootlightsProps = {
  completed: number;
  total?: number;
  /** Percent of the whole; anything outside 0 to 100 is clamped. */
  progress: number;
  /** How far each section is lit, 0 to 1; without it the lamps follow `progress`. */
  lit?: readonly number[];
  /** Speaking time of each section; it makes the silhouette. */
  minutes?: readonly number[];
  size?: FootlightsSize;
  /** On a stage: lit lamps throw a soft glow upwards. */
  glow?: boolean;
  /** Which section's hue each lamp has, when there are not eight in order; 0 is neutral. */
  sections?: readonly number[];
  label?: string;
  valueText?: string;
  className?: string;
};

/** The one form of progress: a row of lamps, lit, lit in part or unlit. */
export function Footlights({
  completed,
  total = 8,
  progress,
  lit,
  minutes,
  size = 'md',
  glow = false,
  sections,
  label = 'Progress',
  valueText,
  className,
}: FootlightsProps) {
  const percent = clampPercent(progress);
  const shares = lampShares(minutes, total);
  const brightness = lit ?? lampsLitByPercent(percent, total);
  const lamps = shares.map((share, place) => ({
    place,
    share,
    section: sections?.[place] ?? place + 1,
    lit: Math.min(1, Math.max(0, brightness[place] ?? 0)),
  }));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText ?? progressText(completed, total, percent)}
      data-size={size}
      className={classNames('flex w-full gap-[3px]', heights[size], className)}
    >
      {lamps.map((lamp) => (
        <Lamp key={lamp.place} {...lamp} glow={glow} />
      ))}
    </div>
  );
}

type LampProps = { section: number; share: number; lit: number; glow: boolean; place: number };

function Lamp({ section, share, lit, glow, place }: LampProps) {
  const delay: CSSProperties = { animationDelay: `${place * 60}ms` };
  return (
    <div data-section={section} data-lit={lit} className="relative h-full bg-unlit" style={{ flex: `${share} 1 0%` }}>
      {glow && lit > 0 && <Glow lit={lit} />}
      {lit > 0 && (
        <div className="h-full animate-lamp bg-mark" style={{ ...delay, width: `${clampPercent(lit * 100)}%` }} />
      )}
    </div>
  );
}

function Glow({ lit }: { lit: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full left-0 h-14 animate-glow blur-[6px] md:h-26"
      style={{
        width: `${lit * 100}%`,
        background:
          'radial-gradient(50% 100% at 50% 100%, color-mix(in srgb, var(--mark) 40%, transparent), transparent)',
      }}
    />
  );
}
