import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = { className?: string; children: ReactNode };

/** 24 px high, a sign and a word. */
export function Badge({ className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-badge px-2 font-semibold text-xs',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Marks what needs the Pro plan, quietly, so that a list of gates does not shout. */
export function ProTag({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center rounded-[5px] bg-amber-tint px-1.5 font-bold text-[11px] text-progress-text',
        className,
      )}
    >
      Pro
    </span>
  );
}
