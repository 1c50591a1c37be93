import { classNames } from './class-names.ts';

/** Three pixels, one of space, one: at most once in a part of a page. `flip` puts the thin line first. */
export function OxfordRule({ flip = false, className }: { flip?: boolean; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'h-[5px] border-current',
        flip ? 'border-t border-b-[3px]' : 'border-t-[3px] border-b',
        className,
      )}
    />
  );
}
