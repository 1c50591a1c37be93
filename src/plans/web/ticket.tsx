import type { ReactNode } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import { Stage } from '#platform/web/stage.tsx';

/** Each half lacks a quarter of a circle at both ends of the perforation, 11 px wide, so that the page shows through. */
const cutBelow =
  '[mask-composite:intersect] [mask-image:radial-gradient(11px_at_0_100%,#0000_97%,#000),radial-gradient(11px_at_100%_100%,#0000_97%,#000)]';
const cutAbove =
  '[mask-composite:intersect] [mask-image:radial-gradient(11px_at_0_0,#0000_97%,#000),radial-gradient(11px_at_100%_0,#0000_97%,#000)]';
const cutAtTheRight =
  'md:[mask-image:radial-gradient(11px_at_100%_0,#0000_97%,#000),radial-gradient(11px_at_100%_100%,#0000_97%,#000)]';
const cutAtTheLeft =
  'md:[mask-image:radial-gradient(11px_at_0_0,#0000_97%,#000),radial-gradient(11px_at_0_100%,#0000_97%,#000)]';

/** Where the page is as dark as the stage, a hairline shows where the stub ends; its foot are the lamps. */
const hairlineAbove =
  'rounded-t-[inherit] shadow-[inset_0_1px_rgb(251_248_243/13%),inset_1px_0_rgb(251_248_243/13%),inset_-1px_0_rgb(251_248_243/13%)]';
const hairlineAtTheLeft = 'md:rounded-l-[inherit] md:shadow-[inset_1px_1px_rgb(251_248_243/13%)]';

/** The show that the ticket is for: eight sections, all lit, as long as a script usually speaks. */
const minutes = [6, 3.5, 5, 6.5, 5, 3.5, 4.5, 3];

type TicketProps = {
  stub: ReactNode;
  /** The paper half. */
  children: ReactNode;
  /** Stub above paper at every width; otherwise beside it on wide screens. */
  upright?: boolean;
  className?: string;
};

/** A theatre ticket: a stage stub with lit lamps, a perforation with two notches, and paper. */
export function Ticket({ stub, children, upright = false, className }: TicketProps) {
  return (
    <div className={classNames('flex flex-col', !upright && 'md:flex-row', className)}>
      <Stage
        beamAt={72}
        floor={[18, 112]}
        className={classNames(
          'flex shrink-0 flex-col justify-between',
          cutBelow,
          upright ? hairlineAbove : classNames('md:w-[264px] lg:w-[348px]', cutAtTheRight, hairlineAtTheLeft),
        )}
      >
        {stub}
        <div aria-hidden="true">
          <Footlights completed={8} progress={100} minutes={minutes} size="lg" glow />
        </div>
      </Stage>
      <div
        className={classNames(
          'flex min-h-0 min-w-0 flex-1 flex-col border-line-strong border-t-2 bg-dialog',
          cutAbove,
          upright
            ? 'rounded-b-[inherit] border-x border-b [border-style:dashed_solid_solid]'
            : classNames('border-dashed md:border-t-0 md:border-l-2', cutAtTheLeft),
        )}
      >
        {children}
      </div>
    </div>
  );
}
