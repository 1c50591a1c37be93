import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type StageProps = ComponentProps<'div'> & {
  /** Where the beam's lamp hangs, in percent of the width. */
  beamAt?: number;
  /** Where its light falls, in percent of the width. */
  beamTo?: number;
};

/** The dark house with one beam from above; dark in both themes. */
export function Stage({ beamAt = 80, beamTo, className, children, ...rest }: StageProps) {
  return (
    <div className={classNames('on-stage relative isolate overflow-hidden bg-stage', className)} {...rest}>
      <Beam at={beamAt} to={beamTo ?? beamAt} />
      {children}
    </div>
  );
}

function Beam({ at, to }: { at: number; to: number }) {
  const left = to - 44;
  const right = to + 26;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10 blur-[26px]">
      <div
        className="absolute -inset-x-6 -inset-y-4"
        style={{
          background:
            'linear-gradient(to bottom, rgb(255 227 176 / 42%), rgb(255 227 176 / 20%) 45%, rgb(255 227 176 / 5%))',
          clipPath: `polygon(${at - 4}% 0, ${at + 4}% 0, ${right}% 100%, ${left}% 100%)`,
        }}
      />
    </div>
  );
}
