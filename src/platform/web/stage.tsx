import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type StageProps = ComponentProps<'div'> & {
  /** Where the beam's lamp hangs, in percent of the width. */
  beamAt?: number;
  /** Where its light falls on the floor, from and to, in percent of the width. */
  floor?: readonly [number, number];
};

/** The dark house with one beam from above; dark in both themes. */
export function Stage({ beamAt = 68, floor = [20, 96], className, children, ...rest }: StageProps) {
  return (
    <div className={classNames('on-stage relative isolate overflow-hidden bg-stage', className)} {...rest}>
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10 blur-[26px]">
        <div
          className="absolute -inset-x-6 -inset-y-4"
          style={{
            background:
              'linear-gradient(to bottom, rgb(255 227 176 / 42%), rgb(255 227 176 / 20%) 45%, rgb(255 227 176 / 5%))',
            clipPath: `polygon(calc(${beamAt}% - 36px) 0, calc(${beamAt}% + 36px) 0, ${floor[1]}% 100%, ${floor[0]}% 100%)`,
          }}
        />
      </div>
      {children}
    </div>
  );
}
