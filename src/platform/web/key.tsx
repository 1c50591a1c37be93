import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A key of the keyboard, drawn as one. */
export function Key({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line-strong px-1 font-medium font-sans text-[11px] leading-none',
        className,
      )}
    >
      {children}
    </kbd>
  );
}

/** "⌘S" where that key exists, otherwise "Ctrl S". */
export const commandKey = (letter: string): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl ${letter}`;
