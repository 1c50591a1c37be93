import { classNames } from '#platform/web/class-names.ts';
import { proPlan } from '../price.ts';

/** "$297/month", the figure as large as the stub bears it; paper-white, amber is kept for the button. */
export function Price({ className }: { className?: string }) {
  return (
    <p className={classNames('flex items-baseline whitespace-nowrap', className)}>
      <span className="font-[750] font-display text-[72px] leading-[0.88] tracking-[-0.03em] [font-stretch:78%] md:text-[84px] lg:text-[104px]">
        ${proPlan.amount}
      </span>
      <span className="ml-1.5 font-medium text-lg">/{proPlan.interval}</span>
    </p>
  );
}
