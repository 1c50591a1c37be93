import { classNames } from './class-names.ts';

/** A bar in the place of a text that is on its way. Give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-shimmer rounded-badge bg-sunk', className)} />;
}
